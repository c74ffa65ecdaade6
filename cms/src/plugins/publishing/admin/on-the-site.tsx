import { SiteLink } from "../../../admin/site-link";
import { useAnswer } from "../../../admin/use-service";
import { fieldsOf, textIn } from "../../../lib/values";
import { type SidePanelComponent, useContentManagerContext } from "../../../strapi/panel/content-manager";

/** Side panel of a published entry: a link to its page, from `pluginOptions` of the schema. */
export const OnTheSite: SidePanelComponent = ({ document }) => {
  const { contentType } = useContentManagerContext();
  const { answer: site } = useAnswer<string>("/page-copy/site");
  const page = textIn(contentType?.pluginOptions?.publishing, "page");
  const isPublished = document?.status === "published" || document?.status === "modified";
  if (!page || !site || !isPublished) return null;
  const path = page.replace(/\{(\w+)\}/g, (_, field: string) => textIn(fieldsOf(document), field) ?? "");
  return { title: "On the site", content: <SiteLink href={`${site}${path}`} /> };
};
