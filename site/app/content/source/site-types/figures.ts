import { marketRank, stat } from "../../model/site-content.ts";
import { plainType } from "./site-type.ts";

export const statCards = plainType({
  name: "unitCounts",
  schema: stat,
  add: ({ stats }, card) => stats.push(card),
});

export const marketRanks = plainType({
  name: "marketRanks",
  schema: marketRank,
  withheld: ({ source, text }) => (source === null ? { kind: "sources", name: text } : null),
  add: ({ marketRanks }, rank) => marketRanks.push(rank),
});
