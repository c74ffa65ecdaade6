import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import type { WithheldKind } from "~/content/model/withheld.ts";
import { joinWithAnd } from "~/content/model/wording/running-text.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { layout } from "~/copy/layout.ts";

type Noun = "people" | "partners" | "videos" | "sources" | "episodes" | "posts" | "newsletters";

/** Nouns of the sample line. It omits those with `impliedByCompany` if the company itself is a sample. */
const nouns: readonly (readonly [noun: Noun, kinds: readonly WithheldKind[], impliedByCompany?: true])[] = [
  ["people", ["people"]],
  ["partners", ["partners"]],
  ["videos", ["introductionVideo", "founderVideo", "testimonials", "mediaVideos"]],
  ["sources", ["sources"]],
  ["episodes", ["episodes"], true],
  ["posts", ["posts"], true],
  ["newsletters", ["newsletters"], true],
];

/** Returns the line that names the samples in `nouns` and the company; null if there are none, or on a live site. */
export function sampleLine({
  isLive,
  withheld,
  copyEdits,
}: Pick<ContentSnapshot, "isLive" | "withheld" | "copyEdits">): string | null {
  if (isLive) return null;
  const { samples } = withEdits(layout, copyEdits).footer;
  const kinds = new Set(withheld.map(({ kind }) => kind));
  const isCompanySample = kinds.has("company");
  const words = nouns
    .filter(
      ([, nounKinds, isImplied]) =>
        !(isCompanySample && isImplied) && nounKinds.some((kind) => kinds.has(kind)),
    )
    .map(([noun]) => samples[noun]);
  if (isCompanySample) {
    return words.length > 0 ? fill(samples.ofCompany, { nouns: joinWithAnd(words) }) : samples.companyAlone;
  }
  return words.length > 0 ? fill(samples.ofOthers, { nouns: joinWithAnd(words) }) : null;
}
