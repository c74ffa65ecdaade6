import type { ChunkLoadError } from "./chunk-load-error.ts";

interface Browser {
  readonly open: (address: string) => void;
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

const guardKey = "reloaded-for-chunk";

const thisBrowser: Browser = {
  open(address) {
    if (new URL(address, location.href).href === location.href) location.reload();
    else location.assign(address);
  },
  storage: () => sessionStorage,
};

/**
 * A chunk is mostly missing because the site was deployed since this page was opened, so a fresh document has it. Opens
 * `address` anew, once for each chunk, and answers whether it does.
 */
export function openAnewOnce(error: ChunkLoadError, address: string, browser = thisBrowser): boolean {
  try {
    const storage = browser.storage();
    if (storage.getItem(guardKey) === error.chunkId) return false;
    storage.setItem(guardKey, error.chunkId);
  } catch {
    // Without a memory of the first attempt there could be no end of them.
    return false;
  }
  browser.open(address);
  return true;
}
