// Creates an administrator, or with --reset sets a new password, also while the service runs. Without --password, asks
// for the password at a terminal, or reads it from the first line of standard input. Leaving out --password is safer,
// because shells keep it in their history.
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createApp, fail, load, prepare } from "./boot.mjs";

const usage = `Usage: npm run admin -- --email you@example.com [--password <password>] [--name <first name>]
       npm run admin -- --reset --email you@example.com [--password <password>]`;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        email: { type: "string" },
        password: { type: "string" },
        name: { type: "string" },
        reset: { type: "boolean" },
      },
    });
    return values;
  } catch (error) {
    return fail(`${error.message}\n${usage}`);
  }
}

/** Reads the password as one line, without echoing it at a terminal. */
function readPassword() {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) {
    process.stdout.write(
      "Password (at least 12 characters, with a lowercase letter, a capital letter and a digit): ",
    );
  }
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  return new Promise((resolve) => {
    lines.once("SIGINT", () => process.exit(130));
    lines.once("line", (line) => {
      resolve(line);
      lines.close();
    });
    lines.once("close", () => {
      if (isTerminal) process.stdout.write("\n");
      resolve("");
    });
  });
}

const { email: emailOption, name = "Administrator", ...options } = readArguments();
if (!emailOption) fail(usage);
const email = emailOption.trim().toLowerCase();
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fail(`"${emailOption}" is not an email address.`);
const password = options.password ?? (await readPassword());
if (!password) fail(usage);

process.env.LOG_LEVEL ||= "warning";
prepare();
const app = createApp({ serveAdminPanel: false });
app.config.set("commandOnly", true);
await load(app);

const users = app.service("admin::user");

/** Runs `write`. Retries it if the service writes to SQLite at the same time. Ends the command if it fails. */
async function save(write, triesLeft = 20) {
  try {
    await write();
  } catch (error) {
    if (error.code?.startsWith("SQLITE_BUSY") && triesLeft > 0) {
      await setTimeout(250);
      await save(write, triesLeft - 1);
    } else if (error.name === "ValidationError") {
      fail(`The password is too weak: ${error.message}.`);
    } else {
      fail(`The account could not be saved. Run the command again. ${error.message}`);
    }
  }
}

if (options.reset) {
  const account = await app.db.query("admin::user").findOne({ where: { email } });
  if (!account) fail(`There is no account with the address ${email}.`);
  // The change also ends all sessions of the account (access/accounts.ts).
  await save(() => users.updateById(account.id, { password }));
  process.stdout.write(`Set a new password for ${email}.\n`);
} else {
  if (await users.exists({ email })) {
    fail(`An administrator with the address ${email} exists already. Use --reset to set a new password.`);
  }
  const superAdmin = await app.service("admin::role").getSuperAdmin();
  const account = { email, password, firstname: name, isActive: true, registrationToken: null };
  await save(() => users.create({ ...account, roles: [superAdmin.id] }));
  process.stdout.write(`Created the administrator ${email}.\n`);
}
await app.destroy();
process.exit(0);
