import path from "node:path";
import { onTestFinished, vi } from "vitest";
import { openMediaStore } from "~/content/media/media-store.server.ts";
import {
  type ContentStore,
  type ContentStoreOptions,
  openContentStore,
} from "~/content/store/content-store.server.ts";
import { createStrapiClient } from "~/content/strapi/strapi-client.server.ts";
import { bundleWithoutPosts } from "./bundled-site.ts";
import { type ContentService, type ContentServiceOptions, startContentService } from "./content-service.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestedStore extends ContentStore {
  /** Logged events as text. */
  readonly logged: readonly string[];
}

type TestedStoreOptions = Partial<ContentStoreOptions>;

const longestPauseMs = 60_000;

/**
 * Opens content stores with a fake clock. They poll the content service once at the start, then only when the test calls
 * `sync`. `close` closes all stores; the next ones have an empty folder.
 */
export function storesForTest() {
  let stateDir = temporaryFolder();
  const openStores: ContentStore[] = [];
  const stores = {
    get stateDir() {
      return stateDir;
    },
    /** Advances the clock past the retry pause. */
    passPause(): void {
      vi.setSystemTime(Date.now() + longestPauseMs);
    },
    async store(apiUrl: string, options: TestedStoreOptions = {}): Promise<TestedStore> {
      vi.useFakeTimers({ toFake: ["Date"] });
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
    /** Opens a store and lets it read the content service. */
    async readStore(apiUrl: string, options?: TestedStoreOptions): Promise<TestedStore> {
      const store = await stores.store(apiUrl, options);
      await store.sync();
      return store;
    },
    close(): void {
      for (const store of openStores.splice(0)) store.close();
      vi.useRealTimers();
      stateDir = temporaryFolder();
    },
  };
  return stores;
}

/** Starts the service for one test, at whose end it stops. */
export async function startServiceForTest(options?: ContentServiceOptions): Promise<ContentService> {
  const service = await startContentService(options);
  onTestFinished(() => service.stop());
  return service;
}
