import { runProgram } from "../program";
import { OperatorError } from "./archive";

/**
 * Has Strapi make its tables in the database that the variables name, or bring those of an earlier version up to date,
 * in a process of its own. It writes its defaults into them as well.
 */
export async function makeTables(variables: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const { DATABASE_URL: _, ...env } = process.env;
  const { code, output, problem } = await runProgram("make-tables.mjs", [], {
    env: { ...env, ...variables },
  });
  if (code === 0) return;
  throw new OperatorError(
    `The tables of the content could not be made:\n${`${output}${problem}`.trimEnd().split("\n").slice(-10).join("\n")}`,
  );
}
