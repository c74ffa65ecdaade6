import type { LoaderFunctionArgs } from "react-router";
import { requireGallery } from "./gallery-only.server.ts";

/** Throws, to show the site's error screen. */
export function loader(args: LoaderFunctionArgs) {
  requireGallery(args);
  throw new Response(null, { status: 503, statusText: "Service Unavailable" });
}

export default function ErrorScreenExample() {
  return null;
}
