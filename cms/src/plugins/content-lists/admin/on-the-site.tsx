import { SiteLink } from "../../../admin/site-link";
import type { SidePanelComponent } from "../../../strapi/panel/content-manager";
import { useList } from "./use-lists";

/** Beside an entry that visitors can see: the page that shows it. */
export const OnTheSite: SidePanelComponent = ({ model, document }) => {
  const entryPage = useList(model)?.entryPage;
  const isPublished = document?.status === "published" || document?.status === "modified";
  if (!entryPage || !isPublished) return null;
  const href = entryPage.replace(/\{(\w+)\}/g, (_, field: string) => String(document[field] ?? ""));
  return { title: "On the site", content: <SiteLink href={href} /> };
};
