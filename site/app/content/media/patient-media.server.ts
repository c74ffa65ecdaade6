import type { Media } from "../media-store.server.ts";

/** Every copy gets at least this long: those that are there already need a few milliseconds. */
const shortestMs = 100;

/** The copy of a file is not there yet; the copying goes on meanwhile. */
export class StillCopying extends Error {
  override readonly name = "StillCopying";
}

/**
 * The store for one look at the content service, which must not wait for a slow file: all copies together get
 * `patienceMs`. Beyond that they reject with StillCopying.
 */
export function patientMedia(media: Media, patienceMs: number): Media {
  const until = Date.now() + patienceMs;
  const inTime = <Asset>(copying: Promise<Asset>, address: string): Promise<Asset> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const waitMs = Math.max(until - Date.now(), shortestMs);
    const timer = setTimeout(() => reject(new StillCopying(`${address} is still being copied`)), waitMs);
    return Promise.race([copying, late]).finally(() => clearTimeout(timer));
  };
  return {
    audio: (file, name) => inTime(media.audio(file, name), file.url),
    image: (file, alt) => inTime(media.image(file, alt), file.url),
    pdf: (file, name) => inTime(media.pdf(file, name), file.url),
  };
}
