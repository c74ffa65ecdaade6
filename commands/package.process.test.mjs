/** @module-tag slow */
import { execFile, execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { leadsFrom } from "../site/testing/inbox.ts";
import { expertLeadFields, postForm } from "../site/testing/plain-form.ts";
import { root } from "./lib/project.mjs";
import { readProduct } from "./lib/version.mjs";
import { bareHost } from "./testing/bare-host.mjs";
import { parseDockerfile } from "./testing/dockerfile.mjs";
import { eventually, freePort, statusOf } from "./testing/running-command.mjs";

// These tests run the archives as on a host that has only Node.

/** Maximum time in which a service stops. */
const maxStopMs = 10_000;

/** @type {ReturnType<typeof bareHost>} */
let host;
const folders = { site: "", cms: "" };
const archives = { site: "", cms: "" };

beforeAll(async () => {
  const { stdout } = await promisify(execFile)("npm", ["run", "package"], { cwd: root });
  host = bareHost();
  for (const name of /** @type {const} */ (["site", "cms"])) {
    archives[name] = new RegExp(`dist/${name}-\\S+\\.tar\\.gz`).exec(stdout)?.[0] ?? "";
    folders[name] = host.unpack(name, archives[name]);
  }
});
afterAll(() => host?.remove());

/**
 * Starts the service of an archive, and kills it after the test.
 * @param {"site" | "cms"} name
 * @param {Record<string, string>} env
 */
function serve(name, env) {
  const image = parseDockerfile(name);
  const variables = { ...image.env, ...env };
  const service = host.node(folders[name], image.command.slice(1), variables);
  onTestFinished(() => void service.child.kill("SIGKILL"));
  /** @param {string} url */
  const waitUntilUp = (url) =>
    eventually(`${name} at ${url}:\n`, service.output, async () => {
      if (service.child.exitCode !== null) throw new Error(`The ${name} ended:\n${service.output()}`);
      return (await statusOf(url)) === 200;
    });
  return {
    ...service,
    waitUntilUp,
    /** Runs the image's health check. */
    isHealthy: async () => (await host.node("/", image.health.slice(1), variables).ended) === 0,
    async stop() {
      const signaledAt = performance.now();
      service.child.kill("SIGTERM");
      expect(await service.ended, service.output()).toBe(0);
      expect(performance.now() - signaledAt).toBeLessThan(maxStopMs);
    },
  };
}

describe("the archives", () => {
  it("have the version in their names, and each unpacks into one folder with its version", () => {
    const { version, commit } = readProduct(root);
    for (const [name, file] of Object.entries(archives)) {
      expect(file).toBe(`dist/${name}-${version}-${process.platform}-${process.arch}.tar.gz`);
      const args = ["-xzOf", path.join(root, file), `${name}-${version}/package.json`];
      const manifest = JSON.parse(execFileSync("tar", args, { encoding: "utf8" }));
      expect(manifest).toMatchObject({ name, version, commit });
    }
  });

  it.each(/** @type {const} */ (["site", "cms"]))("of the %s have no tests, sources or tools", (name) => {
    const files = readdirSync(folders[name], { encoding: "utf8", recursive: true });
    const ownFiles = files.filter((file) => !file.includes("node_modules"));
    expect(ownFiles.filter((file) => /\.test\.|\.spec\.|(?:^|\/)testing(?:\/|$)/.test(file))).toEqual([]);
    expect(ownFiles.filter((file) => /\.tsx?$|(?:^|\/)\.(?!vite|npmrc)/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.map$|\.d\.[cm]?ts$|(?:^|\/)\.env|secrets\.json$/.test(file))).toEqual(
      [],
    );
    const packages = files.filter((file) => /node_modules\/(?:@[^/]+\/)?[^/@]+$/.test(file));
    const names = new Set(packages.map((file) => file.replace(/^.*node_modules\//, "")));
    for (const tool of ["vitest", "linkedom", "smtp-server"]) expect(names).not.toContain(tool);
    if (name === "site") for (const tool of ["vite", "typescript"]) expect(names).not.toContain(tool);
    expect(names.size).toBeGreaterThan(50);
    expect(names).toContain("sharp");
  });
});

it("the unpacked services deliver a lead, let the administrator log in, back up, restore and stop", async () => {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const env = {
    SECRET: "x".repeat(40),
    CMS_PORT: cmsPort,
    PORT: port,
    SITE_ORIGINS: "off",
  };
  const cmsEnv = { ...env, DATA_DIR: host.writable("cms-state") };
  const siteEnv = { ...env, DATA_DIR: host.writable("site-state") };
  const cms = serve("cms", cmsEnv);
  const site = serve("site", siteEnv);
  const [siteUrl, cmsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${cmsPort}`];

  await site.waitUntilUp(`${siteUrl}/readyz`);
  expect(await (await fetch(siteUrl)).text()).toContain("</html>");
  await cms.waitUntilUp(`${cmsUrl}/admin/auth/login`);
  const panel = await (await fetch(`${cmsUrl}/admin`)).text();
  expect(await Promise.all([site.isHealthy(), cms.isHealthy()])).toEqual([true, true]);
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(panel) ?? [];
  await cms.waitUntilUp(new URL(script ?? "", cmsUrl).href);

  const account = { email: "first@example.com", password: "A long enough 1" };
  const args = ["commands/admin.mjs", "--email", account.email, "--password", account.password];
  const admin = host.node(folders.cms, args, cmsEnv);
  expect(await admin.ended, admin.output()).toBe(0);
  const logIn = {
    body: JSON.stringify(account),
    headers: { "content-type": "application/json" },
    method: "POST",
  };
  expect(await statusOf(`${cmsUrl}/admin/login`, logIn)).toBe(200);

  const sent = await postForm(`${siteUrl}/contact`, expertLeadFields("dana@example.com"));
  expect(sent.status).toBe(303);
  await eventually("the lead:\n", site.output, async () => {
    const leads = await leadsFrom(`${cmsUrl}/api`, "dana@example.com", account);
    return leads.length === 1;
  });
  const leads = host.node(folders.site, ["commands/leads.mjs", "list", "--all"], siteEnv);
  expect(await leads.ended, leads.output()).toBe(0);
  expect(leads.output()).toContain("delivered");

  /** @param {string[]} command @param {Record<string, string>} [changes] */
  const run = async (command, changes) => {
    const running = host.node(folders.cms, command, { ...cmsEnv, ...changes });
    expect(await running.ended, running.output()).toBe(0);
    return running.output();
  };
  const [, archive = ""] = /Made (.*\.tar\.gz):/.exec(await run(["commands/backup.mjs"])) ?? [];
  const backupManifest = execFileSync("tar", ["-xzOf", archive, "manifest.json"], { encoding: "utf8" });
  expect(JSON.parse(backupManifest).product).toEqual(readProduct(root));
  await site.stop();
  expect(await site.isHealthy()).toBe(false);
  await cms.stop();
  const restored = { DATA_DIR: host.writable("restored-state") };
  await run(["commands/restore.mjs", archive], restored);
  // Loads all packages that moving the data needs, then finds no database.
  const moved = host.node(folders.cms, ["tools/move-to-postgres.mjs"], {
    ...cmsEnv,
    ...restored,
    DATABASE_URL: "postgres://nobody:password@127.0.0.1:1/none",
  });
  expect(await moved.ended).toBe(1);
  expect(moved.output()).toContain("The database cannot be reached");
  expect(`${site.output()}${cms.output()}`).not.toMatch(/EACCES|EROFS|EPERM|Warning/);
});

describe("node commands/serve.mjs", () => {
  it("explains that DATA_DIR must be an absolute path", async () => {
    const refused = host.node(folders.site, ["commands/serve.mjs"], { DATA_DIR: "state" });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('DATA_DIR is "state".');
  });

  it("explains that DATA_DIR must be a folder that can be written", async () => {
    const file = path.join(folders.site, "package.json");
    const refused = host.node(folders.site, ["commands/serve.mjs"], { DATA_DIR: file });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain("DATA_DIR must name a folder that can be written.");
  });
});
