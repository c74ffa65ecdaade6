import path from "node:path";

/**
 * Error whose message has one line per missing or invalid variable: its name, the given value (unless secret), and what
 * is allowed.
 */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/** Parses the value of a variable (undefined if it is not set). Throws EnvironmentError. */
type Parser<Value> = (given: string | undefined, name: string) => Value;

const fail = (line: string): never => {
  throw new EnvironmentError(line);
};

/** `allowed` completes the sentence "it must be …". */
const parsedBy =
  <Value>(allowed: string, parse: (text: string) => Value | undefined): Parser<Value | undefined> =>
  (given, name) =>
    given === undefined ? undefined : (parse(given) ?? fail(`${name} is "${given}"; it must be ${allowed}.`));

const withDefault =
  <Value>(fallback: Value, parse: Parser<Value | undefined>): Parser<Value> =>
  (given, name) =>
    parse(given, name) ?? fallback;

const matching = (allowed: string, pattern: RegExp) =>
  parsedBy(allowed, (text) => (pattern.test(text) ? text : undefined));

const wholeNumber = (least: number, most: number) =>
  parsedBy(`a whole number from ${least} to ${most}`, (text) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
  );

const choice = <Name extends string>(allowed: string, ...names: Name[]) =>
  parsedBy(allowed, (text) => names.find((name) => name === text));

const text: Parser<string | undefined> = (given) => given;
const absolutePath = parsedBy("an absolute path", (given) => (path.isAbsolute(given) ? given : undefined));
const origin = (example: string) => parsedBy(`an origin such as ${example}`, originIn);

/** A URL that may contain a password, which messages do not repeat. */
const connection =
  (allowed: string, ...schemes: string[]): Parser<string | undefined> =>
  (given, name) => {
    const scheme = given !== undefined && URL.canParse(given) ? new URL(given).protocol : undefined;
    if (given === undefined || (scheme && schemes.includes(scheme))) return given;
    const problem = scheme ? `starts with "${scheme}"` : "is not a URL";
    return fail(`${name} ${problem}; it must be ${allowed}.`);
  };

const minSecretLength = 16;

const secret =
  (least = minSecretLength): Parser<string> =>
  (given, name) => {
    if (given === undefined)
      return fail(`${name} is missing; it must be a secret of at least ${least} characters.`);
    if (given.length >= least && !/\s/.test(given)) return given;
    return fail(
      `${name} has ${given.length} characters; it must have at least ${least}, without white space.`,
    );
  };

const secrets: Parser<string[]> = (given, name) => {
  const allowed = `one or more secrets of at least ${minSecretLength} characters, separated by commas`;
  if (given === undefined) return fail(`${name} is missing; it must be ${allowed}.`);
  const keys = given.split(",").map((key) => key.trim());
  if (keys.every((key) => key.length >= minSecretLength)) return keys;
  return fail(
    `${name} contains a secret shorter than ${minSecretLength} characters; each of the comma-separated secrets must have at least ${minSecretLength}.`,
  );
};

const origins: Parser<string[] | undefined> = (given, name) => {
  if (given === "off") return [];
  return given?.split(",").map((part) => {
    const allowed = "origins such as http://10.0.0.5:3000, separated by commas, or off";
    return originIn(part.trim()) ?? fail(`${name} holds "${part.trim()}"; it must be ${allowed}.`);
  });
};

const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Milliseconds; 0 for off. */
const interval = parsedBy("a duration such as 24h, 30m, or 7d, or off", (given) => {
  if (given === "off") return 0;
  const unit = /^[1-9]\d{0,3}[mhd]$/.test(given) ? unitsMs[given.slice(-1)] : undefined;
  return unit && unit * Number.parseInt(given, 10);
});

const variables = {
  PORT: withDefault(3000, wholeNumber(1, 65535)),
  CMS_HOST: withDefault("127.0.0.1", text),
  CMS_PORT: withDefault(1337, wholeNumber(1, 65535)),
  CMS_URL: origin("https://cms.example.com"),
  PUBLIC_URL: origin("https://www.example.com"),
  SITE_ORIGINS: origins,
  TRUST_PROXY: withDefault(0, wholeNumber(0, 10)),
  LOG_LEVEL: withDefault("info", choice("debug, info, warning, error", "debug", "info", "warning", "error")),
  METRICS_HOST: withDefault("127.0.0.1", text),
  CMS_METRICS_PORT: wholeNumber(1, 65535),
  SMTP_URL: connection("smtp://user:password@host:port, or smtps:// for implicit TLS", "smtp:", "smtps:"),
  MAIL_FROM: matching(
    "an address such as team@example.com",
    /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
  ),
  DATA_DIR: absolutePath,
  CONTENT_DIR: absolutePath,
  BACKUP_TO: absolutePath,
  BACKUP_EVERY: withDefault(0, interval),
  BACKUP_KEEP: withDefault(14, wholeNumber(1, 10_000)),
  DATABASE_URL: connection(
    "postgres://user:password@host:port/database, or be left out for the embedded database",
    "postgres:",
    "postgresql:",
  ),
  S3_BUCKET: matching(
    "the name of a bucket: 3 to 63 lowercase letters, digits, dots and hyphens",
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  ),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_ENDPOINT: origin("https://s3.example.com"),
  S3_PUBLIC_URL: parsedBy("an http:// or https:// URL without a query", (given) =>
    isWebAddress(given) ? given : undefined,
  ),
  APP_KEYS: secrets,
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  JWT_SECRET: secret(),
  ENCRYPTION_KEY: secret(),
  CONTENT_API_TOKEN: secret(32),
  ACCEPT_KEYS: text,
};

