import { describe, expect, test } from "vitest";
import { latestAndEarlierFigures } from "~/content/model/projects.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota as copy } from "~/copy/south-dakota.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { caseRows, classesTexts, descriptionOf, leadOf, projectsTitle } from "./wording.ts";

const { offering } = bundledSite;
const { latest: projects } = latestAndEarlierFigures(bundledSite);

test("the lead counts the open projects, with their place, date and minimum", () => {
  expect(leadOf(copy, projects, "$50,000")).toBe(
    "Two communities in Sioux Falls, open to accredited investors as of November\u00a015,\u00a02026, from $50,000.",
  );
  expect(leadOf(copy, projects.slice(0, 1), "$50,000")).toMatch(/^One community in Sioux Falls, open to/);
  const noneOpen = "Apartment communities in South Dakota, for accredited investors.";
  expect(leadOf(copy, [], "$50,000")).toBe(noneOpen);
  expect(leadOf(copy, projects.slice(1, 2), "$50,000")).toBe(noneOpen);
});

test("the description counts all projects, if any", () => {
  expect(descriptionOf(copy.meta.description, projects)).toContain("our three projects there");
  expect(descriptionOf(copy.meta.description, [])).toContain("our plans there");
});

test("the title of the projects names their city, or the state if they are in several", () => {
  const inTwoCities = projects.map((one, index) => (index === 0 ? { ...one, location: "Brandon, SD" } : one));
  expect(projectsTitle(copy, projects)).toBe("Projects in Sioux Falls");
  expect(projectsTitle(copy, inTwoCities)).toBe("Projects in South Dakota");
});

test("the text on classes names the project that has them, and whether it is funded", () => {
  expect(classesTexts(copy, projects)).toEqual({
    link: "Classes of Jefferson Phase 2",
    text: "We publish the classes and targets of one project, Jefferson Phase 2, which is fully funded. Ask us for those of our open projects.",
  });
  const open = projects.map((project) => ({ ...project, ongoing: true }));
  expect(classesTexts(copy, open).text).toMatch(/Ask us for those of our other projects\.$/);
});

test("without a project that has classes, the text tells visitors to ask for them", () => {
  expect(classesTexts(copy, projects.slice(0, 1))).toEqual({
    text: "Ask us for the classes and targets of each project.",
  });
});

describe("the row on renter demand", () => {
  const demandOf = (changes: Partial<typeof offering>) =>
    caseRows(copy, offer.market, { ...offering, ...changes })[2]?.text;

  test("has the market figures with one caution, and the source if it is known", () => {
    expect(demandOf({})).toBe(
      "In Sioux Falls: occupancy of 94.3% and rent growth of 3.6% year over year. Ask us for the source and date before you rely on a figure. Market figures do not tell you how one building will do.",
    );
    expect(demandOf({ marketFiguresSource: "City of Sioux Falls, May 2026" })).toContain(
      " Source: City of Sioux Falls, May 2026. Market figures",
    );
  });

  test("tells visitors to ask if there are no figures", () => {
    expect(demandOf({ marketFigures: [] })).toMatch(/^Ask us what homes like ours rent for/);
  });
});
