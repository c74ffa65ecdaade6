import { beforeAll, describe, expect, it } from "vitest";
import { type FigureProblem, findFigureProblems } from "../src/content-rules/rules/figure-problems.ts";
import { type ContentManager, credentials, openContentManager } from "./content-manager.ts";
import { listRoute, logIn, type PanelClient } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const projects = "api::project-card.project-card";
const route = listRoute(projects);
const today = "2026-11-23";
const home = { progress: 90, remainingAmount: "$300k", ongoing: true, asOf: "2026-11-01" };
const jefferson = { progress: 90, remainingAmount: "$100k", ongoing: true, asOf: "2026-11-15" };
const funded = { progress: 100, remainingAmount: "$0", ongoing: false };

/** Applies the first correction of the first problem to the project. */
function applyFirstFix(project: object, problems: FigureProblem[]): Record<string, object> {
  const result = structuredClone(project) as Record<string, Record<string, unknown>>;
  for (const [path, value] of Object.entries(problems[0]?.fixes[0]?.values ?? {})) {
    const [set = "", field = ""] = path.split(".");
    result[set] = { ...result[set], [field]: value };
  }
  return result;
}

describe("the figures that the specification gives", () => {
  it.each([
    ["Bluestem Reserve", home, jefferson],
    [
      "Jefferson Phase 2",
      { ...home, progress: 80, remainingAmount: "$750k" },
      { ...funded, asOf: "2026-11-15" },
    ],
    [
      "Foss Fields Phase 1",
      { ...home, progress: 60, remainingAmount: "$850k" },
      { ...jefferson, progress: 60, remainingAmount: "$900k" },
    ],
  ])("of %s are valid on both pages", (_name, first, second) => {
    const project = { home: first, jefferson: second };
    expect(findFigureProblems(null, project, today)).toEqual([]);
    expect(findFigureProblems(project, project, today)).toEqual([]);
  });
});

describe("inconsistent figures", () => {
  const dateProblem = {
    path: ["home", "asOf"],
    message: "Home and portfolio: figures have changed, but they are still dated November 1, 2026.",
  };

  it.each([
    [{ progress: 100 }, "100% funded, $300k remaining, open to investors", 1],
    [{ progress: 100, ongoing: false }, "100% funded, $300k remaining, not open to investors", 1],
    [{ progress: 100, remainingAmount: "$0" }, "100% funded, $0 remaining, open to investors", 1],
    [{ ongoing: false }, "90% funded, $300k remaining, not open to investors", 2],
    [{ remainingAmount: "$0" }, "90% funded, $0 remaining, open to investors", 1],
  ])("are reported with their corrections: %j", (change, description, fixCount) => {
    const before = { home, jefferson: null };
    const after = { home: { ...home, ...change }, jefferson: null };
    const problems = findFigureProblems(before, after, today);
    const message = `Home and portfolio: “${description}, as of November 1, 2026” is a contradiction.`;
    expect(problems).toMatchObject([{ path: ["home", "progress"], message }, dateProblem]);
    expect(problems[0]?.fixes).toHaveLength(fixCount);
    const fixedOnce = applyFirstFix(after, problems);
    const remaining = findFigureProblems(before, fixedOnce, today);
    expect(findFigureProblems(before, applyFirstFix(fixedOnce, remaining), today)).toEqual([]);
  });

  it("include a date that did not change with the figures", () => {
    const after = { home: { ...home, progress: 93 }, jefferson: null };
    expect(findFigureProblems({ home, jefferson: null }, after, today)).toMatchObject([dateProblem]);
  });

  it("include outdated figures on the other page, until they match or the editor chooses to keep them", () => {
    const before = { home, jefferson };
    const after = { home: { ...funded, asOf: today }, jefferson };
    const problems = findFigureProblems(before, after, today);
    expect(problems).toMatchObject([
      {
        path: ["jefferson", "progress"],
        message: expect.stringContaining(
          "Jefferson page still says “90% funded, $100k remaining, open to investors, as of November 15",
        ),
        fixes: [{ label: "Update the other page too" }, { values: { leaveOther: true } }],
      },
    ]);
    expect(findFigureProblems(before, applyFirstFix(after, problems), today)).toEqual([]);
    expect(findFigureProblems(before, { ...after, leaveOther: true }, today)).toEqual([]);
  });

  it("do not include a remaining amount that is not a number", () => {
    const figures = { ...home, remainingAmount: "On request" };
    expect(findFigureProblems(null, { home: figures }, today)).toEqual([]);
  });
});

describe("saving a project", () => {
  let contentManager: ContentManager;
  let superAdmin: PanelClient;
  beforeAll(async () => {
    const cms = await sharedCms();
    contentManager = await openContentManager(cms);
    superAdmin = await logIn(cms, credentials);
  });

  async function refusedPaths(documentId: string, fields: object) {
    const response = await superAdmin("PUT", `${route}/${documentId}`, fields);
    if (response.status === 200) return [];
    expect(response.status).toBe(400);
    return response.refusal().paths;
  }

  it("names the inconsistent field, and accepts consistent figures", async () => {
    const { documentId } = await contentManager.create(projects, { title: "Figures A", home, jefferson });
    const fundedHome = { ...home, progress: 100 };
    expect(await refusedPaths(documentId, { home: fundedHome })).toEqual(["home.progress", "home.asOf"]);
    const datedFigures = { ...funded, asOf: "2026-11-22" };
    expect(await refusedPaths(documentId, { home: datedFigures })).toEqual(["jefferson.progress"]);
    expect(await refusedPaths(documentId, { home: datedFigures, leaveOther: true })).toEqual([]);
    expect((await contentManager.find(projects, documentId)).leaveOther).toBe(false);
    expect(await refusedPaths(documentId, { location: "Elsewhere" })).toEqual([]);
  });

  it("checks a new project too", async () => {
    const response = await superAdmin("POST", route, {
      title: "Figures B",
      home: { ...home, progress: 100 },
    });
    expect(response.status).toBe(400);
    for (const text of ["Some figures conflict.", "$300k remaining, open to investors"])
      expect(response.text).toContain(text);
  });
});
