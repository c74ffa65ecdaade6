import { statSync } from "node:fs";
import path from "node:path";
import { type Bundle, readBundle } from "~/content/source/bundle.server.ts";
import { snapshotOf } from "~/content/store/snapshot.server.ts";

const samples = path.join(import.meta.dirname, "../../samples/content");

function sizeOf(url: string): number {
  const folder = url.endsWith(".mp3") ? "podcast" : "newsletters";
  return statSync(path.join(samples, folder, path.basename(url))).size;
}

/** What the site brings along, but for the samples of posts and newsletters. */
export const bundleWithoutPosts: Bundle = await readBundle(sizeOf, false);

/** All that it brings along. */
export const readWholeBundle = (): Promise<Bundle> => readBundle(sizeOf, true);

/** The same as pages show it. */
export const bundledSite = snapshotOf({
  published: (type) => bundleWithoutPosts.get(type) ?? [],
  isComplete: () => true,
});
