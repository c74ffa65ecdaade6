import { missingPage } from "~/seo/missing-page.server.ts";
import type { Route } from "./+types/unknown-path.ts";

/** Any unknown path redirects to /404 (specification, section 2), unless an editor has moved what was there. */
export function loader({ context, url }: Route.LoaderArgs) {
  return missingPage(context, url);
}
