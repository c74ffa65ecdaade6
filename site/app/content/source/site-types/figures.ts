import * as v from "valibot";
import type { Stat } from "~/content/model/model.ts";
import type { MarketRank } from "~/content/model/site-content.ts";
import { byOrder, optionalWords, place, wholeNumber, words, wordsOrNull } from "./fields.ts";
import { listType } from "./site-type.ts";

export const statCards = listType({
  name: "stats",
  schema: v.object({
    ...place,
    convention: v.picklist(["built", "under-way", "planned"], "must be built, under-way or planned"),
    label: words,
    note: optionalWords,
    units: v.pipe(wholeNumber, v.minValue(0)),
  }),
  compare: byOrder,
  make: ({ convention, label, note, units }): Stat => ({ units, label, note, convention }),
  place: (stats) => ({ stats }),
});

export const marketRanks = listType({
  name: "market-ranks",
  schema: v.object({ ...place, rank: words, scope: optionalWords, source: wordsOrNull, text: words }),
  compare: byOrder,
  make: ({ rank, scope, source, text }): MarketRank => ({ rank, text, scope, source }),
  place: (ranks) => ({ marketRanks: ranks }),
});
