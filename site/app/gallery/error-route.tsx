import type { LoaderFunctionArgs } from "react-router";
import { requireGallery } from "./gallery-only.server.ts";

/** A page that cannot be shown: the error screen of the whole site stands in its place. */
export function loader(args: LoaderFunctionArgs) {
  requireGallery(args);
  throw new Response(null, { status: 503, statusText: "Service Unavailable" });
}

export default function ErrorScreenExample() {
  return null;
}
