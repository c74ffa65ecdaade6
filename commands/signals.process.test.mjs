/** @module-tag slow */
import { expect, it, vi } from "vitest";
import { eventually, freePort, kill, npm, statusOf } from "./testing/running-command.mjs";

/** An unreachable content service: with it, npm start runs only the site. */
const withoutCms = { CONTENT_API_URL: "http://127.0.0.1:9/api" };

async function started() {
  const port = await freePort();
  const command = npm(["start"], { env: { ...withoutCms, PORT: port } });
  await command.prints("Everything runs");
  return { command, site: `http://127.0.0.1:${port}/healthz` };
}

/** @typedef {Awaited<ReturnType<typeof started>>["command"]} Command */

/** @param {Command} command @param {RegExp} pattern */
function pidOf(command, pattern) {
  const found = command.processes().find((one) => pattern.test(one.command));
  if (!found) throw new Error(`No ${pattern} in ${JSON.stringify(command.processes())}`);
  return found.pid;
}

it.each(
  /** @type {[string, (command: Command) => void][]} */ ([
    ["npm gets SIGTERM", ({ pid }) => kill(pid, "SIGTERM")],
    ["a terminal sends Ctrl-C", ({ pid }) => kill(-pid, "SIGINT")],
  ]),
)("npm start leaves no process running when %s", async (_, end) => {
  const { command, site } = await started();
  end(command);
  await command.processesEnded();
  expect(await statusOf(site)).toBe(0);
});

it("an interrupted command exits with 128 plus the signal's number", async () => {
  const account = ["--email", "late@example.com", "--password", "Long enough 1 pass"];
  const command = npm(["run", "admin", "--", ...account]);
  await vi.waitFor(() => pidOf(command, /cms\/commands\/admin\.mjs/), { interval: 50, timeout: 20_000 });
  kill(pidOf(command, /^\S*node\S* commands\/admin\.mjs/), "SIGTERM");
  await command.processesEnded();
  expect(await command.ended).toBe(143);
});

it("a site that is killed is restarted", async () => {
  const { command, site } = await started();
  const killed = pidOf(command, /build\/server\/index\.js/);
  kill(killed, "SIGKILL");
  const isRestarted = async () => {
    const running = command
      .processes()
      .some(({ command: line, pid }) => pid !== killed && /build\/server\/index\.js/.test(line));
    return running && (await statusOf(site)) === 200;
  };
  await eventually("the next site:\n", command.output, isRestarted);
});
