import { withEdits } from "../../copy/copy.ts";
import { offer } from "../../copy/offer.ts";
import { hashOf } from "../hash.server.ts";
import { postLibrary } from "../model/model.ts";
import { emptyContent } from "../model/site-content.ts";
import type { ContentSnapshot } from "../model/snapshot.ts";
import {
  liveOffering,
  liveSettings,
  type Withheld,
  withheldOffering,
  withheldSettings,
} from "../model/withheld.ts";
import { feesPlaceholder } from "../model/wording/offer.ts";
import { pageDocuments } from "../search/documents.ts";
import { contentTypes } from "../types/all-types.ts";
import type { BuiltEntry } from "../types/content-type.ts";
import { bundledOffering, bundledSettings, launchType } from "../types/single-types.ts";

/**
 * Builds a consistent snapshot of everything pages show. `publishedEntries` returns the published entries of a type.
 * `withWithheld` keeps what a live site leaves out, for previews. `newslettersRefused` is true if the content service
 * has refused each request for the newsletter list so far.
 */
export function buildSnapshot(
  publishedEntries: (type: string) => readonly BuiltEntry[],
  { isTrial = false, newslettersRefused = false, withWithheld = false } = {},
): ContentSnapshot {
  const content = emptyContent(bundledSettings, bundledOffering);
  const versions: unknown[] = [];
  const withheld: Withheld[] = [];
  for (const launch of publishedEntries(launchType.name)) launch.addTo(content);
  const showsWithheld = withWithheld || !content.isLive;
  for (const { name } of contentTypes.values()) {
    const sortedEntries = publishedEntries(name).toSorted(byOrder);
    for (const builtEntry of sortedEntries.flatMap((entry) => [entry, ...entry.parts])) {
      if (builtEntry.withheld) withheld.push(builtEntry.withheld);
      if (showsWithheld || !builtEntry.withheld) builtEntry.addTo(content);
    }
    versions.push([name, sortedEntries.map(({ version }) => version)]);
  }
  const areNewslettersRefused = newslettersRefused && content.newsletters.length === 0;
  const version = hashOf([versions, areNewslettersRefused, isTrial]);
  const { offering, posts, questions, sampleSettingNames, searchDocuments, settings, ...otherContent } =
    content;
  const fees = withEdits(offer, content.copyEdits).fees[offering.feeBasis];
  withheld.push(...withheldSettings(sampleSettingNames), ...withheldOffering(offering));
  return {
    ...otherContent,
    version,
    isTrial,
    newslettersRefused: areNewslettersRefused,
    offering: showsWithheld ? offering : liveOffering(offering),
    posts: postLibrary(posts),
    searchDocuments: [...pageDocuments(content.copyEdits), ...searchDocuments],
    questions: questions.map((item) => ({ ...item, answer: item.answer.replace(feesPlaceholder, fees) })),
    settings: showsWithheld ? settings : liveSettings(settings, sampleSettingNames),
    withheld,
  };
}

/** Compares sort keys part by part: numbers numerically, strings alphabetically. */
function byOrder({ order: a }: BuiltEntry, { order: b }: BuiltEntry): number {
  for (const [index, value] of a.entries()) {
    const otherValue = b[index] ?? 0;
    const difference =
      typeof value === "number" && typeof otherValue === "number"
        ? value - otherValue
        : String(value).localeCompare(String(otherValue), "en");
    if (difference) return difference;
  }
  return 0;
}
