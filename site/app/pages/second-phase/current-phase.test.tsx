import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { datedProjectsOf } from "./dated-projects.ts";

const { offering, pastOpportunities, projects } = bundledSite;

test("dates above the two counts can wrap, so that narrow columns do not split a number", () => {
  const datedProjects = datedProjectsOf({ pastOpportunities, projects });
  const html = renderToString(<CurrentPhase datedProjects={datedProjects} offering={offering} />);
  expect(html).toContain(">November 15, 2026</th>");
});

test("shows the status of a project that is only in the list of current projects", () => {
  const datedProjects = datedProjectsOf({ pastOpportunities: [], projects });
  expect(renderToString(<CurrentPhase datedProjects={datedProjects} offering={offering} />)).toMatch(
    /Jefferson Reserve.*Ongoing.*Sioux Falls, South Dakota/,
  );
});
