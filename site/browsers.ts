/** Oldest browsers that the build targets. Older ones get pages and forms without scripts. */
export const supportedBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4 } as const;
