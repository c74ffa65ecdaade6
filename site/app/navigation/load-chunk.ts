import { ChunkLoadError } from "./chunk-load-error.ts";

/** Specification, sections 7 and 9. */
const chunkTimeoutMs = 120_000;

/** A script that has run. Later imports of the same address get the same module. */
export function loadScript(address: string, load = importModule): Promise<unknown> {
  return withinTime(load(address), () => new ChunkLoadError("script", address), chunkTimeoutMs);
}

/** Loads a style sheet into the browser's cache. */
export async function loadStyle(address: string, load = preloadStyle): Promise<void> {
  await withinTime(load(address), () => new ChunkLoadError("style", address), chunkTimeoutMs);
}

async function withinTime(
  loading: Promise<unknown>,
  failure: () => Error,
  timeoutMs: number,
): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure()), timeoutMs);
  });
  try {
    return await Promise.race([
      loading.catch((cause: unknown) => {
        throw Object.assign(failure(), { cause });
      }),
      tooLate,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function importModule(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

function preloadStyle(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`))
    return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "style";
  link.href = address;
  const answer = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`No answer for ${address}`));
  });
  document.head.append(link);
  return answer.finally(() => link.remove());
}
