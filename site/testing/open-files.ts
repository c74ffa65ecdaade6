import { readdirSync, readlinkSync } from "node:fs";

/** Returns the files a process holds open, without sockets and pipes (Linux only). */
export function openFiles(pid: number | undefined): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder)
    .map((name) => {
      try {
        return readlinkSync(`${folder}/${name}`);
      } catch {
        return ""; // Closed since it was listed.
      }
    })
    .filter((target) => target.startsWith("/"));
}
