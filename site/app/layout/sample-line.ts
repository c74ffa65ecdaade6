import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import { listed } from "~/content/model/wording/words.ts";
import { layout } from "~/words/layout.ts";
import { fill } from "~/words/words.ts";

const { samples } = layout.footer;

/** What belongs to a company, and is understood to be a sample with it, is named once the company is real. */
const nouns: readonly (readonly [noun: string, kinds: readonly WithheldKind[], isCompanys?: true])[] = [
  [samples.people, ["people"]],
  [samples.partners, ["partners"]],
  [samples.videos, ["introductionVideo", "founderVideo", "testimonials", "mediaVideos"]],
  [samples.sources, ["sources"]],
  [samples.episodes, ["episodes"], true],
  [samples.posts, ["posts"], true],
  [samples.newsletters, ["newsletters"], true],
];

/** The one line that says what of the site is a sample; null where nothing is, or nothing of it is printed. */
export function sampleLine({
  isLive,
  withheld,
}: Pick<ContentSnapshot, "isLive" | "withheld">): string | null {
  if (isLive) return null;
  const kinds = new Set(withheld.map(({ kind }) => kind));
  const isOfCompany = kinds.has("company");
  const found = nouns
    .filter(([, of, isCompanys]) => !(isOfCompany && isCompanys) && of.some((kind) => kinds.has(kind)))
    .map(([noun]) => noun);
  if (isOfCompany) {
    return found.length > 0 ? fill(samples.ofCompany, { nouns: listed(found) }) : samples.companyAlone;
  }
  return found.length > 0 ? fill(samples.ofOthers, { nouns: listed(found) }) : null;
}
