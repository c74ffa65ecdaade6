import { spawn } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import {
  engines,
  expertSubmission,
  openTestLeads,
  type QueueLocation,
  queryQueue,
} from "../testing/open-leads.ts";

const childFile = path.join(import.meta.dirname, "../testing/crash-child.ts");

interface Run {
  readonly acknowledged: string[];
  readonly failures: string[];
}

/** Runs the child and kills it with SIGKILL after this many acknowledgements. */
function run(command: string, args: readonly string[], killAfter = Number.POSITIVE_INFINITY): Promise<Run> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.split("\n").length > killAfter) child.kill("SIGKILL");
  });
  return new Promise((resolve) => {
    child.on("close", () => {
      // Ignore a truncated line.
      const lines = output.slice(0, output.lastIndexOf("\n") + 1).split("\n");
      const valuesAfter = (word: string) =>
        lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
      resolve({ acknowledged: valuesAfter("acknowledged "), failures: valuesAfter("failed ") });
    });
  });
}

async function storedIds(location: QueueLocation): Promise<Set<string>> {
  const rows = await queryQueue(location, "SELECT id FROM leads");
  return new Set(rows.map(({ id }) => String(id)));
}

for (const { name, newLocation, tags } of engines)
  describe(`in ${name}`, { tags }, () => {
    it("keeps every acknowledged lead after kill -9 at any moment, and starts again", async () => {
      const location = await newLocation();
      const { databaseUrl, folder } = location;
      const acknowledged: string[] = [];
      for (const [round, killAfter] of [1, 37, 150, 402].entries()) {
        const args = [
          "--no-warnings",
          childFile,
          folder,
          String(round * 100_000),
          ...(databaseUrl ? [databaseUrl] : []),
        ];
        acknowledged.push(...(await run(process.execPath, args, killAfter)).acknowledged);
      }
      const { leads } = openTestLeads(location);
      const stored = await storedIds(location);
      expect(acknowledged.length).toBeGreaterThanOrEqual(1 + 37 + 150 + 402);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect((await leads.status()).queued).toBe(stored.size);
    }, 60_000);
  });

it.skipIf(process.platform === "win32")(
  "reports a full disk to the visitor, keeps acknowledged leads, and continues when there is space",
  async () => {
    const folder = temporaryFolder();
    // Simulates a full disk by limiting the file size, in blocks of 512 bytes.
    const limitFileSize = 'ulimit -f "$1"; shift; exec "$@"';
    const args = ["-c", limitFileSize, "sh", "2000", process.execPath, "--no-warnings", childFile, folder];
    const { acknowledged, failures } = await run("sh", args);
    expect(acknowledged.length).toBeGreaterThan(10);
    // Each of the eight visitors of the child stops after a failure.
    expect(failures).toEqual(Array(8).fill("LeadStorageError"));
    const { leads } = openTestLeads({ folder });
    const stored = await storedIds({ folder });
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect((await leads.accept(expertSubmission())).outcome).toBe("accepted");
  },
  30_000,
);
