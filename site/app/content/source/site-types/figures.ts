import * as v from "valibot";
import type { Stat } from "../../model/model.ts";
import type { MarketRank } from "../../model/site-content.ts";
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
  order: byOrder,
  make: ({ convention, label, note, units }): Stat => ({ units, label, note, convention }),
  add: ({ stats }, stat) => stats.push(stat),
});

export const marketRanks = listType({
  name: "market-ranks",
  schema: v.object({ ...place, rank: words, scope: optionalWords, source: wordsOrNull, text: words }),
  order: byOrder,
  make: ({ rank, scope, source, text }): MarketRank => ({ rank, text, scope, source }),
  add: ({ marketRanks }, rank) => marketRanks.push(rank),
});
