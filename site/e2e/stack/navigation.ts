import type { Page, Request, Route } from "@playwright/test";

/** Returns the placeholder that is shown while a page loads. */
export const loadingPlaceholder = (page: Page) => page.getByText("loading...", { exact: true });

/** Opens a page and waits for its app. */
export async function openAndWaitForApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/**
 * Waits until the app answers clicks. Tests of what the app does call this first; all others must pass before and after
 * the app starts.
 */
export async function waitForApp(page: Page): Promise<void> {
  const isStarted = () => document.documentElement.dataset.app === "started";
  // A loading page may draw no frames, so poll instead.
  await page.waitForFunction(isStarted, undefined, { polling: 100 });
}

/** Navigates within the app, without a page load, to a path that the current page need not link to. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
}

/** Holds requests for `url` back, before they reach the server, until the returned function is called. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const heldRoutes: Route[] = [];
  let isHeld = true;
  await page.route(url, (route) => (isHeld ? void heldRoutes.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(heldRoutes.map((route) => route.continue()));
  };
}

/** Loads and runs the script of the page at `path` with its imports. */
export async function importScript(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
    const route = routes.find((one) => (path === "/" ? one.index : `/${one.path}` === path));
    if (!route) throw new Error(`No page has the path ${path}`);
    await import(route.module);
  }, path);
}

/** Returns a function that lists the URLs of requests sent since this call that have not finished. */
export function trackPendingRequests(page: Page): () => string[] {
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  return () => [...requests].map((request) => request.url());
}
