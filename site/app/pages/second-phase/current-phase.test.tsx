import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { datedProjectsOf } from "./dated-projects.ts";

const { offering, projects } = bundledSite;

test("shows the status of a project that is only in the list of current projects", () => {
  const datedProjects = datedProjectsOf({ pastOpportunities: [], projects });
  expect(renderToString(<CurrentPhase datedProjects={datedProjects} offering={offering} />)).toMatch(
    /Jefferson Reserve.*Ongoing.*Sioux Falls, South Dakota/,
  );
});
