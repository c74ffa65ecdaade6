import { ChunkLoadError } from "./chunk-load-error.ts";

/** Timeout of the specification, sections 7 and 9. */
const chunkTimeoutMs = 120_000;

/** Imports a script. Later imports of the same URL return the same module. */
export function loadScript(url: string, load = importModule): Promise<unknown> {
  return withTimeout(load(url), (cause) => new ChunkLoadError("script", url, { cause }), chunkTimeoutMs);
}

/** Loads a style sheet into the browser's cache, by a temporary link. */
export async function loadStyle(url: string, load = fetchStyle): Promise<void> {
  await withTimeout(load(url), (cause) => new ChunkLoadError("style", url, { cause }), chunkTimeoutMs);
}

/** Longer than a chunk's timeout, so that the error names the chunk if neither the chunk nor the data arrives. */
const pageTimeoutMs = chunkTimeoutMs + 5_000;

/** Rejects when a page and its data take too long, because React Router has no time limit. */
export function withPageTimeout<Result>(loading: Promise<Result>): Promise<Result> {
  return withTimeout(loading, (cause) => cause ?? new Error("The page took too long to load"), pageTimeoutMs);
}

/** Rejects with `errorFor(cause)` if `loading` rejects, and with `errorFor()` after `timeoutMs`. */
async function withTimeout<Result>(
  loading: Promise<Result>,
  errorFor: (cause?: unknown) => unknown,
  timeoutMs: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(errorFor()), timeoutMs);
  });
  try {
    return await Promise.race([
      loading.catch((cause: unknown) => {
        throw errorFor(cause);
      }),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function importModule(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url);
}

function fetchStyle(url: string): Promise<void> {
  const existingLink = document.querySelector<HTMLLinkElement>(
    `link[rel="stylesheet"][href="${CSS.escape(url)}"]`,
  );
  if (existingLink?.sheet) return Promise.resolve();
  const link = document.createElement("link");
  // React Router skips sheets that a link of this kind already loads, and waits for others without a limit.
  link.rel = "stylesheet";
  link.href = url;
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No response for ${url}`));
  });
  document.head.append(link);
  return loading.finally(() => link.remove());
}
