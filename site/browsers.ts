/** Oldest browsers that the build targets. In older ones the scripts may fail; pages and forms work without them. */
export const supportedBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4 } as const;
