import type { LoaderFunctionArgs } from "react-router";
import { missingPage } from "~/seo/missing-page.server.ts";

/** Throws the response for an unknown URL unless the site was started with GALLERY=1. */
export function requireGallery({ context, url }: Pick<LoaderFunctionArgs, "context" | "url">): void {
  if (process.env.GALLERY !== "1") throw missingPage(context, url);
}
