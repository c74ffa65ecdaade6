import type { ReachableCms } from "../testing/running-cms.mjs";

export type Versions = Record<string, { content: string; files: string }>;

/** Client that polls the versions, as the site does. */
export interface Watcher {
  ask(accessKey?: string | null): Promise<{
    status: number;
    text: string;
    body: { versions: Versions; installation: string };
  }>;
  /** Discards the changes so far. */
  catchUp(): Promise<void>;
  /**
   * Returns each type whose content has changed since the last call, and "<type> files" if its files have, such as
   * "pages files".
   */
  changes(): Promise<string[]>;
}

export function watcherOf(cms: ReachableCms): Watcher {
  let known: Versions = {};

  async function ask(accessKey: string | null = cms.token) {
    const headers: Record<string, string> = accessKey ? { authorization: `Bearer ${accessKey}` } : {};
    const response = await fetch(`${cms.apiUrl}/content-versions`, { headers });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }
  return {
    ask,
    async catchUp() {
      known = (await ask()).body.versions;
    },
    async changes() {
      const before = known;
      known = (await ask()).body.versions;
      return Object.entries(known).flatMap(([type, { content, files }]) => [
        ...(content === before[type]?.content ? [] : [type]),
        ...(files === before[type]?.files ? [] : [`${type} files`]),
      ]);
    },
  };
}
