import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { type ContentType, editingPath, hasField } from "../../../content";
import { environment } from "../../../environment";
import { permissionsOn } from "../../../strapi/content-manager";

/** Parts of the site, in the order of its menu; others come after them. */
const groups = ["Home", "Pages", "Money pages", "About", "Media", "Blog", "Settings"];

const optionsSchema = z.object({
  /** `pluginOptions.content-lists` of a schema: the part of the site in which its entries appear. */
  "content-lists": z.object({
    group: z.string(),
    /** Where they are listed, unless that is the page on which one of them is looked at. */
    page: z.string().optional(),
  }),
  publishing: z.object({ page: z.string() }).optional(),
});

export interface ContentList {
  uid: string;
  name: string;
  /** Where its entries appear, in words. */
  line: string;
  group: string;
  /** In the panel. */
  href: string;
  /** The address of the page on the site; null for what no page shows. */
  page: string | null;
  /** May hold fields of an entry, as in `https://www.example.com/blog/{slug}`. */
  entryPage: string | null;
  isOrdered: boolean;
}

/** What somebody may work with, by where it appears on the site. */
export function readableLists(strapi: Core.Strapi, userAbility: unknown): ContentList[] {
  const lists = Object.values<ContentType>({ ...strapi.contentTypes }).flatMap((type) => {
    const options = optionsSchema.safeParse(type.pluginOptions);
    if (!options.success || !permissionsOn(strapi, userAbility, type.uid).can.read()) return [];
    return [contentList(type, options.data)];
  });
  const placeOf = ({ group }: ContentList) =>
    groups.includes(group) ? groups.indexOf(group) : groups.length;
  return lists.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, "en"),
  );
}

function contentList(type: ContentType, options: z.infer<typeof optionsSchema>): ContentList {
  const { uid, info } = type;
  const entryPage = options.publishing?.page;
  const { group, page = entryPage?.includes("{") ? undefined : entryPage } = options["content-lists"];
  const { publicUrl } = environment();
  return {
    uid,
    name: info.displayName,
    line: info.description ?? "",
    group,
    href: editingPath(type),
    page: page === undefined ? null : `${publicUrl}${page}`,
    entryPage: entryPage === undefined ? null : `${publicUrl}${entryPage}`,
    isOrdered: hasField(type, "order"),
  };
}
