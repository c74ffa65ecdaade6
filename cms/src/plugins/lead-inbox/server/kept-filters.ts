import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";

/** A filter that somebody keeps for the list of leads: the query of its address. */
export const keptFilterSchema = z
  .object({ name: z.string().trim().min(1).max(60), query: z.string().min(1).max(2000) })
  .strict();

export const keptFiltersSchema = z.array(keptFilterSchema).max(20);
type KeptFilter = z.infer<typeof keptFilterSchema>;

const storeOf = (strapi: Core.Strapi, personId: number) =>
  strapi.store({ type: "plugin", name: "lead-inbox", key: `filters-${personId}` });

export async function keptFiltersOf(strapi: Core.Strapi, personId: number): Promise<KeptFilter[]> {
  const stored = keptFiltersSchema.safeParse(await storeOf(strapi, personId).get({}));
  return stored.success ? stored.data : [];
}

export const keepFilters = (strapi: Core.Strapi, personId: number, value: KeptFilter[]): Promise<void> =>
  storeOf(strapi, personId).set({ value });

/** Forgets every kept filter, of whoever, in which one of these texts of a person stands. */
export async function forgetFiltersWith(strapi: Core.Strapi, texts: string[]): Promise<void> {
  const wanted = texts.map((text) => text.trim().toLowerCase()).filter((text) => text !== "");
  const people: { id: number }[] = await strapi.db.query("admin::user").findMany({ select: ["id"] });
  for (const { id } of people) {
    const filters = await keptFiltersOf(strapi, id);
    const left = filters.filter(({ name, query }) => {
      const said = `${name} ${[...new URLSearchParams(query).values()].join(" ")}`.toLowerCase();
      return !wanted.some((text) => said.includes(text));
    });
    if (left.length < filters.length) await keepFilters(strapi, id, left);
  }
}
