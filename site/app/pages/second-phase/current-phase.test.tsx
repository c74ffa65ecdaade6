import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { datedProjectsOf } from "./dated-projects.ts";

const { offering, projects } = bundledSite;

test("a project that only the current projects list shows its status", () => {
  const datedProjects = datedProjectsOf({ pastOpportunities: [], projects });
  expect(renderToString(<CurrentPhase datedProjects={datedProjects} offering={offering} />)).toMatch(
    /Jefferson Reserve.*Ongoing.*Sioux Falls, South Dakota/,
  );
});
