export interface StartOptions {
  /** Folder that stop() keeps. If undefined, the service uses a temporary folder, which stop() removes. */
  dataDir?: string;
  /**
   * Starts on a temporary copy of data that another start has made already, with `credentials` as administrator:
   * seconds less, for tests that are not about the first start.
   */
  withEditor?: boolean;
  /** If undefined, a free port is used. */
  port?: number;
  /** Folder of the content to seed. If undefined, nothing is seeded. */
  contentDir?: string;
  /**
   * More variables, or other values. To restart on the same data, pass the `env` of the earlier service: it
   * holds the secrets.
   */
  env?: Record<string, string>;
}

/** A running service, for callers that do not stop it. */
export interface ReachableCms {
  /** Address without a path, e.g. http://127.0.0.1:41337 */
  url: string;
  /** Base address of the calls: `url` + /api */
  apiUrl: string;
  /** Access key of the site. */
  token: string;
  port: number;
  dataDir: string;
  /** Environment of the service; also for commands that run beside it. */
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

/** The administrator of a service started with `withEditor`. */
export const credentials: { readonly email: string; readonly password: string };

/** The cms folder, absolute. */
export const cmsDir: string;

/**
 * Starts the compiled content service (no admin panel needed) and waits until it answers.
 * Rejects with the end of the service's log if the service ends by itself or is late.
 */
export function startCms(options?: StartOptions): Promise<RunningCms>;

/**
 * A temporary copy of the data that a first start on this content leaves, with `credentials` as administrator, for
 * tests that change it before a start. The caller removes the copy.
 */
export function preparedData(contentDir?: string): Promise<string>;

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number>;
