export interface StartOptions {
  /** Folder that stop() keeps. If undefined, the service uses a temporary folder, which stop() removes. */
  dataDir?: string;
  /**
   * Starts on a temporary copy of prepared data, with `credentials` as administrator. Saves the seconds of a first
   * start.
   */
  withAdministrator?: boolean;
  /** If undefined, a free port is used. */
  port?: number;
  /** Folder of the content to seed. If undefined, nothing is seeded. */
  contentDir?: string;
  /**
   * Additional or changed variables. To restart on the same data, pass the `env` of the earlier service, because it
   * holds the secrets.
   */
  env?: Record<string, string>;
}

/** A running service, for callers that do not stop it. */
export interface ReachableCms {
  /** URL without a path, such as http://127.0.0.1:41337 */
  url: string;
  /** Base URL of the content API: `url` + /api */
  apiUrl: string;
  /** Content API token, with which the site calls. */
  token: string;
  port: number;
  dataDir: string;
  /** Environment of the service, also for commands that run while it does. */
  env: Record<string, string>;
}

export interface RunningCms extends ReachableCms {
  /** Everything that the service has logged so far. */
  logs(): string;
  /** Ends the service with SIGTERM; rejects if it does not end within ten seconds. */
  stop(): Promise<void>;
  /** Ends the service with SIGKILL, as a crash would. Keeps the data. */
  kill(): Promise<void>;
}

/** The administrator of a service started with `withAdministrator`. */
export const credentials: { readonly email: string; readonly password: string };

/** The cms folder, absolute. */
export const cmsDir: string;

/**
 * Starts the compiled content service (no admin panel needed) and waits until it responds. Rejects with the end of the
 * service's log if the service exits or does not respond in time.
 */
export function startCms(options?: StartOptions): Promise<RunningCms>;

/**
 * Makes a temporary copy of prepared data (first start with this content, `credentials` as administrator), for tests
 * that change it before a start. The caller removes the copy.
 */
export function preparedData(contentDir?: string): Promise<string>;

/** Returns a free TCP port of this machine. */
export function freePort(): Promise<number>;
