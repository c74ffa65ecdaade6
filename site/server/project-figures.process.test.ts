import { describe, expect, it } from "vitest";
import { pages } from "../testing/routes.ts";
import { fetchFromSharedSite, type PagePart, servedPage } from "../testing/served-page.ts";

const shownPages = await Promise.all(
  [...pages, "/search?q=sioux+falls"].map(async (path) => ({ page: await servedPage(path), path })),
);

/** Printed values by subject, each with the paths of the pages that show it. */
type ValuesBySubject = Map<string, Map<string, string[]>>;

function addValue(printed: ValuesBySubject, subject: string, value: string, path: string): void {
  const values = printed.get(subject) ?? new Map<string, string[]>();
  values.set(value, [...(values.get(value) ?? []), path]);
  printed.set(subject, values);
}

const contradictionsIn = (printed: ValuesBySubject) =>
  [...printed].filter(([, values]) => values.size > 1).map(([subject, values]) => ({ subject, values }));

const kinds = {
  amount: /\$\d[\d.,]*[km]?/g,
  percentage: /\d+(?=%)/g,
  status: /\bOngoing\b|\bFull Funded\b/g,
};

function addFigures(printed: ValuesBySubject, subject: string, text: string, path: string): void {
  for (const [kind, pattern] of Object.entries(kinds))
    for (const [value] of text.matchAll(pattern)) addValue(printed, `${subject}, ${kind}`, value, path);
}

/** Returns the elements that show figures of a project as of a date. */
const datedFiguresIn = (page: PagePart) => page.all("[data-project]");
/** Returns separate texts, because a title that ends in a number would run into the next figure. */
const textsIn = (part: PagePart): string[] => {
  const texts = part.texts("dd, dt, p, span, td");
  return texts.length > 0 ? texts : [part.text];
};
const subjectOf = (part: PagePart) => `${part.attribute("data-project")} on ${part.attribute("data-as-of")}`;

describe("status, percentage and remaining amount of a project", () => {
  const printed: ValuesBySubject = new Map();
  for (const { page, path } of shownPages) {
    for (const part of datedFiguresIn(page)) {
      for (const text of textsIn(part)) addFigures(printed, subjectOf(part), text, path);
      for (const value of part.attributes("progress", "value"))
        addValue(printed, `${subjectOf(part)}, percentage`, String(value), path);
    }
  }
  // Search shows one line per project, with its date in words.
  for (const [, name = "", line = "", date = ""] of shownPages
    .flatMap(({ page }) => page.texts("main li"))
    .join("\n")
    .matchAll(
      /(Bluestem Reserve|Jefferson Phase 2|Foss Fields Phase 1).*?(\d+% funded, \S+ remaining) as of (\w+ \d+, \d{4})/g,
    )) {
    const project = name.toLowerCase().replaceAll(" ", "-");
    const day = new Date(`${date} UTC`).toISOString().slice(0, 10);
    addFigures(printed, `${project} on ${day}`, line, "/search");
  }

  it("are the same for the same date on every page", () => {
    expect(contradictionsIn(printed)).toEqual([]);
  });

  it("appear on every page with funded shares of two dates, and in search", () => {
    const cards = ["/", "/current-project", "/investment-opportunity-in-south-dakota", "/search"];
    const values = printed.get("jefferson-phase-2 on 2026-11-01, percentage")?.get("80");
    expect(values).toEqual(expect.arrayContaining([...cards, "/jefferson-reserve-phase-2"]));
    expect([...printed.keys()].filter((subject) => subject.endsWith("2026-11-15, amount"))).toHaveLength(3);
  });
});

it("an amount of equity is the same on every page", () => {
  const printed: ValuesBySubject = new Map();
  for (const { page, path } of shownPages) {
    for (const row of page.all("dl > div")) {
      const [name = ""] =
        row
          .texts("dt")
          .join()
          .match(/Targeted equity|Equity in the tax table/) ?? [];
      if (name) addValue(printed, name, row.one("dd.figure, dd.figures").text, path);
    }
    const [inTable] = page.texts('td[data-l="Equity or cost"]');
    if (inTable) addValue(printed, "Equity in the tax table", inTable, path);
  }
  expect(contradictionsIn(printed)).toEqual([]);
  expect([...printed.keys()].sort()).toEqual(["Equity in the tax table", "Targeted equity"]);
});

it.each(["/current-project", "/investment-opportunity-in-south-dakota"])(
  "%s shows the latest figures, and the earlier ones in a disclosure",
  async (path) => {
    const page = await servedPage(path);
    const jefferson = page.all("main article").find(({ text }) => text.includes("Jefferson Phase 2"));
    expect(jefferson?.text).toContain("Full Funded");
    expect(jefferson?.texts("dd")).toEqual(["100%", "$0"]);
    expect(page.texts("main summary")).toContain("Our earlier count, November 1, 2026");
    expect(page.rowsOf("Projects on November 1, 2026")).toEqual([
      ["Bluestem Reserve", "Ongoing", "90%", "$300k"],
      ["Jefferson Phase 2", "Ongoing", "80%", "$750k"],
      ["Foss Fields Phase 1", "Ongoing", "60%", "$850k"],
    ]);
  },
);

it("the home page states the earlier figures of each project in a sentence", async () => {
  const main = (await servedPage("/")).one("main");
  const earlier = datedFiguresIn(main).filter((part) => part.attribute("data-as-of") === "2026-11-01");
  expect(earlier.map(({ text }) => text)).toEqual([
    "Bluestem Reserve (90%, $300k remaining)",
    "Jefferson Phase 2 (80%, $750k remaining)",
    "Foss Fields Phase 1 (60%, $850k remaining)",
  ]);
  expect(main.text.replace(/\s+/g, " ")).toContain(
    "Our earlier count, November 1, 2026: Bluestem Reserve (90%",
  );
});

it("the Jefferson page draws a window for each home of five buildings", async () => {
  const [, ...fronts] = (await (await fetchFromSharedSite("/jefferson-reserve-phase-2")).text()).split(
    /class="facade-front/,
  );
  const windowOutline = /zm7 0h6v17/g;
  expect(fronts.map((front) => front.match(windowOutline)?.length)).toEqual([24, 18, 18, 18, 18]);
});

it("the Jefferson page opens with its newest figures, and shows both sets side by side", async () => {
  const page = await servedPage("/jefferson-reserve-phase-2");
  expect(page.text.replace(/\s+/g, " ")).toContain("Full Funded as of November 15, 2026");
  expect(page.one("#expert").texts("h2")).toEqual(["Ask what is open now"]);
  expect(page.one("#expert").texts("button")).toContain("Send");
  const open = page
    .all("main li a")
    .filter((link) => link.attribute("href")?.startsWith("/current-project#"));
  expect(open.map(({ text }) => text)).toEqual(["Bluestem Reserve", "Foss Fields Phase 1"]);
  const current = await servedPage("/current-project");
  for (const link of open)
    expect(current.one(`#${link.attribute("href")?.split("#")[1]}`).texts("h2")).toEqual([link.text]);
  expect(page.rowsOf("Jefferson Phase 2, funded on two dates")).toEqual([
    ["Status", "Ongoing", "Full Funded"],
    ["Funded", "80%", "100%"],
    ["Remaining", "$750k", "$0"],
  ]);
});
