import { expect, it } from "vitest";
import { readEnvironment } from "../../../cms/src/lib/environment.ts";
import { variableNames as siteVariables } from "../../server/config.ts";
import { backtickedIn } from "./citations.ts";
import { projectFolder, rowsOf } from "./tables.ts";

/** Returns the variables that `readEnvironment` of the cms reads. */
function cmsVariables(): string[] {
  const names = new Set<string>();
  const everything = new Proxy(process.env, {
    get(_, name) {
      names.add(String(name));
      return "given";
    },
  });
  expect(() => readEnvironment(everything, projectFolder)).toThrow();
  return [...names];
}

it("docs/operations/variables.md lists each variable in the configuration of site and cms, and no other", () => {
  const documented = rowsOf("docs/operations/variables.md", "variable").flatMap((row) =>
    backtickedIn(row.variable),
  );
  const read = new Set([...siteVariables, ...cmsVariables()]);
  expect(documented.toSorted()).toEqual([...read].toSorted());
});
