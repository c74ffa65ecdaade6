import type { ReachableCms } from "../testing/running-cms.ts";

type Versions = Record<string, { content: string; files: string }>;

/** Returns a client that reads the content versions, as the site does. */
export function watchContentVersions(cms: ReachableCms) {
  let lastVersions: Versions = {};

  async function readVersions() {
    const headers = { authorization: `Bearer ${cms.token}` };
    const response = await fetch(`${cms.apiUrl}/content-versions`, { headers });
    return (await response.json()) as { versions: Versions; installation: string };
  }
  return {
    readVersions,
    /** Discards the changes so far. */
    async catchUp() {
      lastVersions = (await readVersions()).versions;
    },
    /**
     * Returns the types whose content has changed since the last call of this or of `catchUp`, such as "pages", and
     * "pages files" if files of pages have changed.
     */
    async changes() {
      const before = lastVersions;
      lastVersions = (await readVersions()).versions;
      return Object.entries(lastVersions).flatMap(([type, { content, files }]) => [
        ...(content === before[type]?.content ? [] : [type]),
        ...(files === before[type]?.files ? [] : [`${type} files`]),
      ]);
    },
  };
}
