import { execFile } from "node:child_process";
import fs, { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { keyNames, keysOf, SecretsError } from "./secrets.mjs";

const secret = "one-secret-of-a-whole-installation";
/** @param {() => unknown} work @returns {string} the message of the SecretsError that it throws */
function refusal(work) {
  try {
    work();
  } catch (error) {
    if (error instanceof SecretsError) return error.message;
    throw error;
  }
  throw new Error("The secrets were accepted");
}

const fileIn = (/** @type {string} */ folder) => path.join(folder, "secrets.json");

describe("without any variable", () => {
  it("creates one secret, stores it, and lets only its owner read it", () => {
    const folder = temporaryFolder();
    const first = keysOf({}, folder);
    expect(Object.keys(first)).toEqual(keyNames);
    expect(Object.values(first).every((key) => key.length >= 32)).toBe(true);
    expect(new Set(Object.values(first)).size).toBe(keyNames.length);
    expect(keysOf({}, folder)).toEqual(first);
    expect(statSync(fileIn(folder)).mode & 0o777).toBe(0o600);
    const { SECRET } = JSON.parse(readFileSync(fileIn(folder), "utf8"));
    expect(keysOf({ SECRET }, temporaryFolder())).toEqual(first);
  });

  it("gives the same keys to processes that start at the same time", async () => {
    const folder = temporaryFolder();
    const module = path.join(import.meta.dirname, "./secrets.mjs");
    const script = `import { keysOf } from ${JSON.stringify(module)};
      while (Date.now() < Number(process.argv[2]));
      console.log(JSON.stringify(keysOf({}, process.argv[1])))`;
    // The processes start 2 ms apart, so that some read the file while another writes it.
    const moment = Date.now() + 1_500;
    const runs = Array.from({ length: 10 }, (_, index) =>
      promisify(execFile)(process.execPath, [
        "--input-type=module",
        "-e",
        script,
        folder,
        String(moment + index * 2),
      ]),
    );
    const outputs = (await Promise.all(runs)).map(({ stdout }) => stdout.trim());
    const keys = JSON.stringify(keysOf({}, folder));
    expect(outputs).toEqual(outputs.map(() => keys));
    expect(readdirSync(folder)).toEqual(["secrets.json"]);
  });
});

describe("a stored secret", () => {
  it("that is damaged is refused without being printed", () => {
    const folder = temporaryFolder();
    writeFileSync(fileIn(folder), `{"SECRET": "${secret}`);
    const message = refusal(() => keysOf({}, folder));
    expect(message).toContain(`${fileIn(folder)} cannot be read as the secrets of this installation`);
    expect(message).not.toContain(secret);
  });

  it("whose file cannot be made private is refused, and the message names the reason and what to do", () => {
    const folder = temporaryFolder();
    keysOf({}, folder);
    const chmod = vi.spyOn(fs, "chmodSync").mockImplementation(() => {
      throw new Error("EPERM: operation not permitted");
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      chmod.mockRestore();
      syncBuiltinESMExports();
    });
    expect(refusal(() => keysOf({}, folder))).toMatch(
      /^Only its owner should be able to read .+secrets\.json, but its mode cannot be changed: EPERM.+\nMake the user who runs the services its owner\.$/,
    );
  });
});

describe("with SECRET", () => {
  it("gives all machines the same keys and stores nothing", () => {
    const [one, another] = [temporaryFolder(), temporaryFolder()];
    expect(keysOf({ SECRET: secret }, one)).toEqual(keysOf({ SECRET: ` ${secret}\n` }, another));
    expect(readdirSync(one)).toEqual([]);
    // If these derived keys changed, everybody would be signed out of every existing installation.
    expect(keysOf({ SECRET: secret }, one)).toMatchObject({
      APP_KEYS: "e49c2f77f008ad907925c98a2707d08c24a4d68653883d6346ac582f72733c2b",
      CONTENT_API_TOKEN: "9cb877cef7cfb7b801cf30d9b5ed0d526322365c0e5418cd3efd8ff921ac56b9",
    });
  });

  it("a key's own variable takes precedence, and needs no file", () => {
    const folder = temporaryFolder();
    const token = "t".repeat(32);
    expect(keysOf({ SECRET: secret, CONTENT_API_TOKEN: token }, folder)).toEqual({
      ...keysOf({ SECRET: secret }, folder),
      CONTENT_API_TOKEN: token,
    });
    expect(keysOf({ CONTENT_API_TOKEN: token }, folder, ["CONTENT_API_TOKEN"])).toEqual({
      CONTENT_API_TOKEN: token,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("SECRET must be long and without white space; the message states the reason and does not print it", () => {
    expect(refusal(() => keysOf({ SECRET: "hunter2 ".repeat(8) }, temporaryFolder()))).toBe(
      "SECRET contains white space; it must have none.",
    );
    expect(refusal(() => keysOf({ SECRET: "hunter2" }, temporaryFolder()))).toBe(
      "SECRET has 7 characters; it must have at least 32, without white space.",
    );
  });

  it("a folder used with other keys is refused, and the message names the keys and what to do", () => {
    const folder = temporaryFolder();
    keysOf({}, folder);
    const { SECRET } = JSON.parse(readFileSync(fileIn(folder), "utf8"));
    const message = refusal(() => keysOf({ SECRET: secret }, folder, ["API_TOKEN_SALT", "APP_KEYS"]));
    expect(message).toContain(
      `SECRET does not match ${fileIn(folder)}. It would change keys of this installation: API_TOKEN_SALT, APP_KEYS.\nSet SECRET to the value in that file.`,
    );
    for (const value of [secret, SECRET]) expect(message).not.toContain(value);
    expect(keysOf({ SECRET }, folder)).toEqual(keysOf({}, folder));
  });
});
