/** @module-tag slow */
import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keyNames } from "../../commands/lib/secrets.mjs";
import { freePort } from "../../site/testing/listen.ts";
import { gradeOf } from "../../site/testing/observatory.ts";
import { rawGet, rawRequest } from "../../site/testing/raw-http.ts";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { readEnvironment } from "../src/lib/environment.ts";
import { UserError } from "../src/lib/values.ts";
import { answersInTime } from "../src/ops/readiness.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.ts";
import { sql } from "../testing/test-database.ts";

let cms: RunningCms;
let dataDir: string;
let metricsPort: number;

beforeAll(async () => {
  dataDir = temporaryFolder();
  metricsPort = await freePort();
  const env = { CMS_METRICS_PORT: String(metricsPort), PUBLIC_URL: "https://www.example.com" };
  cms = await startCms({ dataDir, env });
}, 300_000);

afterAll(() => cms?.kill());

/** Starts the cms with some variables changed. Expects it to exit with an error, and returns its output. */
async function expectFailedStart(changes: Record<string, string>): Promise<string> {
  const program = path.join(cmsDir, "commands", "start.mjs");
  const { code, output } = await runProgram(program, [], { ...cms.env, ...changes });
  expect(code).toBe(1);
  return output;
}

describe("an invalid environment", () => {
  it.each([
    [{ CMS_PORT: "70000" }, 'CMS_PORT is "70000"; it must be a whole number from 1 to 65535.'],
    [{ DATA_DIR: "data" }, 'DATA_DIR is "data"; it must be an absolute path.'],
    [
      { CONTENT_API_TOKEN: "hunter2hunter2hunter2" },
      "CONTENT_API_TOKEN has 21 characters; it must have at least 32, without white space.",
    ],
    [
      { ENCRYPTION_KEY: "hunter2 hunter2 hunter2" },
      "ENCRYPTION_KEY contains white space; it must have none.",
    ],
    [
      { DATABASE_URL: "mysql://root:hunter2@localhost/cms" },
      'DATABASE_URL starts with "mysql:"; it must be postgres://user:password@host:port/database, or be left out for the embedded database.',
    ],
    [
      { DATABASE_URL: "postgres://" },
      "DATABASE_URL names no host; it must be postgres://user:password@host:port/database, or be left out for the embedded database.",
    ],
    [{ CMS_HOST: "localhost" }, 'CMS_HOST is "localhost"; it must be an IP address such as 127.0.0.1.'],
    [
      { SMTP_URL: "smtp://team:hunter2@mail.example.com" },
      "MAIL_FROM is missing; set all of SMTP_URL, MAIL_FROM, or none.",
    ],
    [
      { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "the team" },
      'MAIL_FROM is "the team"; it must be an address such as team@example.com.',
    ],
    [
      { CMS_URL: "cms.example.com/admin" },
      'CMS_URL is "cms.example.com/admin"; it must be an origin such as https://cms.example.com.',
    ],
    [
      { CONTENT_DIR: "/nowhere/content" },
      'CONTENT_DIR is "/nowhere/content"; it must be the absolute path of an existing folder.',
    ],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"; it must be debug, info, warning, error.'],
    [
      { S3_BUCKET: "files", S3_REGION: "us-east-1", S3_SECRET_ACCESS_KEY: "hunter2hunter2" },
      "S3_ACCESS_KEY_ID is missing; set all of S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, or none.",
    ],
    [
      { S3_ENDPOINT: "https://s3.example.com" },
      "S3_ENDPOINT is set without S3_BUCKET; set S3_BUCKET too, or leave S3_ENDPOINT out.",
    ],
    [
      { SITE_ORIGINS: "http://10.0.0.5:3000, http://10.0.0.6:3000/site" },
      'SITE_ORIGINS holds "http://10.0.0.6:3000/site"; it must be origins such as http://10.0.0.5:3000, separated by commas, or off.',
    ],
    [{ CMS_METRICS_PORT: "1337" }, "CMS_METRICS_PORT is 1337; it must differ from CMS_PORT."],
  ])("%j is refused with the reason and what is allowed", (changes, message) => {
    const keys = Object.fromEntries(keyNames.map((name) => [name, "k".repeat(32)]));
    const readInvalid = () => readEnvironment({ ...keys, ...changes }, cmsDir);
    expect(readInvalid).toThrow(new UserError(message));
    expect(message).not.toContain("hunter2");
  });

  it("ends the start with one line for each invalid variable", async () => {
    const output = await expectFailedStart({
      CMS_PORT: "x",
      ENCRYPTION_KEY: "too short",
      ADMIN_JWT_SECRET: "short",
    });
    expect(output.trim().split("\n")).toHaveLength(3);
  });

  it("with a port that another program uses ends the start with a message", async () => {
    const output = await expectFailedStart({ DATA_DIR: path.join(dataDir, "second") });
    expect(output).toContain(`The port ${cms.port} is already used by another application.`);
  }, 300_000);
});

