import type { Browser, CDPSession, Page } from "@playwright/test";

/** Lighthouse's phone: its window, its processor and its line, held by the browser instead of computed. */
const window = {
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
  viewport: { height: 823, width: 412 },
};
const slowdown = 4;
const line = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** As it is said in a report. */
export const phone = `A phone of ${window.viewport.width} px, its processor slowed ${slowdown} times, a line of 1.6 Mbit/s with ${line.latency} ms to each answer, an empty cache`;

/** A visit with an empty cache, which ends after `use`. */
export async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(window);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  try {
    return await use(page, session);
  } finally {
    await context.close();
  }
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
