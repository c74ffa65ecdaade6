import { offering, sampleSettings } from "./content.ts";
import { html } from "./markup.ts";
import { framed, type Page } from "./page.ts";
import { atAGlance, type Entry } from "./pages/at-a-glance.ts";
import { bonusPerks } from "./pages/bonus-perks.ts";
import { contact } from "./pages/contact.ts";
import { homes } from "./pages/homes.ts";
import { leadership } from "./pages/leadership.ts";
import { market } from "./pages/market.ts";
import { opening } from "./pages/opening.ts";
import { pastOpportunities } from "./pages/past-opportunities.ts";
import { returnClasses } from "./pages/return-classes.ts";
import { risks } from "./pages/risks.ts";
import { aboutProjects, secondPhase } from "./pages/second-phase.ts";
import { planFromAbove, plansFromWithin } from "./pages/site-plans.ts";
import { steps } from "./pages/steps.ts";
import { taxBenefits } from "./pages/tax-benefits.ts";

const { figuresAsOf, brand } = sampleSettings;

const following: readonly Page[] = [
  secondPhase,
  aboutProjects,
  planFromAbove,
  plansFromWithin,
  pastOpportunities,
  homes,
  market,
  returnClasses,
  bonusPerks,
  taxBenefits,
  leadership,
  risks,
  steps,
  contact,
];

function entries(pages: readonly Page[], firstNumber: number): readonly Entry[] {
  return pages.flatMap(({ entry }, index) => (entry ? [{ page: firstNumber + index, title: entry }] : []));
}

export const pages: readonly Page[] = [
  opening,
  atAGlance([...entries([opening], 1), ...entries(following, 3)]),
  ...following,
];

export const title = offering.deck.fileName.replace(/\.pdf$/, "");

export const properties = { publishedAt: `${figuresAsOf}T00:00:00Z`, publisher: brand };

export const source = html`<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="/deck.css"></head>
<body>
${pages.map((page, index) => framed(page, { brand, number: index + 1 }))}
</body>
</html>`.source;
