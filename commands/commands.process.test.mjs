import { mkdirSync, rmSync, statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../site/testing/temporary-folder.ts";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { keysOf } from "./lib/secrets.mjs";
import { copyProject } from "./testing/copy-project.mjs";
import { eventually, freePort, kill, npm, statusOf } from "./testing/running-command.mjs";

// These tests run the npm commands as an operator does, in a copy of the project.
const password = "A long enough 1";
let folder = "";
const inDist = (/** @type {string} */ name) => path.join(folder, "cms/dist", name);

beforeAll(async () => {
  await installSite();
  await buildSite();
  await installCms();
  await buildCms();
  const copy = copyProject();
  folder = copy;
  return () => rmSync(path.dirname(copy), { recursive: true, force: true });
});

async function ports() {
  const [port, cmsPort] = [await freePort(), await freePort()];
  return {
    cms: cmsPort,
    site: port,
    variables: {
      CMS_PORT: cmsPort,
      // Skips the slow seeding, which cms/tests covers.
      CONTENT_DIR: temporaryFolder(),
      PORT: port,
      SITE_ORIGINS: "off",
    },
  };
}

/** Returns an IPv4 address of this machine that other machines can reach, or 127.0.0.1 without a network. */
function outerAddress() {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
}

/** @param {string} url */
const waitUntilServed = (url) =>
  eventually(
    `a response from ${url}`,
    () => "",
    async () => {
      const status = await statusOf(url);
      return status >= 200 && status < 300;
    },
  );

describe("npm run dev", { tags: "slow" }, () => {
  it("does not break npm start when it is interrupted while compiling the cms", async () => {
    const panelBuiltAt = statSync(inDist(".built-panel")).mtimeMs;
    rmSync(inDist("src/lib/environment.js"));
    const { variables } = await ports();
    const dev = npm(["run", "dev"], { folder, env: variables });
    await dev.prints("Building the cms");
    await eventually("the compiler", dev.output, () =>
      dev.processes().some(({ command }) => command.includes("tsc")),
    );
    kill(-dev.pid, "SIGTERM");
    await dev.processesEnded();

    const started = await ports();
    const start = npm(["start"], { folder, env: { ...started.variables, CMS_HOST: "0.0.0.0" } });
    await start.prints("Everything runs");
    expect(await statusOf(`http://127.0.0.1:${started.site}/`)).toBe(200);
    expect(await statusOf(`http://${outerAddress()}:${started.cms}/admin`)).toBe(200);
    await start.prints("site-setting: nothing is published");
    expect(statSync(inDist(".built-panel")).mtimeMs).toBe(panelBuiltAt);
    kill(start.pid, "SIGTERM");
    await start.processesEnded();
  });
});

describe("npm run cms, npm run site and npm run admin on one machine", () => {
  it("share their secrets: the administrator can log in, and the site can report to the inbox", async () => {
    const { cms, site, variables } = await ports();
    const dataDir = path.join(temporaryFolder(), "state");
    mkdirSync(dataDir);
    const env = { ...variables, DATA_DIR: dataDir };
    // Starts both at the same time, as systemd does.
    npm(["run", "cms"], { folder, env });
    const siteRun = npm(["run", "site"], { folder, env });
    await waitUntilServed(`http://127.0.0.1:${site}/healthz`);
    await waitUntilServed(`http://127.0.0.1:${cms}/_health`);

    const apiBuiltAt = statSync(inDist(".built-api")).mtimeMs;
    const piped = npm(["run", "admin", "--", "--email", "piped@example.com"], {
      folder,
      env,
      input: `${password}\n`,
    });
    expect(await piped.ended, piped.output()).toBe(0);
    expect(piped.output()).toContain("Created the administrator piped@example.com.");
    expect(piped.output(), "the operator sees no log lines").not.toContain('"level"');
    const flagged = npm(["run", "admin", "--", "--email", "flag@example.com", "--password", password], {
      folder,
      env,
    });
    expect(await flagged.ended, flagged.output()).toBe(0);
    expect(statSync(inDist(".built-api")).mtimeMs).toBe(apiBuiltAt);
    for (const email of ["piped@example.com", "flag@example.com"]) {
      const status = await statusOf(`http://127.0.0.1:${cms}/admin/login`, {
        body: JSON.stringify({ email, password }),
        headers: { "Content-Type": "application/json" },
        method: "POST",
      });
      expect(status).toBe(200);
    }

    const { CONTENT_API_TOKEN } = keysOf({}, dataDir);
    const asSite = await statusOf(`http://127.0.0.1:${cms}/api/leads/none/deliveries`, {
      headers: { Authorization: `Bearer ${CONTENT_API_TOKEN}` },
      method: "PUT",
    });
    expect(asSite).not.toBe(401);
    expect(siteRun.output()).not.toContain("no token");

    const leads = npm(["run", "leads", "--", "list"], { folder, env });
    expect(await leads.ended, leads.output()).toBe(0);
  });
});

it.each([
  ["admin", [], "Usage: npm run admin"],
  ["backup", ["--to"], "'--to <value>' argument missing"],
  ["restore", ["none.tar.gz"], "There is no archive"],
])("npm run %s explains an error without a stack", async (name, args, sentence) => {
  const { variables: env } = await ports();
  const refused = npm(["run", name, "--", ...args], { folder, env });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(sentence);
  expect(refused.output()).not.toMatch(/^ +at /m);
});

// Last, because it leaves no production build.
it("npm run dev serves site and panel", { tags: "slow" }, async () => {
  const { cms, site, variables } = await ports();
  const dev = npm(["run", "dev"], { folder, env: variables });
  await dev.prints("Site with hot reload");
  await dev.prints("Strapi started successfully");
  expect(await statusOf(`http://127.0.0.1:${site}/about`)).toBe(200);
  await waitUntilServed(`http://127.0.0.1:${cms}/_health`);
  kill(-dev.pid, "SIGINT");
  await dev.processesEnded();
});
