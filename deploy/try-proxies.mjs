// Runs both proxy examples, with other addresses, before two sites and a cms from the archives, and says what came of it:
//   apt-get install nginx-light caddy openssl; npm run package; node deploy/try-proxies.mjs
// Linux alone, whose loopback has many addresses. Exit code 1 when something is not as it must be.
import { execFileSync, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "../commands/lib/project.mjs";
import { bareHost } from "../commands/testing/bare-host.mjs";
import { examples } from "./proxy/examples.mjs";

const ports = { plain: 18080, tls: 18443, content: 11330, site1: 13001, site2: 13002, cms: 11337 };
const names = { site: "www.example.com", cms: "cms.example.com" };
const account = { email: "first@example.com", password: "A long enough 1" };
const secret = randomBytes(32).toString("hex");
const megabyte = 1024 * 1024;

let failures = 0;
/** @param {string} what @param {boolean} holds @param {unknown} [seen] */
function check(what, holds, seen) {
  if (!holds) failures += 1;
  process.stdout.write(`  ${holds ? "ok  " : "FAIL"} ${what}${seen === undefined ? "" : `: ${seen}`}\n`);
}

/**
 * @typedef {{ headers: http.IncomingHttpHeaders, status: number, text: string }} Answer
 *
 * @typedef {object} Asked
 * @property {string | Buffer} [body]
 * @property {string} [from] the address of who asks
 * @property {http.OutgoingHttpHeaders} [headers]
 * @property {string} [method]
 */

/**
 * A request as somebody sends it through the proxy; status 0 without an answer.
 * @param {string} url
 * @param {Asked} [asked]
 * @returns {Promise<Answer>}
 */
function ask(url, { body, from = "127.0.0.1", headers = {}, method = "GET" } = {}) {
  const { request } = url.startsWith("https:") ? https : http;
  return new Promise((resolve) => {
    const sent = request(url, {
      agent: false,
      headers,
      localAddress: from,
      // Every name is this machine.
      lookup: (_name, options, done) =>
        options.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
      method,
      rejectUnauthorized: false,
    });
    sent.on("response", (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          headers: response.headers,
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.on("error", () => resolve({ headers: {}, status: 0, text: "" }));
    });
    sent.on("error", (error) => resolve({ headers: {}, status: 0, text: error.message }));
    sent.end(body);
  });
}

/** @param {string} what @param {() => boolean | Promise<boolean>} holds */
async function until(what, holds) {
  for (let left = 600; left > 0; left -= 1) {
    if (await holds()) return;
    await delay(100);
  }
  throw new Error(`Waited a minute for ${what}`);
}

/** The archive of a service that was made last. @param {"site" | "cms"} name */
function newest(name) {
  const dist = path.join(root, "dist");
  const archives = readdirSync(dist)
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => path.join(dist, file));
  const [last] = archives.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (last === undefined) throw new Error(`There is no archive of the ${name}: npm run package.`);
  return last;
}

const siteUrl = `https://${names.site}:${ports.tls}`;
const cmsUrl = `https://${names.cms}:${ports.tls}`;
const host = bareHost();
const folders = { site: host.unpack("site", newest("site")), cms: host.unpack("cms", newest("cms")) };
const running = new Set();
const shared = {
  CMS_URL: cmsUrl,
  CONTENT_API_TOKEN: secret,
  PUBLIC_URL: siteUrl,
  SECRET: secret,
  SITE_HINT_URLS: `http://127.0.0.1:${ports.site1},http://127.0.0.1:${ports.site2}`,
  TRUST_PROXY: "1",
};

/** @param {"site" | "cms"} name @param {Readonly<Record<string, string>>} env @param {string} health */
function serve(name, env, health) {
  const service = host.node(folders[name], ["commands/serve.mjs"], env);
  running.add(service.child);
  return {
    ...service,
    ready: () =>
      until(health, async () => (await ask(health)).status < 300 && (await ask(health)).status > 0),
  };
}

/** @param {number} port @param {string} state */
function startSite(port, state) {
  const env = {
    ...shared,
    CONTENT_API_URL: `http://127.0.0.1:${ports.content}/api`,
    DATA_DIR: state,
    LEAD_THROTTLE_MS: "3600000",
    PORT: String(port),
  };
  return serve("site", env, `http://127.0.0.1:${port}/readyz`);
}

