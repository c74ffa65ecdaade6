import type { Project } from "~/content/model/model.ts";
import type { Offering, ReturnClass } from "~/content/model/offering.ts";
import { hasOwnPage } from "~/content/model/project-url.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { marketNote, sourceNote, targetIrr } from "~/content/model/wording/offer.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import type { offer } from "~/copy/offer.ts";
import type { southDakota } from "~/copy/south-dakota.ts";

type Copy = typeof southDakota;

export function leadOf({ hero, state }: Copy, projects: readonly Project[]): string {
  const open = projects.filter(({ ongoing, sold }) => ongoing && !sold);
  const place = sharedCity(open) ?? state;
  if (open.length === 0) return fill(hero.noneOpen, { place });
  const communities = fill(open.length === 1 ? hero.oneCommunity : hero.manyCommunities, {
    count: capitalize(countWord(open.length)),
  });
  return fill(hero.lead, { communities, date: amountsDate(open), place });
}

export function descriptionOf(
  description: Copy["meta"]["description"],
  { length }: readonly Project[],
): string {
  const contents = length === 1 ? description.ofOne : fill(description.ofMany, { count: countWord(length) });
  return fill(description.text, { contents: length > 0 ? contents : description.ofNone });
}

export function projectsTitle({ projects: title, state }: Copy, projects: readonly Project[]): string {
  return fill(title, { place: sharedCity(projects) ?? state });
}

/** Returns the minimum investment and the market figures. `basis` is the audience, or the place and period. */
export function factsOf(copy: Copy["figures"], { marketFigures, minimumInvestment }: Offering) {
  return [
    { basis: copy.basisOfMinimum, label: copy.minimumInvestment, value: minimumInvestment },
    ...marketFigures.map(({ label, value }) => {
      const [name = label, qualifier] = label.split(", ");
      return { basis: [copy.place, qualifier].filter(Boolean).join(", "), label: name, value };
    }),
  ];
}

/** Returns the target IRR and a sentence above the class table. Both name the project with these classes: the one with its own page. */
export function targetsOf(
  { classes, figures }: Copy,
  returns: typeof offer.returns,
  projects: readonly Project[],
  returnClasses: readonly ReturnClass[],
): { classes?: string; target?: string } {
  const project = projects.find(hasOwnPage)?.title;
  const target = targetIrr(returns, returnClasses);
  if (!(project && target)) return {};
  return { classes: fill(classes, { project }), target: fill(figures.target, { project, target }) };
}

/** Returns the source of the market figures, if known, and their caution. */
export function marketCaution(
  copy: typeof offer.market,
  { marketFigures, marketFiguresSource }: Offering,
): string {
  if (marketFigures.length === 0) return "";
  const source = sourceNote(copy, marketFiguresSource);
  return [source, marketNote(copy, [marketFiguresSource])].filter(Boolean).join(" ");
}
