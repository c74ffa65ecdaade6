import type { Page, Route } from "@playwright/test";

export const loading = (page: Page) => page.getByText("loading...", { exact: true });

/** Where the page's own script has taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  const isThere = () => Reflect.get(window, "__reactRouterDataRouter") !== undefined;
  await page.waitForFunction(isThere, undefined, { polling: 100 });
}

/** As a link does, wherever it may stand. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => void Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
}

/** Answers nothing at `address` until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
