import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { freePort } from "../testing/listen.ts";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { startSiteWithoutCms, unusedPort } from "../testing/running-site.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const program = path.join(import.meta.dirname, "../build/server/index.js");

function runUntilExit(env: Record<string, string>) {
  const dataDir = temporaryFolder();
  const { status, stderr } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", CMS_PORT: unusedPort, DATA_DIR: dataDir, ...env },
    timeout: 60_000,
  });
  return { status, stderr };
}

it("the site does not start with an invalid variable, and prints its name, its value and the allowed values", () => {
  const { status, stderr } = runUntilExit({ PORT: "eighty" });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is "eighty"; it must be a whole number from 1 to 65535');
});

it.skipIf(process.platform === "win32")(
  "the site does not start if it cannot write to its state folder",
  async () => {
    const dataDir = temporaryFolder();
    mkdirSync(path.join(dataDir, "site"));
    chmodSync(path.join(dataDir, "site"), 0o500);
    // A superuser can write everywhere unless that capability is dropped.
    const dropOverride = ["setpriv", "--bounding-set=-dac_override", "--"];
    const commandPrefix = process.getuid?.() === 0 ? dropOverride : [];
    await expect(startSiteWithoutCms({ dataDir, commandPrefix })).rejects.toThrow(
      /cannot be opened: EACCES.*\. Check that the folder exists, is writable and has room/,
    );
  },
);

it("a second site on the same port or state folder exits with one message; the first keeps running", async () => {
  const site = await startSiteWithoutCms();
  const onTakenPort = runUntilExit({ PORT: String(site.port) });
  expect(onTakenPort.status).toBe(1);
  expect(onTakenPort.stderr).toContain(`port ${site.port}`);

  const folder = path.join(site.dataDir, "site");
  const databases: Record<string, string>[] = [{}, { DATABASE_URL: "postgresql://127.0.0.1:9/leads" }];
  for (const database of databases) {
    const PORT = String(await freePort());
    const { status, stderr } = runUntilExit({ ...database, DATA_DIR: site.dataDir, PORT });
    expect(status).toBe(1);
    expect(stderr).toContain(`The folder ${folder} belongs to another running instance`);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  }

  const lead = expertLeadFields("second-site@example.com");
  const response = await postForm(`${site.url}/jefferson-reserve-phase-2`, lead);
  expect(response.headers.get("location")).toBe("/thank-you");
  expect(await site.stop()).toBe(0);
});
