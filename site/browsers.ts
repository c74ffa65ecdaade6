/**
 * The oldest browsers that the scripts run in: what is built is lowered to them, and a test looks up every interface the
 * scripts use. Where scripts do not run, pages and forms work without them.
 */
export const supportedBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4 } as const;
