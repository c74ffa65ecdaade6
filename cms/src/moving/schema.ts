import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { appDir } from "../environment";
import { MovingError } from "./archive";

/**
 * Has Strapi make its tables in the database that the variables name, or bring those of an earlier version up to date,
 * in a process of its own. It writes its defaults into them as well.
 */
export async function makeTables(variables: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const program = path.join(appDir, "commands", "make-tables.mjs");
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [program], {
    env: { ...env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  if (child.exitCode === 0) return;
  throw new MovingError(
    `The tables of the content could not be made:\n${`${output}${errors}`.trimEnd().split("\n").slice(-10).join("\n")}`,
  );
}
