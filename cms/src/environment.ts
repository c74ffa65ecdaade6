import path from "node:path";
import { type FileStorage, readFileStorage } from "./file-storage";
import { originIn } from "./origin";

/** Everything the content service takes from its surroundings. Secrets are never printed. */
export interface Environment {
  host: string;
  port: number;
  /** How many proxies in front append the address they were called from to X-Forwarded-For. */
  trustedProxies: number;
  /** Folder of the embedded database and the uploads, absolute. */
  dataDir: string;
  /** Folder of the entries that are seeded once, absolute. */
  contentDir: string;
  /** PostgreSQL address; the embedded SQLite database is used without it. */
  databaseUrl: string | undefined;
  appKeys: string[];
  apiTokenSalt: string;
  adminJwtSecret: string;
  transferTokenSalt: string;
  jwtSecret: string;
  encryptionKey: string;
  /** The access key the site presents. */
  contentApiToken: string;
  /** Where uploaded files lie; the data folder without it. */
  fileStorage: FileStorage | undefined;
  /** Origin of the public website. */
  publicUrl: string;
  /** Origins of the sites that are told at once when something has changed; visitors need not reach them. */
  siteHintOrigins: string[];
}

/** One line for each variable that is missing or ill-formed: its name, what was given, what is allowed. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

export const secretNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "CONTENT_API_TOKEN",
] as const;

type SecretName = (typeof secretNames)[number];

const minSecretLength = 16;
const minAccessKeyLength = 32;

/**
 * Reads and checks the environment.
 * @param source usually `process.env`
 * @param appDir the cms folder, which the default paths start from
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readEnvironment(source: NodeJS.ProcessEnv, appDir: string): Environment {
  const problems: string[] = [];
  const given = (name: string): string | undefined => source[name]?.trim() || undefined;

  const absolutePath = (name: string, fallback: string): string => {
    const value = given(name) ?? fallback;
    if (!path.isAbsolute(value)) problems.push(`${name} is "${value}"; it must be an absolute path.`);
    return value;
  };

  const secret = (name: SecretName, minLength = minSecretLength): string => {
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

  const wholeNumber = (name: string, fallback: string, least: number, most: number): number => {
    const value = given(name) ?? fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      problems.push(`${name} is "${value}"; it must be a whole number from ${least} to ${most}.`);
    }
    return number;
  };

  const port = (name: string, fallback: string): number => wholeNumber(name, fallback, 1, 65535);

  const localSite = `http://localhost:${port("PORT", "3000")}`;

  const publicUrl = (): string => {
    const value = given("PUBLIC_URL") ?? localSite;
    const origin = originIn(value);
    if (!origin) {
      problems.push(`PUBLIC_URL is "${value}"; it must be an origin such as https://www.example.com.`);
    }
    return origin ?? "";
  };

  const siteHintOrigins = (): string[] => {
    const value = given("SITE_HINT_URLS") ?? localSite;
    if (value === "off") return [];
    return value.split(",").map((address) => {
      const origin = originIn(address.trim());
      if (!origin) {
        problems.push(
          `SITE_HINT_URLS holds "${address.trim()}"; it must be origins such as http://10.0.0.5:3000, separated by commas, or off.`,
        );
      }
      return origin ?? "";
    });
  };

  const databaseUrl = (): string | undefined => {
    const value = given("DATABASE_URL");
    if (value === undefined) return undefined;
    const scheme = URL.canParse(value) ? new URL(value).protocol : undefined;
    if (scheme !== "postgres:" && scheme !== "postgresql:") {
      // Never the address itself: it holds the password.
      const what = scheme === undefined ? "is not an address" : `starts with "${scheme}"`;
      problems.push(
        `DATABASE_URL ${what}; it must be postgres://user:password@host:port/database, or be left out for the embedded database.`,
      );
    }
    return value;
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

  const environment: Environment = {
    host: given("CMS_HOST") ?? "127.0.0.1",
    port: port("CMS_PORT", "1337"),
    trustedProxies: wholeNumber("TRUST_PROXY", "0", 0, 10),
    dataDir: absolutePath("DATA_DIR", path.resolve(appDir, "..", ".data")),
    contentDir: absolutePath("CONTENT_DIR", path.resolve(appDir, "..", "samples", "content")),
    databaseUrl: databaseUrl(),
    appKeys: appKeys(),
    apiTokenSalt: secret("API_TOKEN_SALT"),
    adminJwtSecret: secret("ADMIN_JWT_SECRET"),
    transferTokenSalt: secret("TRANSFER_TOKEN_SALT"),
    jwtSecret: secret("JWT_SECRET"),
    encryptionKey: secret("ENCRYPTION_KEY"),
    contentApiToken: secret("CONTENT_API_TOKEN", minAccessKeyLength),
    fileStorage: readFileStorage(given, problems),
    publicUrl: publicUrl(),
    siteHintOrigins: siteHintOrigins(),
  };
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
  return environment;
}

/** Where the compiled file lies: dist/src, two below the cms folder. */
export const appDir = path.resolve(__dirname, "..", "..");

let current: Environment | undefined;

/** The environment of this process, read once. */
export function environment(): Environment {
  current ??= readEnvironment(process.env, appDir);
  return current;
}

/**
 * Files of the embedded data. The uploads have a folder of their own below `public`, because Strapi serves
 * `public` by address and the database beside it must not be reachable that way.
 */
export function dataPaths(dataDir: string): {
  root: string;
  database: string;
  public: string;
  uploads: string;
} {
  const root = path.join(dataDir, "cms");
  const publicDir = path.join(root, "public");
  return {
    root,
    database: path.join(root, "cms.db"),
    public: publicDir,
    uploads: path.join(publicDir, "uploads"),
  };
}