describe("monitoring", () => {
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const metricValue = async (series: string) => {
    const line = (await scrape()).split("\n").find((text) => text.startsWith(`${series} `));
    return Number(line?.slice(series.length) ?? 0);
  };
  const lead = (submissionId: string) => ({
    submissionId,
    form: "expert",
    name: "Dana Whitfield",
    email: "dana@example.com",
    receivedAt: "2026-11-20T09:30:00.000Z",
  });
  const sendLead = (submissionId: string, headers: Record<string, string> = {}) =>
    fetch(`${cms.apiUrl}/leads`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${cms.token}`,
        "content-type": "application/json",
        ...headers,
      },
      body: JSON.stringify({ data: lead(submissionId) }),
    });

  it("sees whether the service is ready, and nothing else", async () => {
    const response = await fetch(`${cms.url}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready" });
    expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
    const never = () => new Promise<never>(() => {});
    expect(await answersInTime(never, 20)).toBe(false);
    expect(await answersInTime(() => Promise.reject(new Error("no database")), 1_000)).toBe(false);
  });

  it("gets metrics that count requests, with few labels", async () => {
    const createdSeries = `cms_http_request_duration_seconds_count{method="POST",route="leads",status="2xx"}`;
    expect(await metricValue(createdSeries)).toBe(0);
    expect((await sendLead("watched-lead-1")).status).toBe(201);
    expect((await sendLead("watched-lead-1")).status).toBe(200);
    expect(await metricValue(createdSeries)).toBe(2);
    expect(await metricValue("cms_database_up")).toBe(1);
    for (let count = 0; count < 40; count += 1) {
      await fetch(`${cms.url}/${["api/", "", "admin/", "uploads/"][count % 4]}jane-doe-${count}`);
    }
    const text = await scrape();
    expect(text.match(/^cms_http_request_duration_seconds_count/gm)?.length).toBeLessThan(12);
    expect(text).not.toMatch(/jane|dana/i);
    expect((await fetch(`${cms.url}/metrics`)).status).toBe(404);
  });

  it("gets the other metrics when the data folder is missing", async () => {
    renameSync(dataDir, `${dataDir}-moved`);
    const text = await scrape().finally(() => renameSync(`${dataDir}-moved`, dataDir));
    expect(text).toContain("cms_database_up 1");
    expect(text).not.toMatch(/^cms_disk_bytes\{/m);
    expect(await metricValue(`cms_disk_bytes{state="all"}`)).toBeGreaterThan(0);
  });

  it("finds the visitor's request by its ID in the lead and in the log, which has one JSON object per line", async () => {
    const response = await sendLead("watched-lead-2", { "x-request-id": "visit-4711" });
    expect(response.headers.get("x-request-id")).toBe("visit-4711");
    expect(JSON.stringify(await response.json())).not.toContain("visit-4711");
    const repeated = await sendLead("watched-lead-2", { "x-request-id": "visit-4712" });
    expect(repeated.status).toBe(200);
    const storedId = "select request_id from leads where submission_id = 'watched-lead-2'";
    expect(await sql(dataDir, storedId)).toEqual([{ request_id: "visit-4711" }]);
    const forged = { headers: { "x-request-id": "forged" } };
    const strangerResponse = await fetch(`${cms.apiUrl}/leads?email=somebody`, forged);
    expect(strangerResponse.headers.get("x-request-id")).toMatch(/^[\da-f]{8}-/);
    const lines = cms
      .logs()
      .trim()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    for (const line of lines) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/Z$/),
        level: expect.stringMatching(/^(?:debug|info|warning|error)$/),
        message: expect.any(String),
      });
    }
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: "visit-4711", path: "/api/leads", status: 201 }),
    );
    expect(cms.logs()).not.toMatch(/Whitfield|dana@|somebody|forged/);
  });
});

