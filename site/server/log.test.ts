import { spawnSync } from "node:child_process";
import path from "node:path";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { handleError } from "../app/entry.server.tsx";

const logFile = path.join(import.meta.dirname, "log.ts");

function runUntilCrash(code: string) {
  const script = `import { logCrashes } from ${JSON.stringify(logFile)}; logCrashes(); ${code}`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  return { lines: stdout.trim().split("\n"), status };
}

describe("uncaught errors", () => {
  it.each([
    ["an error", 'setTimeout(() => { throw new Error("broken"); });', "broken", "uncaughtException"],
    ["a rejection", 'Promise.reject(new Error("refused"));', "refused", "unhandledRejection"],
    ["a rejection without an error", 'Promise.reject("why");', "why", "unhandledRejection"],
  ])("log one line for %s before the process exits", (_name, code, error, origin) => {
    const { lines, status } = runUntilCrash(code);
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "process.failed",
      error: expect.stringContaining(error),
      origin,
    });
  });
});

it("a failed page is logged with at most 200 characters of its path, without its query", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const request = new Request(`https://example.com/${"a".repeat(300)}?email=dana@example.com`);
  handleError(new Error("broken"), { request, params: {}, context: new RouterContextProvider() });
  const line = JSON.parse(String(write.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ event: "page.error", error: "broken", path: `/${"a".repeat(199)}` });
});
