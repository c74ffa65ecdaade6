import { statSync } from "node:fs";
import path from "node:path";
import { type Bundle, readBundle } from "~/content/bundle.server.ts";
import { buildSnapshot } from "~/content/store/snapshot.server.ts";

const samples = path.join(import.meta.dirname, "../../samples/content");

function sizeOf(url: string): number {
  const folder = url.endsWith(".mp3") ? "podcast" : "newsletters";
  return statSync(path.join(samples, folder, path.basename(url))).size;
}

/** Bundled content without sample posts and newsletters. */
export const bundleWithoutPosts: Bundle = await readBundle(sizeOf, false);

/** Reads all bundled content. */
export const readWholeBundle = (): Promise<Bundle> => readBundle(sizeOf, true);

/** Snapshot of `bundleWithoutPosts`. */
export const bundledSite = buildSnapshot((type) => bundleWithoutPosts.get(type) ?? []);
