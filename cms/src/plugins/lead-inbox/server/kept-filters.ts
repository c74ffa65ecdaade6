import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { stored } from "../../../stored";

/** A filter that somebody keeps for the list of leads: the query of its address. */
const keptFilterSchema = z
  .object({ name: z.string().trim().min(1).max(60), query: z.string().min(1).max(2000) })
  .strict();

export type KeptFilter = z.infer<typeof keptFilterSchema>;

export const keptFiltersSchema = z.array(keptFilterSchema).max(20);

export const keptFilters = (strapi: Core.Strapi, personId: number) =>
  stored(strapi, {
    type: "plugin",
    name: "lead-inbox",
    key: `filters-${personId}`,
    schema: keptFiltersSchema.catch([]),
    initial: [],
  });

/** A shorter name counts as a word of its own alone: Ed is part of many others. */
const longEnough = 5;

const wordsOf = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;

/** Forgets every kept filter, of whoever, in which one of these texts of a person stands. */
export async function forgetFiltersWith(strapi: Core.Strapi, texts: string[]): Promise<void> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== "");
  const people: { id: number }[] = await strapi.db.query("admin::user").findMany({ select: ["id"] });
  for (const { id } of people) {
    const kept = keptFilters(strapi, id);
    const filters = await kept.read();
    const left = filters.filter(({ name, query }) => {
      // How the list is sorted says nothing of anybody.
      const asked = [...new URLSearchParams(query)].filter(([key]) => key !== "sort" && key !== "page");
      const said = [name, ...asked.map(([, value]) => value)].join(" ").toLowerCase();
      const isSaid = (text: string) =>
        text.length < longEnough ? wordsOf(said).includes(wordsOf(text)) : said.includes(text);
      return !wanted.some(isSaid);
    });
    if (left.length < filters.length) await kept.write(left);
  }
}
