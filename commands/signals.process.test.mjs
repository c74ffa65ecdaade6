/** @module-tag slow */
import { describe, expect, it, vi } from "vitest";
import { freePort, kill, npm, statusOf } from "./testing/running-command.mjs";

/** An unreachable content service, because these tests need only the site. */
const elsewhere = { CONTENT_API_URL: "http://127.0.0.1:9/api" };

async function started() {
  const port = await freePort();
  const command = npm(["start"], { env: { ...elsewhere, PORT: port } });
  await command.says("Everything runs");
  return { command, site: `http://127.0.0.1:${port}/healthz` };
}

/** @param {Awaited<ReturnType<typeof started>>["command"]} command @param {RegExp} pattern */
function pidOf(command, pattern) {
  const found = command.left().find((one) => pattern.test(one.command));
  if (!found) throw new Error(`No ${pattern} in ${JSON.stringify(command.left())}`);
  return found.pid;
}

describe("npm start leaves no process running", () => {
  // npm forwards SIGINT to its shell only, which waits; a terminal sends it to all processes.
  it.each(/** @type {const} */ (["SIGTERM", "SIGHUP", "SIGKILL"]))("when npm gets %s", async (signal) => {
    const { command, site } = await started();
    kill(command.pid, signal);
    await command.gone();
    expect(await statusOf(site)).toBe(0);
  });

  it.each(/** @type {const} */ (["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"]))(
    "when the supervisor gets %s",
    async (signal) => {
      const { command, site } = await started();
      kill(pidOf(command, /^\S*node\S* commands\/start\.mjs/), signal);
      await command.gone();
      expect(await statusOf(site)).toBe(0);
    },
  );

  it("when a terminal sends Ctrl-C", async () => {
    const { command, site } = await started();
    kill(-command.pid, "SIGINT");
    await command.gone();
    expect(await statusOf(site)).toBe(0);
  });

  it("when its whole process group is killed, as a terminal or a container runtime does", async () => {
    const { command, site } = await started();
    kill(-command.pid, "SIGKILL");
    await command.gone();
    expect(await statusOf(site)).toBe(0);
  });
});

it("a command that is interrupted does not report success", async () => {
  const command = npm([
    "run",
    "admin",
    "--",
    "--email",
    "late@example.com",
    "--password",
    "Long enough 1 pass",
  ]);
  await vi.waitFor(() => pidOf(command, /cms\/commands\/admin\.mjs/), { interval: 50, timeout: 20_000 });
  kill(pidOf(command, /^\S*node\S* commands\/admin\.mjs/), "SIGTERM");
  await command.gone();
  expect(await command.ended).toBe(143);
});

describe("a site that is killed", () => {
  it("is restarted within seconds, every time", async () => {
    const { command, site } = await started();
    /** @type {() => number | undefined} */
    const pid = () => command.left().find((one) => /build\/server\/index\.js/.test(one.command))?.pid;
    for (let round = 1; round <= 3; round++) {
      const killed = pidOf(command, /build\/server\/index\.js/);
      kill(killed, "SIGKILL");
      const since = Date.now();
      while ([undefined, killed].includes(pid()) || (await statusOf(site)) !== 200)
        expect(Date.now() - since).toBeLessThan(15_000);
    }
  });
});