describe("the data", () => {
  it("is readable by its owner only", () => {
    const root = path.join(dataDir, "cms");
    expect(statSync(root).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(root, "public", "uploads")).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(root).filter((file) => file.startsWith("cms.db"))) {
      expect(statSync(path.join(root, name)).mode & 0o077, name).toBe(0);
    }
  });

  it("has a write-ahead log, and contains each lead ID once, even if another program writes to it", () => {
    using database = new DatabaseSync(path.join(dataDir, "cms", "cms.db"));
    const insert = database.prepare("insert into leads (document_id, submission_id) values (?, 'same-id')");
    insert.run("a");
    expect(() => insert.run("b")).toThrow(/UNIQUE constraint failed: leads.submission_id/);
    expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
    database.prepare("delete from leads").run();
  });
});

describe("responses", () => {
  it.each(["/admin/init", "/api/mail-box-money-blogs", "/uploads/none.png"])(
    "to %s have a content security policy",
    async (path) => {
      const { headers } = await fetch(`${cms.url}${path}`);
      expect(headers.get("content-security-policy")?.split(";")).toEqual([
        "default-src 'self'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self' data:",
        "form-action 'self'",
        "frame-ancestors 'self'",
        "frame-src 'self' data: blob: https://www.example.com",
        "img-src 'self' data: blob: https://www.example.com",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self' 'unsafe-inline'",
      ]);
    },
  );

  it.each(["/admin/init", "/api/mail-box-money-blogs", "/leads", "/uploads/none.png"])(
    "to %s are not cached, not usable by other sites, and have a fixed type",
    async (address) => {
      const { headers } = await fetch(`${cms.url}${address}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
        "x-content-type-options": "nosniff",
      });
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  it.each([
    ["is not HTTP", "NOT HTTP\r\n\r\n", 400],
    ["names no host", "GET /admin/init HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["has an invalid URL", rawGet("http://["), 400],
    ["expects too much", rawGet("/admin/init", "Expect: everything"), 200],
    ["has long headers", rawGet("/admin/init", `A: ${"a".repeat(20_000)}`), 431],
  ])(
    "to a request that %s have the same security headers as other responses",
    async (_what, bytes, status) => {
      const response = await rawRequest(cms.port, bytes);
      expect(response.status).toBe(status);
      for (const name of [
        "Cache-Control: no-store",
        "Content-Security-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Resource-Policy",
        "Permissions-Policy",
        "Referrer-Policy",
        "Strict-Transport-Security",
        "X-Content-Type-Options",
      ])
        expect(response.head).toContain(`\r\n${name}`);
    },
  );

  it("score 130 points in MDN's HTTP Observatory", async () => {
    const { headers } = await fetch(`${cms.url}/admin/init`);
    expect(gradeOf(headers)).toMatchObject({ grade: "A+", score: 130 });
  });
});

describe("the process", () => {
  it("exits within five seconds of SIGTERM, keeps its data, and accepts a new content API token at the next start", async () => {
    const startedAtMs = performance.now();
    await cms.stop();
    expect(performance.now() - startedAtMs).toBeLessThan(5000);
    expect(existsSync(path.join(dataDir, "cms", "cms.db"))).toBe(true);

    const oldToken = cms.token;
    const changedToken = { CONTENT_API_TOKEN: "another-content-api-token-0123456789" };
    cms = await startCms({ dataDir, port: cms.port, env: { ...cms.env, ...changedToken } });
    const statusOf = async (token: string) =>
      (await fetch(`${cms.apiUrl}/lead-retries`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await statusOf(cms.token)).toBe(200);
    expect(await statusOf(oldToken)).toBe(401);
  }, 300_000);
});
