import type { ReachableCms } from "../testing/running-cms.mjs";

type Versions = Record<string, { content: string; files: string }>;

/** Client that polls the versions, as the site does. */
export type Watcher = ReturnType<typeof watcherOf>;

export function watcherOf(cms: ReachableCms) {
  let known: Versions = {};

  async function ask() {
    const headers = { authorization: `Bearer ${cms.token}` };
    const response = await fetch(`${cms.apiUrl}/content-versions`, { headers });
    return (await response.json()) as { versions: Versions; installation: string };
  }
  return {
    ask,
    /** Discards the changes so far. */
    async catchUp() {
      known = (await ask()).versions;
    },
    /**
     * Returns the types whose content has changed since the last call, such as "pages", and "pages files" if files of
     * pages have changed.
     */
    async changes() {
      const before = known;
      known = (await ask()).versions;
      return Object.entries(known).flatMap(([type, { content, files }]) => [
        ...(content === before[type]?.content ? [] : [type]),
        ...(files === before[type]?.files ? [] : [`${type} files`]),
      ]);
    },
  };
}
