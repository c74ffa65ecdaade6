// Ends what a command has started when the command itself was killed and could not. The command names each process
// group here when it starts ("+123") and when it is over ("-123"); the operating system closes the pipe with it.
import { createInterface } from "node:readline";
import { endGroups } from "./process-group.mjs";

// It must outlive the command: a service manager signals all processes of a service, this one too.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => {});

/** @type {Set<number>} */
const groups = new Set();
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const leader = Number(line.slice(1));
  if (line.startsWith("+")) groups.add(leader);
  else groups.delete(leader);
});
lines.once("close", async () => {
  await endGroups([...groups]);
  process.exit(0);
});
