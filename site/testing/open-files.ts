import { readdirSync, readlinkSync } from "node:fs";

/** Files, sockets apart, that a process holds open (Linux only). */
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
