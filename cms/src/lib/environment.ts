import { statSync } from "node:fs";
import { isIP } from "node:net";
import path from "node:path";
import { z } from "@strapi/utils";
import { UserError } from "./values";

/** Returns Zod's option with the message for invalid values. The message follows the variable's name in a sentence. */
const mustBeError = (allowed: string) => ({
  error: ({ input }: { input?: unknown }) => `is "${input}"; it must be ${allowed}.`,
});

const matchingText = (allowed: string, pattern: RegExp) => z.string().regex(pattern, mustBeError(allowed));

function wholeNumber(min: number, max: number) {
  const isAllowed = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z
    .string()
    .refine(isAllowed, mustBeError(`a whole number from ${min} to ${max}`))
    .transform(Number);
}

const logLevels = ["debug", "info", "warning", "error"] as const;

const absolutePath = z.string().refine(path.isAbsolute, mustBeError("an absolute path"));

const isFolder = (name: string): boolean =>
  path.isAbsolute(name) && statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;

const originOf = (address: string): string => new URL(address).origin;
const originText = (example: string) =>
  z
    .string()
    .refine(isOrigin, mustBeError(`an origin such as ${example}`))
    .transform(originOf);

const originList = z
  .string()
  .transform((text) => (text === "off" ? [] : text.split(",").map((part) => part.trim())))
  .refine((parts) => parts.every(isOrigin), {
    error: ({ input }) => {
      const invalidOrigin = [input].flat().find((part) => !isOrigin(String(part)));
      return `holds "${invalidOrigin}"; it must be origins such as http://10.0.0.5:3000, separated by commas, or off.`;
    },
  })
  .transform((parts) => parts.map(originOf));

/** Schema of a URL that may contain a password. Its messages show only the scheme. */
function connectionUrl(allowed: string, ...schemes: string[]) {
  const problemOf = (input: unknown): string | undefined => {
    const url = URL.parse(String(input));
    if (!url) return "is not a URL";
    if (!schemes.includes(url.protocol)) return `starts with "${url.protocol}"`;
    // The folder of a PostgreSQL socket is in the query.
    return url.hostname || url.searchParams.has("host") ? undefined : "names no host";
  };
  return z.string().refine((text) => problemOf(text) === undefined, {
    error: ({ input }) => `${problemOf(input)}; it must be ${allowed}.`,
  });
}

const ipAddress = z
  .string()
  .refine((text) => isIP(text) !== 0, mustBeError("an IP address such as 127.0.0.1"));

const secretText = (minLength = 16) =>
  z
    .string(`is missing; it must be a secret of at least ${minLength} characters.`)
    .min(minLength, {
      abort: true,
      error: ({ input }) =>
        `has ${String(input).length} characters; it must have at least ${minLength}, without white space.`,
    })
    .regex(/^\S*$/, "contains white space; it must have none.");

const port = wholeNumber(1, 65535);

const variables = z.object({
  /** Port of the site on this machine, for the defaults of PUBLIC_URL and SITE_ORIGINS. */
  PORT: port.default(3000),
  CMS_HOST: ipAddress.default("127.0.0.1"),
  CMS_PORT: port.default(1337),
  CMS_URL: originText("https://cms.example.com").optional(),
  PUBLIC_URL: originText("https://www.example.com").optional(),
  SITE_ORIGINS: originList.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z.enum(logLevels, mustBeError(logLevels.join(", "))).default("info"),
  METRICS_HOST: ipAddress.default("127.0.0.1"),
  CMS_METRICS_PORT: port.optional(),
  SMTP_URL: connectionUrl(
    "smtp://user:password@host:port, or smtps:// for implicit TLS",
    "smtp:",
    "smtps:",
  ).optional(),
  MAIL_FROM: matchingText(
    "an address such as team@example.com",
    /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
  ).optional(),
  DATA_DIR: absolutePath.optional(),
  CONTENT_DIR: z.string().refine(isFolder, mustBeError("the absolute path of an existing folder")).optional(),
  BACKUP_TO: absolutePath.optional(),
  DATABASE_URL: connectionUrl(
    "postgres://user:password@host:port/database, or be left out for the embedded database",
    "postgres:",
    "postgresql:",
  ).optional(),
  S3_BUCKET: matchingText(
    "the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens",
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  ).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: originText("https://s3.example.com").optional(),
  S3_PUBLIC_URL: z
    .string()
    .refine(isWebAddress, mustBeError("an http:// or https:// URL without a query"))
    .optional(),
  APP_KEYS: secretText(),
  API_TOKEN_SALT: secretText(),
  ADMIN_JWT_SECRET: secretText(),
  TRANSFER_TOKEN_SALT: secretText(),
  ENCRYPTION_KEY: secretText(),
  CONTENT_API_TOKEN: secretText(32),
});

