import path from "node:path";
import { vi } from "vitest";
import { openMediaStore } from "~/content/media/media-store.server.ts";
import {
  type ContentStore,
  type ContentStoreOptions,
  openContentStore,
} from "~/content/store/content-store.server.ts";
import { createStrapiClient } from "~/content/strapi/strapi-client.server.ts";
import { bundleWithoutPosts } from "./bundled-site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestedStore extends ContentStore {
  /** Logged events as text. */
  readonly logged: readonly string[];
}

export type TestedStoreOptions = Partial<ContentStoreOptions>;

const longestPauseMs = 60_000;

/** Opens content stores for one test. They read the cms only when the test calls `sync`. */
export function storesForTest() {
  const stateDir = temporaryFolder();
  const openStores: ContentStore[] = [];
  vi.useFakeTimers({ toFake: ["Date"] });
  return {
    stateDir,
    /** Advances the clock past the retry pause. */
    passPause(): void {
      vi.setSystemTime(Date.now() + longestPauseMs);
    },
    async store(apiUrl: string, options: TestedStoreOptions = {}): Promise<TestedStore> {
      const logged: string[] = [];
      const store = await openContentStore({
        apiToken: "secret",
        bundle: bundleWithoutPosts,
        client: createStrapiClient(apiUrl),
        log: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
        codeVersion: "this code",
        media: openMediaStore({
          folder: path.join(stateDir, "media"),
          ownPictures: new Map(),
          serviceOrigin: new URL(apiUrl).origin,
        }),
        schedule: () => () => {},
        stateDir,
        ...options,
      });
      openStores.push(store);
      return { ...store, logged };
    },
    close(): void {
      for (const store of openStores.splice(0)) store.close();
      vi.useRealTimers();
    },
  };
}
