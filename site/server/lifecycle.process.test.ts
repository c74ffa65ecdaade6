import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { expertLead, postForm } from "../testing/plain-form.ts";
import { freePort, startSite } from "../testing/running-site.ts";

const entry = path.join(import.meta.dirname, "../build/server/index.js");

function startAndEnd(env: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "site-test-"));
  const { status, stderr } = spawnSync(process.execPath, [entry], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, ...env },
    timeout: 15_000,
  });
  return { status, stderr };
}

describe("start and end", () => {
  it("SIGTERM ends the site cleanly", async () => {
    const site = await startSite({ env: { CMS_PORT: "9" } });
    expect(await site.stop()).toBe(0);
  });

  it("an invalid variable ends the start with its name, value and allowed values", () => {
    const { status, stderr } = startAndEnd({ PORT: "eighty" });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is "eighty"; it must be a whole number from 1 to 65535');
  });

  it("a taken port is reported in one message", async () => {
    const site = await startSite({ env: { CMS_PORT: "9" } });
    const { status, stderr } = startAndEnd({ CMS_PORT: "9", PORT: String(site.port) });
    await site.stop();
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`port ${site.port}`));
  });

  it("a state folder that is a file is reported in one message", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "site-test-")), "state");
    writeFileSync(file, "");
    const { status, stderr } = startAndEnd({ DATA_DIR: file });
    expect(status).toBe(1);
    expect(stderr).toContain(file);
  });

  it.skipIf(process.platform === "win32")(
    "a state folder that cannot be written ends the start",
    async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), "site-test-"));
      mkdirSync(path.join(dataDir, "site"));
      chmodSync(path.join(dataDir, "site"), 0o500);
      // A superuser can write everywhere unless that capability is dropped.
      const asOthers = ["setpriv", "--bounding-set=-dac_override", "--"];
      const under = process.getuid?.() === 0 ? asOthers : [];
      await expect(startSite({ dataDir, env: { CMS_PORT: "9" }, under })).rejects.toThrow(
        /cannot be opened: EACCES.*\. Check that the folder exists, is writable and has room/,
      );
    },
  );

  it("a second site on the same state folder exits because of its lock; the first keeps running", async () => {
    const site = await startSite({ env: { CMS_PORT: "9" } });
    const port = await freePort();
    const shapes: Record<string, string>[] = [{}, { DATABASE_URL: "postgresql://127.0.0.1:9/leads" }];
    for (const leads of shapes) {
      const env = { ...leads, CMS_PORT: "9", DATA_DIR: site.dataDir, PORT: String(port) };
      const { status, stderr } = startAndEnd(env);
      expect(status).toBe(1);
      const folder = path.join(site.dataDir, "site");
      expect(stderr).toContain(`The folder ${folder} belongs to another running instance`);
      expect(stderr.trim().split("\n")).toHaveLength(1);
    }
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();

    const email = "second-site@example.com";
    const answer = await postForm(`${site.url}/jefferson-reserve-phase-2`, expertLead(email));
    expect(answer.headers.get("location")).toBe("/thank-you");
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  });
});
