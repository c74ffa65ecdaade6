import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { stored } from "../../../stored";

/** A filter that somebody keeps for the list of leads: the query of its address. */
const keptFilterSchema = z
  .object({ name: z.string().trim().min(1).max(60), query: z.string().min(1).max(2000) })
  .strict();

export const keptFiltersSchema = z.array(keptFilterSchema).max(20);

export const keptFilters = (strapi: Core.Strapi, personId: number) =>
  stored(strapi, {
    type: "plugin",
    name: "lead-inbox",
    key: `filters-${personId}`,
    schema: keptFiltersSchema.catch([]),
    initial: [],
  });

/** Forgets every kept filter, of whoever, in which one of these texts of a person stands. */
export async function forgetFiltersWith(strapi: Core.Strapi, texts: string[]): Promise<void> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== "");
  const people: { id: number }[] = await strapi.db.query("admin::user").findMany({ select: ["id"] });
  for (const { id } of people) {
    const kept = keptFilters(strapi, id);
    const filters = await kept.read();
    const left = filters.filter(({ name, query }) => {
      const said = `${name} ${[...new URLSearchParams(query).values()].join(" ")}`.toLowerCase();
      return !wanted.some((text) => said.includes(text));
    });
    if (left.length < filters.length) await kept.write(left);
  }
}
