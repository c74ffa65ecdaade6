import type { Project } from "~/content/model/model.ts";
import type { Offering } from "~/content/model/offering.ts";
import { hasOwnPage } from "~/content/model/projects.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { marketNote, sourceNote } from "~/content/model/wording/offer.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalize, countWord, joinWithAnd, uncapitalize } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import type { offer } from "~/copy/offer.ts";
import type { southDakota } from "~/copy/south-dakota.ts";

type Copy = typeof southDakota;

/** Position of the row on renter demand in the case for the state. */
const demandRow = 2;

/** Returns the sentence below the title. It counts the open projects, if any, with their place, date and minimum. */
export function leadOf(
  { hero, state }: Copy,
  projects: readonly Project[],
  minimumInvestment: string,
): string {
  const open = projects.filter(({ ongoing, sold }) => ongoing && !sold);
  const place = sharedCity(open) ?? state;
  if (open.length === 0) return fill(hero.noneOpen, { place });
  const communities = fill(open.length === 1 ? hero.oneCommunity : hero.manyCommunities, {
    count: capitalize(countWord(open.length)),
  });
  return fill(hero.lead, { communities, date: amountsDate(open), minimumInvestment, place });
}

/** Returns the meta description, with the number of projects. */
export function descriptionOf(
  description: Copy["meta"]["description"],
  { length }: readonly Project[],
): string {
  if (length === 0) return fill(description.text, { contents: description.ofNone });
  const contents = length === 1 ? description.ofOne : fill(description.ofMany, { count: countWord(length) });
  return fill(description.text, { contents });
}

export function projectsTitle({ projects: title, state }: Copy, projects: readonly Project[]): string {
  return fill(title, { place: sharedCity(projects) ?? state });
}

/** Returns the text on classes, and the label of the link to the published ones: those of the project with its own page. */
export function classesTexts({ classes }: Copy, projects: readonly Project[]) {
  const project = projects.find(hasOwnPage);
  if (!project) return { text: classes.none };
  const named = { project: project.title };
  const text = project.ongoing && !project.sold ? classes.open : classes.funded;
  return { link: fill(classes.link, named), text: fill(text, named) };
}

/** Returns the case for the state. Market figures, if any, replace the text on renter demand, with source and caution. */
export function caseRows(
  { case: { demand, rows } }: Copy,
  market: typeof offer.market,
  { marketFigures, marketFiguresSource }: Pick<Offering, "marketFigures" | "marketFiguresSource">,
) {
  if (marketFigures.length === 0) return rows;
  const figures = marketFigures.map(({ label, value }) => {
    const [figure = "", ...basis] = uncapitalize(label).split(", ");
    return [figure, "of", value, ...basis].join(" ");
  });
  const text = [
    fill(demand, { figures: joinWithAnd(figures) }),
    sourceNote(market, marketFiguresSource),
    marketNote(market, [marketFiguresSource]),
  ];
  return rows.map((row, index) =>
    index === demandRow ? { ...row, text: text.filter(Boolean).join(" ") } : row,
  );
}
