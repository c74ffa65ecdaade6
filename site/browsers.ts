/**
 * Oldest supported browsers. The build targets them, and a test checks that they have every web API that our scripts use. Older
 * browsers get pages and forms without scripts.
 */
export const supportedBrowsers = { chrome: 111, edge: 111, firefox: 114, safari: 16.4 } as const;
