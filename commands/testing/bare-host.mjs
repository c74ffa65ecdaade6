import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { root, runtimeNode } from "../lib/project.mjs";
import { parseDockerfile } from "./dockerfile.mjs";
import { watchProcess } from "./running-command.mjs";

/** A user ID without an entry in the user list, as in containers and with DynamicUser. */
const unlistedUid = 65_533;
const asRoot = process.getuid?.() === 0;

/**
 * Imitates a machine with Node and nothing else: only Node on the PATH, no home, an unprivileged user, and read-only
 * archives.
 */
export function bareHost() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const bin = path.join(folder, "bin");
  mkdirSync(bin);
  copyFileSync(runtimeNode(), path.join(bin, "node"));

  /** Creates a folder in which the services may write. @param {string} name */
  const writable = (name) => {
    const newFolder = path.join(folder, name);
    mkdirSync(newFolder);
    if (asRoot) chownSync(newFolder, unlistedUid, unlistedUid);
    return newFolder;
  };
  const base = { PATH: bin, TMPDIR: writable("tmp") };

  return {
    folder,
    writable,
    remove() {
      execFileSync("chmod", ["-R", "u+w", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
    /**
     * Unpacks the archive of a service with the `tar` command from its Dockerfile.
     * @param {"site" | "cms"} name
     * @param {string} archive path of the archive to unpack; the Dockerfile uses a wildcard, because an image build has
     *   only one in `dist`
     * @returns {string} its folder
     */
    unpack(name, archive) {
      const into = path.join(folder, name);
      const command = parseDockerfile(name).run.find((line) => line.includes("tar ")) ?? "";
      // Unpacks into a folder of this host instead of the image's /service.
      execFileSync(
        "sh",
        ["-euc", command.replaceAll("/service", into).replace(`dist/${name}-*.tar.gz`, archive)],
        { cwd: root },
      );
      execFileSync("chmod", ["-R", "a-w", into]);
      return into;
    },
    /**
     * Runs `node` with these arguments in a folder of the host.
     * @param {string} cwd
     * @param {readonly string[]} args
     * @param {Readonly<Record<string, string>>} [env]
     */
    node(cwd, args, env = {}) {
      const child = spawn(path.join(bin, "node"), [...args], {
        cwd,
        env: { ...base, ...env },
        stdio: ["ignore", "pipe", "pipe"],
        ...(asRoot && { uid: unlistedUid, gid: unlistedUid }),
      });
      return { child, ...watchProcess(child) };
    },
  };
}
