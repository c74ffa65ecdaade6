import { beforeAll, describe, expect, it } from "vitest";
import { type FigureProblem, findFigureProblems } from "../src/content-rules/rules/figure-problems.ts";
import { createEditor, credentials, type Editor } from "./editor.ts";
import { logIn, type PanelClient } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

const projects = "api::project-card.project-card";
const route = `/content-manager/collection-types/${projects}`;
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
  ])("are valid for both pages of %s", (_name, first, second) => {
    const project = { home: first, jefferson: second };
    expect(findFigureProblems(null, project, today)).toEqual([]);
    expect(findFigureProblems(project, project, today)).toEqual([]);
  });
});

/** Expected problems: the field and the end of the message. */
const remainingProblem = ["remainingAmount", "100% is funded, but $300k remains."];
const openProblem = ["ongoing", "100% is funded, but it is open to investors."];
const closedProblem = ["ongoing", "It is marked as fully funded, but it is 90% funded and $300k remains."];
const fundingProblem = ["progress", "Nothing remains, but 90% is funded."];
const dateProblem = ["asOf", "figures have changed, but they are still dated November 1, 2026."];

describe("inconsistent figures", () => {
  it.each([
    [{ progress: 100 }, [remainingProblem, openProblem, dateProblem]],
    [{ progress: 100, ongoing: false }, [remainingProblem, dateProblem]],
    [{ progress: 100, remainingAmount: "$0" }, [openProblem, dateProblem]],
    [{ ongoing: false }, [closedProblem, dateProblem]],
    [{ remainingAmount: "$0" }, [fundingProblem, dateProblem]],
    [{ progress: 93 }, [dateProblem]],
  ])("are all reported at once: %j", (change, expectedProblems) => {
    const before = { home, jefferson: null };
    const after = { home: { ...home, ...change }, jefferson: null };
    const problems = findFigureProblems(before, after, today);
    expect(problems).toMatchObject(
      expectedProblems.map(([field, message]) => ({
        path: ["home", field],
        message: `Home and portfolio: ${message}`,
      })),
    );
    const fixedOnce = applyFirstFix(after, problems);
    expect(
      findFigureProblems(
        before,
        applyFirstFix(fixedOnce, findFigureProblems(before, fixedOnce, today)),
        today,
      ),
    ).toEqual([]);
  });

  it("are corrected before they are offered for the other page", () => {
    const after = { home: { ...home, progress: 100 }, jefferson };
    const other = findFigureProblems({ home, jefferson }, after, today).at(-1);
    expect(other?.path).toEqual(["jefferson", "progress"]);
    expect(other?.fixes[0]?.values).toMatchObject({
      "jefferson.remainingAmount": "$0",
      "jefferson.asOf": today,
    });
  });

  it("include outdated figures on the other page, until they match or the editor chooses to keep them", () => {
    const before = { home, jefferson };
    const after = { home: { ...funded, asOf: today }, jefferson };
    const problems = findFigureProblems(before, after, today);
    expect(problems).toMatchObject([
      {
        path: ["jefferson", "progress"],
        message: expect.stringContaining(
          "Jefferson page still says 90% funded, $100k remaining, as of November 15",
        ),
        fixes: [{ label: "Update the other page too" }, { values: { leaveOther: true } }],
      },
    ]);
    expect(findFigureProblems(before, applyFirstFix(after, problems), today)).toEqual([]);
    expect(findFigureProblems(before, { ...after, leaveOther: true }, today)).toEqual([]);
  });

  it("are described without the figures that are missing", () => {
    const undated = { home: { ...home, asOf: null }, jefferson: { progress: 90, ongoing: true } };
    const after = { ...undated, home: { ...undated.home, progress: 93 } };
    expect(findFigureProblems(undated, after, today)).toMatchObject([
      { message: "Home and portfolio: figures have changed, but they have no date." },
      { message: expect.stringContaining("Jefferson page still says 90% funded. Change it too") },
    ]);
  });

  it("are not reported if the remaining amount is text rather than a number", () => {
    const figures = { ...home, remainingAmount: "On request" };
    expect(findFigureProblems(null, { home: figures }, today)).toEqual([]);
  });
});

describe("saving a project", () => {
  let owner: Editor;
  let member: PanelClient;
  beforeAll(async () => {
    const cms = await sharedCms();
    owner = await createEditor(cms);
    member = await logIn(cms, credentials);
  });

  async function savedProblems(documentId: string, fields: object) {
    const response = await member("PUT", `${route}/${documentId}`, fields);
    if (response.status === 200) return [];
    expect(response.status).toBe(400);
    return response.refusal().paths;
  }

  it("names the inconsistent field, and accepts consistent figures", async () => {
    const { documentId } = await owner.create(projects, { title: "Figures A", home, jefferson });
    const fundedHome = { ...home, progress: 100 };
    expect(await savedProblems(documentId, { home: fundedHome })).toEqual([
      ...["home.remainingAmount", "home.ongoing", "home.asOf", "jefferson.progress"],
    ]);
    expect(await savedProblems(documentId, { home: { ...home, ...funded } })).toEqual([
      ...["home.asOf", "jefferson.progress"],
    ]);
    const datedFigures = { ...funded, asOf: "2026-11-22" };
    expect(await savedProblems(documentId, { home: datedFigures })).toEqual(["jefferson.progress"]);
    expect(await savedProblems(documentId, { home: datedFigures, leaveOther: true })).toEqual([]);
    const [storedProject] = (await owner.list(projects)).filter(
      (project) => project.documentId === documentId,
    );
    expect(storedProject?.leaveOther).toBe(false);
    expect(await savedProblems(documentId, { location: "Elsewhere" })).toEqual([]);
  });

  it("checks a new project too", async () => {
    const response = await member("POST", route, { title: "Figures B", home: { ...home, progress: 100 } });
    expect(response.status).toBe(400);
    for (const text of [
      "Some figures conflict.",
      "100% is funded, but $300k remains.",
      "it is open to investors.",
    ]) {
      expect(response.text).toContain(text);
    }
  });
});
