import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates a temporary folder. After `collectTemporaryFiles`, it is removed when the test run ends. */
export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), "test-"));

/**
 * Puts all temporary files of a test run into one folder, also those of browsers, cms and libraries, and removes it when
 * this process ends. Call it before the run starts other processes and workers, which inherit the variables.
 */
export function collectTemporaryFiles(): void {
  const folder = mkdtempSync(path.join(tmpdir(), "test-run-"));
  // Some tests run PostgreSQL and archives as another user, who must be able to reach their folders.
  chmodSync(folder, 0o755);
  Object.assign(process.env, { TEMP: folder, TMPDIR: folder });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
