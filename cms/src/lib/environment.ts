import path from "node:path";

/** One line for each variable that is missing or ill-formed: its name, what was given, what is allowed. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const minSecretLength = 16;
const minAccessKeyLength = 32;
const logLevels = ["debug", "info", "warning", "error"] as const;
const storageNames = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Everything the content service takes from its surroundings. Secrets are never printed. */
export type Environment = ReturnType<typeof readEnvironment>;

/** S3 or a service that speaks its protocol, in which the media library keeps its files. */
export type FileStorage = NonNullable<Environment["fileStorage"]>;

/**
 * @param source usually `process.env`
 * @param appDir the cms folder, which the default paths start from
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment(source: NodeJS.ProcessEnv, appDir: string) {
  const problems: string[] = [];
  const given = (name: string): string | undefined => source[name]?.trim() || undefined;

  /** @param allowed ends the sentence "it must be …" */
  const checked = (
    name: string,
    fallback: string,
    isAllowed: (value: string) => boolean,
    allowed: string,
  ): string => {
    const value = given(name) ?? fallback;
    if (!isAllowed(value)) problems.push(`${name} is "${value}"; it must be ${allowed}.`);
    return value;
  };

  const absolutePath = (name: string, fallback: string): string =>
    checked(name, fallback, path.isAbsolute, "an absolute path");
  const wholeNumber = (name: string, fallback: string, least: number, most: number): number => {
    const isAllowed = (value: string) =>
      /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
    return Number(checked(name, fallback, isAllowed, `a whole number from ${least} to ${most}`));
  };

  const secret = (name: string, minLength = minSecretLength): string => {
    const value = given(name);
    if (value === undefined) {
      problems.push(`${name} is missing; it must be a secret of at least ${minLength} characters.`);
      return "";
    }
    if (value.length < minLength || /\s/.test(value)) {
      problems.push(
        `${name} has ${value.length} characters; it must have at least ${minLength}, without white space.`,
      );
    }
    return value;
  };

  const localSite = `http://localhost:${wholeNumber("PORT", "3000", 1, 65535)}`;

  const siteHintOrigins = (): string[] => {
    const value = given("SITE_HINT_URLS") ?? localSite;
    if (value === "off") return [];
    return value.split(",").map((part) => {
      const origin = originIn(part.trim());
      if (!origin) {
        problems.push(
          `SITE_HINT_URLS holds "${part.trim()}"; it must be origins such as http://10.0.0.5:3000, separated by commas, or off.`,
        );
      }
      return origin ?? "";
    });
  };

  /** Of an address that may hold a password, which no message repeats. */
  const checkScheme = (name: string, address: string, schemes: string[], allowed: string): void => {
    const scheme = URL.canParse(address) ? new URL(address).protocol : undefined;
    if (scheme !== undefined && schemes.includes(scheme)) return;
    const what = scheme === undefined ? "is not an address" : `starts with "${scheme}"`;
    problems.push(`${name} ${what}; it must be ${allowed}.`);
  };

  const databaseUrl = (): string | undefined => {
    const value = given("DATABASE_URL");
    if (value === undefined) return undefined;
    const allowed = "postgres://user:password@host:port/database, or be left out for the embedded database";
    checkScheme("DATABASE_URL", value, ["postgres:", "postgresql:"], allowed);
    return value;
  };

  const mail = () => {
    const smtpUrl = given("SMTP_URL");
    const from = given("MAIL_FROM");
    if (smtpUrl === undefined && from === undefined) return undefined;
    if (smtpUrl === undefined || from === undefined) {
      const [missing, other] = smtpUrl === undefined ? ["SMTP_URL", "MAIL_FROM"] : ["MAIL_FROM", "SMTP_URL"];
      problems.push(`${missing} is missing beside ${other}.`);
      return undefined;
    }
    const allowed = "smtp://user:password@host:port, or smtps:// for TLS at once";
    checkScheme("SMTP_URL", smtpUrl, ["smtp:", "smtps:"], allowed);
    const isSender = /^(?:[^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;
    checked("MAIL_FROM", from, (value) => isSender.test(value), "an address such as team@example.com");
    return { smtpUrl, from };
  };

  const appKeys = (): string[] => {
    const keys = (given("APP_KEYS") ?? "").split(",").map((key) => key.trim());
    if (keys.some((key) => key.length < minSecretLength)) {
      problems.push(
        given("APP_KEYS") === undefined
          ? `APP_KEYS is missing; it must be one or more secrets of at least ${minSecretLength} characters, separated by commas.`
          : `APP_KEYS holds a secret of fewer than ${minSecretLength} characters; every one, separated by commas, must have at least that many.`,
      );
    }
    return keys;
  };

  const fileStorage = () => {
    const missing = storageNames.filter((name) => given(name) === undefined);
    if (missing.length === storageNames.length) return undefined;
    if (missing.length > 0) {
      const verb = missing.length > 1 ? "are" : "is";
      problems.push(`${missing.join(", ")} ${verb} missing beside the other S3_ variables.`);
    }
    const [, region = "", accessKeyId = "", secretAccessKey = ""] = storageNames.map(given);
    const bucket = checked("S3_BUCKET", "", isBucketName, bucketNames);
    const endpoint = given("S3_ENDPOINT") && originOf("S3_ENDPOINT", "", "https://s3.example.com");
    const hosted = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
    const publicUrl = given("S3_PUBLIC_URL")
      ? checked("S3_PUBLIC_URL", "", isWebAddress, "an http:// or https:// address without a query")
      : hosted;
    // Everybody can read the files at publicUrl; `endpoint` is the origin of a service other than Amazon's.
    const storage = { bucket, region, accessKeyId, secretAccessKey, endpoint };
    return { ...storage, publicUrl: publicUrl.replace(/\/+$/, "") };
  };

  /** A fallback made of a wrong variable is that variable's problem alone. */
  const originOf = (name: string, fallback: string, example: string): string => {
    if (given(name) === undefined) return originIn(fallback) ?? "";
    const isOrigin = (value: string) => originIn(value) !== undefined;
    return originIn(checked(name, fallback, isOrigin, `an origin such as ${example}`)) ?? "";
  };

  const backup = () => {
    const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
    const isInterval = (value: string) => value === "off" || /^[1-9]\d{0,3}[mhd]$/.test(value);
    const every = checked("BACKUP_EVERY", "off", isInterval, "such as 24h, 30m or 7d, or off");
    if (every !== "off" && given("DATABASE_URL")) {
      problems.push(
        `BACKUP_EVERY is "${every}" beside DATABASE_URL; it must be off: schedule deploy/dump-postgres.sh instead.`,
      );
    }
    return {
      /** Milliseconds; 0 for never. */
      everyMs: (units[every.slice(-1)] ?? 0) * (Number.parseInt(every, 10) || 0),
      to: absolutePath("BACKUP_TO", path.resolve(dataDir, "backups")),
      keep: wholeNumber("BACKUP_KEEP", "14", 1, 10_000),
      /** A PostgreSQL may be backed up where the cms cannot look. */
      isWatched: given("DATABASE_URL") === undefined || given("BACKUP_TO") !== undefined,
    };
  };

  const logLevel = () => {
    const level = logLevels.find((name) => name === (given("LOG_LEVEL") ?? "info"));
    if (!level) problems.push(`LOG_LEVEL is "${given("LOG_LEVEL")}"; it must be ${logLevels.join(", ")}.`);
    return level ?? "info";
  };

  const onOrOff = (name: string, fallback: string): boolean =>
    checked(name, fallback, (value) => value === "on" || value === "off", "on or off") === "on";

  const metrics = () => {
    const host = given("METRICS_HOST") ?? "127.0.0.1";
    if (given("CMS_METRICS_PORT") === undefined) return undefined;
    const metricsPort = wholeNumber("CMS_METRICS_PORT", "", 1, 65535);
    // Anybody who reaches the panel could read them there.
    if (metricsPort === port)
      problems.push(`CMS_METRICS_PORT is ${port}; it must be another port than CMS_PORT.`);
    return { host, port: metricsPort };
  };

  const dataDir = absolutePath("DATA_DIR", path.resolve(appDir, "..", ".data"));
  const port = wholeNumber("CMS_PORT", "1337", 1, 65535);
  const environment = {
    host: given("CMS_HOST") ?? "127.0.0.1",
    port,
    /** Origin at which the team reaches the panel: links in mails start with it. */
    cmsUrl: originOf("CMS_URL", `http://localhost:${port}`, "https://cms.example.com"),
    /** The least important of what is written to the log. */
    logLevel: logLevel(),
    /** Whether each request is one line of the log. */
    hasAccessLog: onOrOff("ACCESS_LOG", "off"),
    /** Where the metrics are given; nowhere without a port. */
    metrics: metrics(),
    /** An SMTP server and the sender's address; the panel sends no mail without them. */
    mail: mail(),
    /** How many proxies in front append the address they were called from to X-Forwarded-For. */
    trustedProxies: wholeNumber("TRUST_PROXY", "0", 0, 10),
    dataDir,
    /** How often the cms makes an archive by itself, the folder of archives, and how many are kept. */
    backup: backup(),
    /** Folder of the entries that are seeded once. */
    contentDir: absolutePath("CONTENT_DIR", path.resolve(appDir, "..", "samples", "content")),
    /** PostgreSQL; the embedded SQLite database is used without it. */
    databaseUrl: databaseUrl(),
    appKeys: appKeys(),
    apiTokenSalt: secret("API_TOKEN_SALT"),
    adminJwtSecret: secret("ADMIN_JWT_SECRET"),
    transferTokenSalt: secret("TRANSFER_TOKEN_SALT"),
    jwtSecret: secret("JWT_SECRET"),
    encryptionKey: secret("ENCRYPTION_KEY"),
    /** Says that keys are to be changed, with a code for those keys that a refused start tells. */
    acceptedKeys: given("ACCEPT_KEYS"),
    /** The access key that the site presents. */
    contentApiToken: secret("CONTENT_API_TOKEN", minAccessKeyLength),
    /** Uploaded files are in the data folder without it. */
    fileStorage: fileStorage(),
    publicUrl: originOf("PUBLIC_URL", localSite, "https://www.example.com"),
    /** Sites that are told at once when something has changed; visitors need not reach these origins. */
    siteHintOrigins: siteHintOrigins(),
  };
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
  return environment;
}

function originIn(address: string): string | undefined {
  return isWebAddress(address) && new URL(address).pathname === "/" ? new URL(address).origin : undefined;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && username === "" && search === "" && hash === "";
}

const bucketNames = "the name of a bucket: 3 to 63 small letters, digits, dots and hyphens";
const isBucketName = (name: string): boolean =>
  name === "" || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);

/** Where the compiled file lies: dist/src/lib, three below the cms folder. */
export const appDir = path.resolve(__dirname, "..", "..", "..");

let current: Environment | undefined;

/** The environment of this process, read once. */
export function environment(): Environment {
  current ??= readEnvironment(process.env, appDir);
  return current;
}

/** Strapi serves `public` by address: the database lies beside it and not in it. */
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
