import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { ConfigError, parseConfig, readConfig } from "./config.ts";

function refusalOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("The variables were accepted");
}

describe("parseConfig", () => {
  it("needs no variable", () => {
    expect(parseConfig({})).toEqual({
      content: { apiUrl: "http://localhost:1337/api", isTrial: false, apiToken: undefined },
      stateDir: path.resolve(".data/site"),
      emailJs: null,
      leads: { blockHeadless: false, blockList: [], rateLimitPerHour: 20, throttleMs: 0 },
      logLevel: "info",
      metrics: null,
      port: 3000,
      publicUrl: "http://localhost:3000",
      smtp: null,
      trustedProxies: 0,
      webhook: null,
    });
  });

  it("accepts a content service on another host", () => {
    const CONTENT_API_TOKEN = "t".repeat(32);
    const { content } = parseConfig({ CONTENT_API_URL: "https://cms.example/api/", CONTENT_API_TOKEN });
    expect(content).toEqual({
      apiUrl: "https://cms.example/api",
      isTrial: false,
      apiToken: CONTENT_API_TOKEN,
    });
  });

  it("accepts a shared lead database, a mail server with its password, and the full URL of a webhook", () => {
    const DATABASE_URL = "postgres://cms:hunter2@db.example:5432/cms?sslmode=verify-full";
    const smtp = { SMTP_URL: "smtp://team:hunter2@mail.example:587", MAIL_FROM: "team@example.com" };
    const webhook = {
      LEAD_WEBHOOK_URL: "https://crm.example/hooks/1?key=private",
      LEAD_WEBHOOK_SECRET: "s".repeat(16),
    };
    expect(parseConfig({ DATABASE_URL, ...smtp, ...webhook })).toMatchObject({
      leads: { databaseUrl: DATABASE_URL },
      smtp: { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
      webhook: { url: webhook.LEAD_WEBHOOK_URL, secret: webhook.LEAD_WEBHOOK_SECRET },
    });
  });

  it.each([
    ["PORT", "80a", "a whole number from 1 to 65535"],
    ["PORT", "70000", "a whole number from 1 to 65535"],
    ["CMS_PORT", "0", "a whole number from 1 to 65535"],
    ["PUBLIC_URL", "www.example.com", "an origin such as https://www.example.com, without a path"],
    ["PUBLIC_URL", "https://example.com/site", "without a path"],
    ["CONTENT_API_URL", "ftp://example.com", "an http:// or https:// URL"],
    ["LEAD_RATE_LIMIT", "-1", "a whole number from 1 to 1000000"],
    ["LEAD_THROTTLE_MS", "1.5", "a whole number from 0 to 86400000"],
    ["LEAD_BLOCK_HEADLESS", "yes", "true or false"],
    ["METRICS_PORT", "0", "a whole number from 1 to 65535"],
    ["METRICS_PORT", "3000", "a port other than PORT"],
    ["METRICS_HOST", "localhost", "an IP address"],
    ["LEAD_BLOCK_LIST", "rival.example, dana at rival", "email addresses and domains, separated by commas"],
    ["LOG_LEVEL", "loud", "debug, info, warning, error"],
    ["TRUST_PROXY", "all", "a whole number from 0 to 10"],
  ])("refuses %s=%s and states what is allowed", (name, value, allowedText) => {
    const message = refusalOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(value);
    expect(message).toContain(allowedText);
  });

  it.each(["top secret".repeat(4), "t".repeat(31)])("refuses the key %s without printing it", (key) => {
    const message = refusalOf({ CONTENT_API_TOKEN: key });
    expect(message).toContain("CONTENT_API_TOKEN");
    expect(message).not.toContain(key);
  });

  it.each([
    ["CONTENT_API_TOKEN", "🔑".repeat(32), "a key"],
    ["DATABASE_URL", "postgres://", "postgres://user:password@host:port/database"],
    ["DATABASE_URL", "mysql://root:hunter2@localhost/cms", "postgres://user:password@host:port/database"],
    ["LEAD_WEBHOOK_SECRET", "hunter2", "a key"],
    ["LEAD_WEBHOOK_URL", "crm.example/private", "an http://"],
    ["SMTP_URL", "smtp://", "smtp://user:password@host:port"],
    ["SMTP_URL", "http://team:hunter2@mail.example", "smtp://user:password@host:port"],
  ])("hides the invalid value of %s (%s)", (name, value, allowedText) => {
    const message = refusalOf({ [name]: value });
    expect(message).toContain(
      `${name} is set to an invalid value, which is not shown; it must be ${allowedText}`,
    );
    expect(message).not.toMatch(/hunter2|private|🔑/u);
  });

  it("hides a password in a URL", () => {
    const message = refusalOf({ PUBLIC_URL: "https://team:hunter2@example.com/path" });
    expect(message).toContain("https://…@example.com/path");
  });

  it.each<[string, Record<string, string>]>([
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example/hooks/1" }],
    ["LEAD_WEBHOOK_URL", { LEAD_WEBHOOK_SECRET: "s".repeat(16) }],
    ["MAIL_FROM", { SMTP_URL: "smtp://team:hunter2@mail.example:587" }],
    ["SMTP_URL", { MAIL_FROM: "team@example.com" }],
    ["EMAILJS_TEMPLATE_ID", { EMAILJS_PUBLIC_KEY: "a", EMAILJS_SERVICE_ID: "b" }],
  ])("requires %s with the variables %j", (missing, env) => {
    expect(refusalOf(env)).toContain(`${missing} is not set`);
  });
});

it.each([{}, { CONTENT_API_URL: "https://cms.example/api" }])(
  "refuses a data folder after an interrupted restore, with the variables %j",
  (env) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, "restore-unfinished"), "");
    expect(() => readConfig({ DATA_DIR: folder, ...env })).toThrow(`A restore of ${folder} was interrupted`);
    expect(readdirSync(folder)).toEqual(["restore-unfinished"]);
  },
);

it.each([
  [true, {}],
  [false, { CONTENT_API_TOKEN: "t".repeat(32) }],
  [false, { CONTENT_API_URL: "https://cms.example/api" }],
  [false, { PUBLIC_URL: "https://www.example.com" }],
  [false, { SECRET: "s".repeat(32) }],
])("sets isTrial to %s with the variables %j", (isTrial, env) => {
  expect(readConfig({ DATA_DIR: temporaryFolder(), ...env }).content.isTrial).toBe(isTrial);
});
