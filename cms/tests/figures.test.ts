import { beforeAll, describe, expect, it } from "vitest";
import { type FigureProblem, figureProblems } from "../src/content-rules/rules/figure-problems.ts";
import { credentials, type Editor, editorOf } from "./editor.ts";
import { logIn, type Member } from "./panel.ts";
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

describe("the figures that the specification gives for both pages", () => {
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
  ])("of %s are valid", (_name, first, second) => {
    const project = { home: first, jefferson: second };
    expect(figureProblems(null, project, today)).toEqual([]);
    expect(figureProblems(project, project, today)).toEqual([]);
  });
});

/** Expected problems: the field and the end of the message. */
const remains = ["remainingAmount", "100% is funded, but $300k remains."];
const open = ["ongoing", "100% is funded, but it is open to investors."];
const closed = ["ongoing", "It is marked as fully funded, but it is 90% funded and $300k remains."];
const funding = ["progress", "Nothing remains, but 90% is funded."];
const dated = ["asOf", "figures have changed, but they are still dated November 1, 2026."];

describe("inconsistent figures", () => {
  it.each([
    [{ progress: 100 }, [remains, open, dated]],
    [{ progress: 100, ongoing: false }, [remains, dated]],
    [{ progress: 100, remainingAmount: "$0" }, [open, dated]],
    [{ ongoing: false }, [closed, dated]],
    [{ remainingAmount: "$0" }, [funding, dated]],
    [{ progress: 93 }, [dated]],
  ])("are all reported at once: %j", (change, expected) => {
    const before = { home, jefferson: null };
    const after = { home: { ...home, ...change }, jefferson: null };
    const problems = figureProblems(before, after, today);
    expect(problems).toMatchObject(
      expected.map(([field, message]) => ({
        path: ["home", field],
        message: `Home and portfolio: ${message}`,
      })),
    );
    const fixedOnce = applyFirstFix(after, problems);
    expect(
      figureProblems(before, applyFirstFix(fixedOnce, figureProblems(before, fixedOnce, today)), today),
    ).toEqual([]);
  });

  it("never copies a contradiction to the other page", () => {
    const after = { home: { ...home, progress: 100 }, jefferson };
    const other = figureProblems({ home, jefferson }, after, today).at(-1);
    expect(other?.path).toEqual(["jefferson", "progress"]);
    expect(other?.fixes[0]?.values).toMatchObject({
      "jefferson.remainingAmount": "$0",
      "jefferson.asOf": today,
    });
  });

  it("include outdated figures on the other page, until they match or the editor chooses to keep them", () => {
    const before = { home, jefferson };
    const after = { home: { ...funded, asOf: today }, jefferson };
    const problems = figureProblems(before, after, today);
    expect(problems).toMatchObject([
      {
        path: ["jefferson", "progress"],
        message: expect.stringContaining(
          "Jefferson page still says 90% funded, $100k remaining, as of November 15",
        ),
        fixes: [{ label: "Update the other page too" }, { values: { leaveOther: true } }],
      },
    ]);
    expect(figureProblems(before, applyFirstFix(after, problems), today)).toEqual([]);
    expect(figureProblems(before, { ...after, leaveOther: true }, today)).toEqual([]);
  });

  it("are described without the figures that are missing", () => {
    const undated = { home: { ...home, asOf: null }, jefferson: { progress: 90, ongoing: true } };
    const after = { ...undated, home: { ...undated.home, progress: 93 } };
    expect(figureProblems(undated, after, today)).toMatchObject([
      { message: "Home and portfolio: figures have changed, but they have no date." },
      { message: expect.stringContaining("Jefferson page still says 90% funded. Change it too") },
    ]);
  });

  it("are not reported if the remaining amount is text rather than a number", () => {
    const figures = { ...home, remainingAmount: "On request" };
    expect(figureProblems(null, { home: figures }, today)).toEqual([]);
  });
});

describe("saving a project", () => {
  let owner: Editor;
  let member: Member;
  beforeAll(async () => {
    const cms = await sharedCms();
    owner = await editorOf(cms);
    member = await logIn(cms, credentials);
  });

  async function problemsOf(documentId: string, fields: object) {
    const response = await member("PUT", `${route}/${documentId}`, fields);
    if (response.status === 200) return [];
    expect(response.status).toBe(400);
    return response.refusal().paths;
  }

  it("names the inconsistent field, and accepts consistent figures", async () => {
    const { documentId } = await owner.create(projects, { title: "Figures A", home, jefferson });
    const full = { ...home, progress: 100 };
    expect(await problemsOf(documentId, { home: full })).toEqual([
      ...["home.remainingAmount", "home.ongoing", "home.asOf", "jefferson.progress"],
    ]);
    expect(await problemsOf(documentId, { home: { ...home, ...funded } })).toEqual([
      ...["home.asOf", "jefferson.progress"],
    ]);
    const dated = { ...funded, asOf: "2026-11-22" };
    expect(await problemsOf(documentId, { home: dated })).toEqual(["jefferson.progress"]);
    expect(await problemsOf(documentId, { home: dated, leaveOther: true })).toEqual([]);
    const [stored] = (await owner.list(projects)).filter((one) => one.documentId === documentId);
    expect(stored?.leaveOther).toBe(false);
    expect(await problemsOf(documentId, { location: "Elsewhere" })).toEqual([]);
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
