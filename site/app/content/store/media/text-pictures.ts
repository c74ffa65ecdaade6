import type { MediaFile } from "~/content/source/service/strapi-entries.ts";

const uploads = "/uploads/";

/**
 * The file of the content service that a picture in a text is, or null. Editors see that service under another address
 * than the site does, so its uploads count whatever their host.
 */
export function fileInText(url: string, serviceOrigin: string): MediaFile | null {
  const address = URL.parse(url, serviceOrigin);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  const isNamed = URL.canParse(url) && address.origin === serviceOrigin;
  if (!isNamed && !address.pathname.startsWith(uploads)) return null;
  return { url: new URL(`${address.pathname}${address.search}`, serviceOrigin).href };
}