/** @param {string} email */
function lead(email) {
  const fields = {
    form: "expert",
    name: "Dana Whitfield",
    email,
    phone: "(605) 251-0112",
    region: "South Dakota",
  };
  return new URLSearchParams(fields).toString();
}

/** @param {string} email @param {Pick<Asked, "from" | "headers">} [sender] */
function post(email, { from, headers } = {}) {
  const body = lead(email);
  return ask(`${siteUrl}/contact`, {
    body,
    from,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": Buffer.byteLength(body),
      origin: siteUrl,
      ...headers,
    },
    method: "POST",
  });
}

async function tryAddresses() {
  const forged = [];
  for (let n = 0; n < 6; n += 1) {
    const headers = {
      "x-forwarded-for": `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      "x-real-ip": `198.51.100.${n}`,
    };
    forged.push((await post(`forged${n}@example.com`, { headers })).status);
  }
  // Each of the two sites takes one of a visitor.
  check("a form's lead is taken", forged[0] === 303, forged[0]);
  check(
    "whoever writes other addresses into headers stays the same visitor",
    forged.filter((s) => s === 303).length <= 2 && forged.at(-1) === 429,
    forged.join(" "),
  );
  const other = await post("other@example.com", { from: "127.0.0.2" });
  check("a visitor at another address is another one", other.status === 303, other.status);
}

async function tryRequests() {
  const page = await ask(siteUrl);
  check("the home page", page.status === 200 && page.text.includes("</html>"), page.status);
  const plain = await ask(`http://${names.site}:${ports.plain}/about`);
  check(
    "http leads to https",
    plain.status === 308 && plain.headers.location?.startsWith(`https://${names.site}`) === true,
    `${plain.status} ${plain.headers.location}`,
  );
  const given = randomUUID();
  const named = await ask(`${siteUrl}/readyz`, { headers: { "x-request-id": given } });
  const requestId = String(named.headers["x-request-id"]);
  check(
    "the proxy names requests, not the caller",
    /^[\w-]{32,36}$/.test(requestId) && requestId !== given,
    requestId,
  );
  const large = await ask(`${siteUrl}/contact`, {
    body: Buffer.alloc(2 * megabyte),
    headers: { "content-length": 2 * megabyte, origin: siteUrl },
    method: "POST",
  });
  check("the site is sent no 2 MB", [0, 413, 502].includes(large.status), large.status);
}

async function tryPanel() {
  const panel = await ask(`${cmsUrl}/admin`);
  check("the panel", panel.status === 200, panel.status);
  const json = JSON.stringify(account);
  const logIn = await ask(`${cmsUrl}/admin/login`, {
    body: json,
    headers: { "content-type": "application/json", "content-length": json.length },
    method: "POST",
  });
  check("logging in to it", logIn.status === 200, logIn.status);
  const { token } = JSON.parse(logIn.text || "{}").data ?? {};
  const film = Buffer.concat([
    Buffer.from("000000206674797069736f6d0000020069736f6d69736f32617663316d703431", "hex"),
    randomBytes(20 * megabyte),
  ]);
  const form = new FormData();
  form.append("files", new Blob([film], { type: "video/mp4" }), "film.mp4");
  const wrapped = new Response(form);
  const body = Buffer.from(await wrapped.arrayBuffer());
  const upload = await ask(`${cmsUrl}/upload`, {
    body,
    headers: {
      authorization: `Bearer ${token}`,
      "content-length": body.length,
      "content-type": wrapped.headers.get("content-type") ?? "",
    },
    method: "POST",
  });
  check(
    "an upload of 20 MB",
    upload.status === 201 || upload.status === 200,
    `${upload.status} ${upload.status < 300 ? "" : upload.text.slice(0, 200)}`,
  );
  for (const address of [
    "/api/leads",
    "/API/leads",
    "/%61pi/leads",
    "/./api/leads",
    "/x/../api/leads",
    "//api/leads",
    "/api",
  ]) {
    const raw = await rawStatus(names.cms, address);
    check(`closed: ${address}`, raw === 404 || raw === 400, raw);
  }
  const inside = await ask(`http://127.0.0.1:${ports.content}/api/leads`);
  check("open to sites, with their key", inside.status === 401 || inside.status === 403, inside.status);
}

/** As it is written: URL would tidy the path up. @param {string} name @param {string} address */
function rawStatus(name, address) {
  return new Promise((resolve) => {
    const sent = https.request({
      agent: false,
      headers: { host: name },
      host: "127.0.0.1",
      path: address,
      port: ports.tls,
      rejectUnauthorized: false,
      servername: name,
    });
    sent.on("response", (response) => resolve(response.resume().statusCode));
    sent.on("error", () => resolve(0));
    sent.end();
  });
}

/**
 * Pages asked for all the time, while something happens to the sites; and forms, each from somebody else, where none may be
 * cut off either. No proxy sends a form a second time, so one that a killed site had in hand is lost to it.
 * @param {string} what
 * @param {() => unknown} happens
 * @param {{ withForms?: boolean }} [load]
 */
async function underLoad(what, happens, { withForms = false } = {}) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  let over = false;
  /** @param {string} kind @param {Answer} answer */
  const count = (kind, { status }) => seen.set(`${kind} ${status}`, (seen.get(`${kind} ${status}`) ?? 0) + 1);
  const reader = async () => {
    while (!over) count("page", await ask(`${siteUrl}/about`));
  };
  let senders = 0;
  const sender = async () => {
    while (!over) {
      senders += 1;
      const from = `127.0.${2 + (senders >> 8)}.${senders & 255}`;
      count("form", await post(`${randomUUID()}@example.com`, { from }));
      await delay(20);
    }
  };
  const visitors = Array.from({ length: 8 }, reader);
  if (withForms) visitors.push(sender(), sender());
  await delay(1_000);
  await happens();
  await delay(5_000);
  over = true;
  await Promise.all(visitors);
  const expected = withForms ? ["form 303", "page 200"] : ["page 200"];
  check(
    what,
    [...seen.keys()].toSorted().join() === expected.join(),
    [...seen].map(([kind, times]) => `${times} × ${kind}`).join(", "),
  );
}

/** @param {"nginx" | "caddy"} name */
async function tryProxy(name) {
  process.stdout.write(
    `\n${name}: ${execFileSync(name, [name === "nginx" ? "-v" : "version"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] })}\n`,
  );
  const { args, env } = examples[name]({ folder: host.folder, names, ports });
  const proxy = spawn(name, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [proxy.stdout, proxy.stderr])
    stream.on("data", (text) => {
      log += text;
    });
  running.add(proxy);
  const state = host.writable(`${name}-1`);
  let first = startSite(ports.site1, state);
  const second = startSite(ports.site2, host.writable(`${name}-2`));
  await Promise.all([first.ready(), second.ready()]);
  await until(`${name}\n${log}`, async () => (await ask(siteUrl)).status === 200);
  await tryRequests();
  await tryAddresses();
  await tryPanel();
  await underLoad("a site that is killed costs no page", () => first.child.kill("SIGKILL"));
  first = startSite(ports.site1, state);
  await first.ready();
  await delay(4_000);
  await underLoad("a site that is stopped costs no page and no form", () => second.child.kill("SIGTERM"), {
    withForms: true,
  });
  first.child.kill("SIGTERM");
  proxy.kill("SIGTERM");
  await Promise.all([first.ended, second.ended, new Promise((resolve) => proxy.once("exit", resolve))]);
  if (failures > 0) process.stdout.write(`\nThe end of its log:\n${log.slice(-2_000)}\n`);
}

try {
  const env = {
    ...shared,
    CMS_PORT: String(ports.cms),
    CONTENT_DIR: host.writable("no-content"),
    DATA_DIR: host.writable("cms-state"),
  };
  const cms = serve("cms", env, `http://127.0.0.1:${ports.cms}/_health`);
  await cms.ready();
  const admin = host.node(
    folders.cms,
    ["commands/admin.mjs", "--email", account.email, "--password", account.password],
    env,
  );
  if ((await admin.ended) !== 0) throw new Error(admin.output());
  await tryProxy("nginx");
  await tryProxy("caddy");
} finally {
  for (const child of running) child.kill("SIGKILL");
  host.remove();
}
process.stdout.write(failures === 0 ? "\nAll as it must be.\n" : `\n${failures} not as it must be.\n`);
process.exit(failures === 0 ? 0 : 1);
