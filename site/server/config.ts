import { existsSync, readdirSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import * as v from "valibot";
import { allowedDatabaseUrl, isDatabaseUrl } from "~/leads/queue/postgres.server.ts";
import { checkNoUnfinishedRestore, keysOf } from "../../commands/lib/secrets.mjs";
import { logLevels } from "./log.ts";

/** Settings from the operator's environment variables (docs/operations/variables.md). Times are in milliseconds. */
export type Config = ReturnType<typeof parseConfig>;

/** Error for the operator. Its message never contains a secret. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

function wholeNumber(min: number, max: number) {
  const allowed = `a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
}

const port = wholeNumber(1, 65_535);

const textMatching = (isAllowed: (text: string) => boolean, allowed: string) =>
  v.pipe(v.string(), v.check(isAllowed, allowed));

const withoutTrailingSlash = v.transform((text: string) => text.replace(/\/+$/, ""));

const httpUrl = v.pipe(
  textMatching(isHttpUrl, "an http:// or https:// URL without a query"),
  withoutTrailingSlash,
);

const origin = v.pipe(
  textMatching(
    (text) => isHttpUrl(text) && new URL(text).pathname === "/",
    "an origin such as https://www.example.com, without a path",
  ),
  withoutTrailingSlash,
);

const urlWithQuery = textMatching(
  (text) => isHttpUrl(text.replace(/\?.*$/, "")),
  "an http:// or https:// URL without a user name",
);

const databaseUrl = textMatching(isDatabaseUrl, allowedDatabaseUrl);

const smtpServerUrl = textMatching(
  (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? "") && URL.parse(text)?.hostname !== "",
  "smtp://user:password@host:port, or smtps:// for implicit TLS",
);

const senderAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
    "an email address such as team@example.com",
  ),
);

const keyWithoutSpaces = v.pipe(v.string(), v.regex(/^\S+$/, "a key without spaces"));

/** Calls send it in a header. Signing keys are derived from it: anyone with a signed link could guess a short token. */
const apiToken = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]{32,}$/, "a key of at least 32 ASCII characters without spaces"),
);

const entriesIn = (list: string) =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** An entry is an email address, a domain, or a domain after an @. */
const blockList = v.pipe(
  textMatching(
    (text) => entriesIn(text).every((entry) => /^(?:[^\s@]*@)?[^\s@]+\.[^\s@.]+$/.test(entry)),
    "email addresses and domains, separated by commas",
  ),
  v.transform(entriesIn),
);

const environment = v.object({
  CMS_PORT: v.optional(port, "1337"),
  CONTENT_API_TOKEN: v.optional(apiToken),
  CONTENT_API_URL: v.optional(httpUrl),
  DATABASE_URL: v.optional(databaseUrl),
  DATA_DIR: v.optional(v.string(), ".data"),
  EMAILJS_ORIGIN: v.optional(origin, "https://api.emailjs.com"),
  EMAILJS_PRIVATE_KEY: v.optional(keyWithoutSpaces),
  EMAILJS_PUBLIC_KEY: v.optional(keyWithoutSpaces),
  EMAILJS_SERVICE_ID: v.optional(keyWithoutSpaces),
  EMAILJS_TEMPLATE_ID: v.optional(keyWithoutSpaces),
  LEAD_BLOCK_HEADLESS: v.optional(v.picklist(["true", "false"], "true or false"), "false"),
  LEAD_BLOCK_LIST: v.optional(blockList, ""),
  LEAD_RATE_LIMIT: v.optional(wholeNumber(1, 1_000_000), "20"),
  LEAD_THROTTLE_MS: v.optional(wholeNumber(0, 86_400_000), "0"),
  LEAD_WEBHOOK_SECRET: v.optional(
    v.pipe(keyWithoutSpaces, v.minLength(16, "a key of at least 16 characters")),
  ),
  LEAD_WEBHOOK_URL: v.optional(urlWithQuery),
  MAIL_FROM: v.optional(senderAddress),
  LOG_LEVEL: v.optional(v.picklist(logLevels, logLevels.join(", ")), "info"),
  METRICS_HOST: v.optional(
    textMatching((text) => isIP(text) !== 0, "an IP address such as 127.0.0.1"),
    "127.0.0.1",
  ),
  METRICS_PORT: v.optional(port),
  PORT: v.optional(port, "3000"),
  PUBLIC_URL: v.optional(origin),
  /** `keysOf` checks it and derives the token from it. */
  SECRET: v.optional(v.string()),
  SMTP_URL: v.optional(smtpServerUrl),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), "0"),
});

export const variableNames: readonly string[] = Object.keys(environment.entries);

/** Lists of variables that need each other. The site refuses to start if only some of a list are set. */
const usedTogether = {
  SMTP: ["SMTP_URL", "MAIL_FROM"],
  "the webhook": ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"],
  EmailJS: ["EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID"],
} as const;

