import { newsletter } from "~/copy/newsletter.ts";
import { linkPaths } from "~/leads/newsletter/link-page.ts";
import { linkAction, linkLoader } from "~/leads/newsletter/link-pages.server.ts";
import { metaIn } from "~/seo/page-meta.ts";
import { LinkPage } from "../link-page.tsx";
import type { Route } from "./+types/route.ts";

export { linkHeaders as headers } from "~/leads/newsletter/link-pages.server.ts";

export const handle = { endsInGrassDrawing: true };

export const loader = linkLoader("confirm");
export const action = linkAction("confirm");

export const meta = metaIn(newsletter, ({ links }) => ({
  ...links.confirm.meta,
  noindex: true,
  path: linkPaths.confirm,
}));

export default function Confirm({ actionData, loaderData }: Route.ComponentProps) {
  return <LinkPage action={linkPaths.confirm} page={actionData ?? loaderData} purpose="confirm" />;
}
