// Creates an administrator, or sets a new password for somebody of the team:
// node commands/admin.mjs [--reset] --email E [--name N] [--password P]
// Without a password as an argument, the first line of the standard input is it.
// The same environment as for the service. The service may be running.
import { text } from "node:stream/consumers";
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

const { email: given, name = "Administrator", ...options } = readArguments();
if (!given) fail(usage);
const email = given.trim().toLowerCase();
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) fail(`"${given}" is not an email address.`);
const password = options.password ?? (await text(process.stdin)).split(/\r?\n/)[0];
if (!password) fail(usage);

prepare();
const app = createApp({ serveAdminPanel: false });
app.config.set("commandOnly", true);
await load(app);

const users = app.service("admin::user");
const refused = (error) => fail(`The password is too weak: ${error.message}.`);
if (options.reset) {
  const account = await app.db.query("admin::user").findOne({ where: { email } });
  if (!account) fail(`There is no account with the address ${email}.`);
  // As an administrator does it in the panel; whoever was logged in with the old password is logged out.
  await users.updateById(account.id, { password }).catch(refused);
  process.stdout.write(`Set a new password for ${email}.\n`);
} else {
  if (await users.exists({ email })) {
    fail(`An administrator with the address ${email} exists already. With --reset they get a new password.`);
  }
  const superAdmin = await app.service("admin::role").getSuperAdmin();
  const account = { email, password, firstname: name, isActive: true, registrationToken: null };
  await users.create({ ...account, roles: [superAdmin.id] }).catch(refused);
  process.stdout.write(`Created the administrator ${email}.\n`);
}
await app.destroy();
process.exit(0);