// Many services identify their customers by the webhook URL alone, so it is a secret too.
const secretNames = new Set([
  "CONTENT_API_TOKEN",
  "DATABASE_URL",
  "EMAILJS_PRIVATE_KEY",
  "EMAILJS_PUBLIC_KEY",
  "LEAD_WEBHOOK_SECRET",
  "LEAD_WEBHOOK_URL",
  "SMTP_URL",
]);

/**
 * Reads the environment, and reads or creates the key that site and cms share. With CONTENT_API_URL, the key comes from
 * the environment only: the one in `secrets.json` belongs to the cms on this machine.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const dataDir = path.resolve(env.DATA_DIR || ".data");
  if (env.CONTENT_API_URL && !env.SECRET) {
    checkNoUnfinishedRestore(dataDir);
    return parseConfig(env);
  }
  // Check before creating the keys, which writes to the folder.
  const isTrial = startsTrial(env, dataDir);
  return parseConfig({ ...env, ...keysOf(env, dataDir, ["CONTENT_API_TOKEN"]) }, { isTrial });
}

/**
 * Returns true on a first start that no operator configured. Only such a site shows samples until it has read content;
 * any other responds with 503 until then, because its visitors must not see a sample company.
 */
function startsTrial(env: Readonly<Record<string, string | undefined>>, dataDir: string): boolean {
  const isUnused = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  return isUnused && !env.CONTENT_API_TOKEN && !env.CONTENT_API_URL && !env.PUBLIC_URL && !env.SECRET;
}

/** Throws a ConfigError that names each invalid variable, its value (without secrets) and the allowed values. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>, { isTrial = false } = {}) {
  const givenVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(environment, givenVariables);
  if (!parsed.success) {
    const problems = parsed.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? "environment";
      const value = secretNames.has(name)
        ? "set to an invalid value, which is not shown"
        : JSON.stringify(issue.input).replace(/\/\/[^/@]*@/, "//…@");
      return `${name} is ${value}; it must be ${issue.message}`;
    });
    // A value can break several rules of its variable, whose messages are equal.
    throw new ConfigError([...new Set(problems)].join("\n"));
  }
  const settings = parsed.output;
  if (settings.METRICS_PORT === settings.PORT)
    throw new ConfigError(`METRICS_PORT is ${settings.PORT}; it must be a port other than PORT`);
  for (const [purpose, names] of Object.entries(usedTogether)) {
    const missing = names.filter((name) => !settings[name]);
    if (missing.length === 0 || missing.length === names.length) continue;
    const verb = missing.length === 1 ? "is" : "are";
    throw new ConfigError(
      `${missing.join(" and ")} ${verb} not set; ${purpose} needs all of ${names.join(", ")}`,
    );
  }
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = settings;
  const { EMAILJS_TEMPLATE_ID: templateId, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  const { MAIL_FROM: from, METRICS_PORT: metricsPort, SMTP_URL: smtpUrl } = settings;
  return {
    content: {
      apiUrl: settings.CONTENT_API_URL ?? `http://localhost:${settings.CMS_PORT}/api`,
      /** True if the site shows bundled samples until it has read content. */
      isTrial,
      /** Shared with the content service. Without it: no previews, no content webhooks, and no lead in the inbox. */
      apiToken: settings.CONTENT_API_TOKEN,
    },
    emailJs:
      publicKey && serviceId && templateId
        ? {
            origin: settings.EMAILJS_ORIGIN,
            privateKey: settings.EMAILJS_PRIVATE_KEY,
            publicKey,
            serviceId,
            templateId,
          }
        : null,
    leads: {
      blockHeadless: settings.LEAD_BLOCK_HEADLESS === "true",
      blockList: settings.LEAD_BLOCK_LIST,
      /** PostgreSQL shared by all instances; without it each instance keeps its own queue. */
      databaseUrl: settings.DATABASE_URL,
      rateLimitPerHour: settings.LEAD_RATE_LIMIT,
      throttleMs: settings.LEAD_THROTTLE_MS,
    },
    logLevel: settings.LOG_LEVEL,
    /** Account that sends confirmation emails; without one, the team confirms sign-ups. The cms reads the same variables. */
    smtp: smtpUrl && from ? { url: smtpUrl, from } : null,
    metrics: metricsPort ? { host: settings.METRICS_HOST, port: metricsPort } : null,
    port: settings.PORT,
    /** Origin without a trailing slash. */
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    /** Folder of the site's state. */
    stateDir: path.resolve(settings.DATA_DIR, "site"),
    trustedProxies: settings.TRUST_PROXY,
    webhook: url && secret ? { url, secret } : null,
  };
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hash, password, protocol, search, username } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username && !password;
}