/** Configuration of the content service. Holds secrets, which are never printed. */
export type Environment = ReturnType<typeof readEnvironment>;

/** An S3 bucket, or one of a compatible service, for the media library's files. */
export type FileStorage = NonNullable<Environment["fileStorage"]>;

/**
 * Parses the variables. Default paths are relative to `appDir`. Throws UserError with one line per missing or invalid
 * variable: its name, the given value (unless secret), and what is allowed.
 */
export function readEnvironment(source: NodeJS.ProcessEnv, appDir: string) {
  const values = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, source[name]?.trim() || undefined]),
  );
  const { data: env, error } = variables.safeParse(values);
  const problems = [
    ...invalidCombinations(values),
    ...(error?.issues ?? []).map(({ message, path: [name] }) => `${String(name)} ${message}`),
  ];
  if (!env || problems.length > 0) throw new UserError(problems.join("\n"));
  const localSite = `http://localhost:${env.PORT}`;
  const dataDir = env.DATA_DIR ?? path.resolve(appDir, "..", ".data");
  return {
    host: env.CMS_HOST,
    port: env.CMS_PORT,
    /** Origin of the panel: links in emails start with it. */
    cmsUrl: env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`,
    logLevel: env.LOG_LEVEL,
    metrics: env.CMS_METRICS_PORT ? { host: env.METRICS_HOST, port: env.CMS_METRICS_PORT } : undefined,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    /** Number of proxies that append the client address to X-Forwarded-For. */
    trustedProxies: env.TRUST_PROXY,
    dataDir,
    /** Folder for backup archives. */
    backupDir: env.BACKUP_TO ?? path.resolve(dataDir, "backups"),
    /** Folder with the entries that the first start stores in the database. */
    contentDir: env.CONTENT_DIR ?? path.resolve(appDir, "..", "samples", "content"),
    /** URL of the PostgreSQL database; undefined for the embedded SQLite database. */
    databaseUrl: env.DATABASE_URL,
    appKeys: env.APP_KEYS.split(","),
    apiTokenSalt: env.API_TOKEN_SALT,
    adminJwtSecret: env.ADMIN_JWT_SECRET,
    transferTokenSalt: env.TRANSFER_TOKEN_SALT,
    encryptionKey: env.ENCRYPTION_KEY,
    /** API token with which the site calls this service. */
    contentApiToken: env.CONTENT_API_TOKEN,
    fileStorage: readFileStorage(env),
    /** Origin of the site as visitors see it. */
    siteUrl: env.PUBLIC_URL ?? localSite,
    /** Sites whose webhook is called after a change. These may be internal origins that visitors cannot reach. */
    siteOrigins: env.SITE_ORIGINS ?? [localSite],
  };
}

const usedTogether = [
  ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["SMTP_URL", "MAIL_FROM"],
];

/** Returns a sentence for each invalid combination of variables. */
function invalidCombinations(values: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  for (const names of usedTogether) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) continue;
    const verb = missing.length > 1 ? "are" : "is";
    problems.push(`${missing.join(", ")} ${verb} missing; set all of ${names.join(", ")}, or none.`);
  }
  for (const name of ["S3_ENDPOINT", "S3_PUBLIC_URL"])
    if (values[name] && !values.S3_BUCKET)
      problems.push(`${name} is set without S3_BUCKET; set S3_BUCKET too, or leave ${name} out.`);
  // Metrics must not be served on the panel's port, which is public.
  const { CMS_PORT: port = "1337" } = values;
  if (values.CMS_METRICS_PORT === port)
    problems.push(`CMS_METRICS_PORT is ${port}; it must differ from CMS_PORT.`);
  return problems;
}

function readFileStorage(env: z.infer<typeof variables>) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  const bucketUrl = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  // `endpoint` is undefined for Amazon S3. `filesUrl` is the URL from which browsers load the files.
  const filesUrl = (env.S3_PUBLIC_URL ?? bucketUrl).replace(/\/+$/, "");
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, filesUrl };
}

function isOrigin(address: string): boolean {
  return isWebAddress(address) && new URL(address).pathname === "/";
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
}

/** The cms folder: the compiled file is in dist/src/lib. */
export const appDir = path.resolve(__dirname, "..", "..", "..");

let cachedEnvironment: Environment | undefined;

/** Returns the environment of this process, parsed once. */
export function environment(): Environment {
  cachedEnvironment ??= readEnvironment(process.env, appDir);
  return cachedEnvironment;
}

/** Returns the paths of the cms in the data folder. The database is outside of `public`, which Strapi serves. */
export function dataPaths(dataDir: string) {
  const root = path.join(dataDir, "cms");
  const publicDir = path.join(root, "public");
  return {
    root,
    database: path.join(root, "cms.db"),
    public: publicDir,
    uploads: path.join(publicDir, "uploads"),
  };
}
