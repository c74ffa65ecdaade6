import { newsletter } from "~/copy/newsletter.ts";
import { linkPaths } from "~/leads/newsletter/link-page.ts";
import { linkAction, linkLoader } from "~/leads/newsletter/link-pages.server.ts";
import { metaIn } from "~/seo/page-meta.ts";
import { LinkPage } from "../link-page.tsx";
import type { Route } from "./+types/route.ts";

export { linkHeaders as headers } from "~/leads/newsletter/link-pages.server.ts";

export const handle = { endsInGrassDrawing: true };

export const loader = linkLoader("unsubscribe");
export const action = linkAction("unsubscribe");

export const meta = metaIn(newsletter, ({ links }) => ({
  ...links.unsubscribe.meta,
  noindex: true,
  path: linkPaths.unsubscribe,
}));

export default function Unsubscribe({ actionData, loaderData }: Route.ComponentProps) {
  return <LinkPage action={linkPaths.unsubscribe} page={actionData ?? loaderData} purpose="unsubscribe" />;
}
