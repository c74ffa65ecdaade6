import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** The first line of what is piped in; at a terminal it is asked for, and not shown. @returns {Promise<string>} */
export async function passwordFromInput() {
  const atTerminal = process.stdin.isTTY === true;
  if (atTerminal)
    process.stdout.write("Password (at least 8 characters, with a capital, a small letter and a digit): ");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: atTerminal });
  // In this mode the terminal sends no signal for Ctrl-C.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const password = await new Promise((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(""));
  });
  lines.close();
  if (atTerminal) process.stdout.write("\n");
  return password;
}
