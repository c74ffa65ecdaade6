import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createStrapiClient } from "~/content/source/service/strapi-client.server.ts";
import {
  type ContentStore,
  type ContentStoreOptions,
  openContentStore,
} from "~/content/store/content-store.server.ts";
import { openMediaStore } from "~/content/store/media/media-store.server.ts";

export interface TestedStore extends ContentStore {
  /** Events so far with what they say. */
  readonly logged: readonly string[];
}

export interface TestedStoreOptions extends Partial<ContentStoreOptions> {
  readonly deadlineMs?: number;
}

/** Stores of one test, which looks at the content service when it says so and never by itself. */
export function storesForTest() {
  const stateDir = mkdtempSync(path.join(tmpdir(), "content-test-"));
  const open: ContentStore[] = [];
  return {
    stateDir,
    async store(apiUrl: string, options: TestedStoreOptions = {}): Promise<TestedStore> {
      const logged: string[] = [];
      const store = await openContentStore({
        accessKey: "secret",
        bundle: null,
        client: createStrapiClient(apiUrl, options.deadlineMs),
        log: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
        madeBy: "this code",
        media: openMediaStore({
          folder: path.join(stateDir, "media"),
          ownPictures: new Map(),
          serviceOrigin: new URL(apiUrl).origin,
        }),
        pollIntervalMs: 1_000,
        schedule: () => () => {},
        stateDir,
        ...options,
      });
      open.push(store);
      return { ...store, logged };
    },
    close(): void {
      for (const store of open.splice(0)) store.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