type Name = keyof typeof variables;
type Values = { [Key in Name]: ReturnType<(typeof variables)[Key]> };

/** Configuration of the content service. Holds secrets, which are never printed. */
export type Environment = ReturnType<typeof readEnvironment>;

/** An S3 bucket, or one of a compatible service, for the media library's files. */
export type FileStorage = NonNullable<Environment["fileStorage"]>;

/** Parses the variables. Throws EnvironmentError naming every invalid one. Default paths are relative to `appDir`. */
export function readEnvironment(source: NodeJS.ProcessEnv, appDir: string) {
  const given = (name: string): string | undefined => source[name]?.trim() || undefined;
  const env = valuesOf(given, invalidCombinations(given));
  const localSite = `http://localhost:${env.PORT}`;
  const dataDir = env.DATA_DIR ?? path.resolve(appDir, "..", ".data");
  return {
    host: env.CMS_HOST,
    port: env.CMS_PORT,
    /** Origin of the panel: links in emails start with it. */
    cmsUrl: env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`,
    logLevel: env.LOG_LEVEL,
    hasAccessLog: env.LOG_LEVEL === "debug",
    metrics: env.CMS_METRICS_PORT ? { host: env.METRICS_HOST, port: env.CMS_METRICS_PORT } : undefined,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    /** Number of proxies that append the client address to X-Forwarded-For. */
    trustedProxies: env.TRUST_PROXY,
    dataDir,
    backup: {
      everyMs: env.BACKUP_EVERY,
      to: env.BACKUP_TO ?? path.resolve(dataDir, "backups"),
      keep: env.BACKUP_KEEP,
      /**
       * True if metrics report on backups. False for PostgreSQL without BACKUP_TO, because the cms does not know where
       * its backups are.
       */
      isMonitored: env.DATABASE_URL === undefined || env.BACKUP_TO !== undefined,
    },
    /** Folder with the entries to seed, each once per database. */
    contentDir: env.CONTENT_DIR ?? path.resolve(appDir, "..", "samples", "content"),
    /** URL of the PostgreSQL database; undefined for the embedded SQLite database. */
    databaseUrl: env.DATABASE_URL,
    appKeys: env.APP_KEYS,
    apiTokenSalt: env.API_TOKEN_SALT,
    adminJwtSecret: env.ADMIN_JWT_SECRET,
    transferTokenSalt: env.TRANSFER_TOKEN_SALT,
    jwtSecret: env.JWT_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    /** Code that confirms that changed keys are intended. The service prints it when it refuses to start. */
    acceptedKeys: env.ACCEPT_KEYS,
    /** API token of the site. */
    contentApiToken: env.CONTENT_API_TOKEN,
    fileStorage: fileStorage(env),
    publicUrl: env.PUBLIC_URL ?? localSite,
    /** Sites to ping after a change. These may be internal origins that visitors cannot reach. */
    siteOrigins: env.SITE_ORIGINS ?? [localSite],
  };
}

/** Parses every variable before throwing, so that one failed startup lists every invalid variable. */
function valuesOf(given: (name: string) => string | undefined, problems: string[]): Values {
  const values: Partial<Record<string, unknown>> = {};
  for (const [name, parse] of Object.entries(variables)) {
    try {
      values[name] = parse(given(name), name);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
  // Each value comes from the parser listed under its name, so the types match.
  return values as Values;
}

/** Finds combinations of variables that are invalid. */
function invalidCombinations(given: (name: string) => string | undefined): string[] {
  const problems: string[] = [];
  const storage = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  const missing = storage.filter((name) => given(name) === undefined);
  if (missing.length > 0 && missing.length < storage.length) {
    const verb = missing.length > 1 ? "are" : "is";
    problems.push(`${missing.join(", ")} ${verb} missing; set all of ${storage.join(", ")}, or none.`);
  }
  for (const [one, other] of [
    ["SMTP_URL", "MAIL_FROM"],
    ["MAIL_FROM", "SMTP_URL"],
  ] as const) {
    if (given(one) && !given(other)) problems.push(`${other} is missing; ${one} requires it.`);
  }
  const every = given("BACKUP_EVERY") ?? "off";
  if (every !== "off" && given("DATABASE_URL")) {
    problems.push(
      `BACKUP_EVERY is "${every}", but DATABASE_URL is set; it must be off: schedule deploy/dump-postgres.sh instead.`,
    );
  }
  // Metrics must not be served on the panel's port, which is public.
  const port = given("CMS_PORT") ?? "1337";
  if (given("CMS_METRICS_PORT") === port)
    problems.push(`CMS_METRICS_PORT is ${port}; it must differ from CMS_PORT.`);
  return problems;
}

function fileStorage(env: Values) {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  const hosted = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  // `publicUrl` is the public URL of the files; `endpoint` the origin of a service other than Amazon S3.
  const publicUrl = (env.S3_PUBLIC_URL ?? hosted).replace(/\/+$/, "");
  return { bucket, region, accessKeyId, secretAccessKey, endpoint, publicUrl };
}

function originIn(address: string): string | undefined {
  return isWebAddress(address) && new URL(address).pathname === "/" ? new URL(address).origin : undefined;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
}

/** The cms folder: the compiled file is in dist/src/lib. */
export const appDir = path.resolve(__dirname, "..", "..", "..");

let current: Environment | undefined;

/** Returns the environment of this process, parsed once. */
export function environment(): Environment {
  current ??= readEnvironment(process.env, appDir);
  return current;
}

/** Strapi serves `public` over HTTP, so the database is outside of it. */
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
