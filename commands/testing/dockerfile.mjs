import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/project.mjs";

/**
 * Parses a Dockerfile in `deploy`; expects each instruction on one line, and `CMD` and `HEALTHCHECK` in exec form.
 * @param {"site" | "cms"} service
 */
export function parseDockerfile(service) {
  const text = readFileSync(path.join(root, "deploy", `Dockerfile.${service}`), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const instructions = lines.map((line) => {
    const [, name = "", value = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return { name, value };
  });
  /** @param {string} name */
  const all = (name) => instructions.filter((entry) => entry.name === name).map(({ value }) => value);
  /** @param {string} name @returns {string} value of the last instruction of that name, the one that takes effect */
  const last = (name) => all(name).at(-1) ?? "";
  /** @param {string} value @returns {string[]} */
  const command = (value) => JSON.parse(value.slice(value.indexOf("[")));
  return {
    command: command(last("CMD")),
    /** Variables set in the image. */
    env: Object.fromEntries(
      all("ENV").flatMap((value) =>
        [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", set = ""]) => [name, set]),
      ),
    ),
    health: command(last("HEALTHCHECK")),
    images: all("FROM").map((value) => value.split(" ")[0] ?? ""),
    instructions: new Set(instructions.map(({ name }) => name)),
    last,
    /** Shell commands of both stages. */
    run: all("RUN"),
  };
}
