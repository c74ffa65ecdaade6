import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { packagedBrowser } from "./stack/browser.ts";
import type { TestOptions } from "./stack/test.ts";

const browser = await packagedBrowser();
const desktop = { width: 1280, height: 800 };
const withoutJavaScript = /no-javascript\.spec\.ts$/;
// Tests of the admin panel.
const team = /team\/.*\.spec\.ts$/;
// Specs that run on a phone; all others run on a desktop or set their own size.
const phone =
  /(?:\.phone|blog|form-recovery|hydration|investor|journeys|leads-idempotency|navigation|newsletter-sign-up|podcast|search)\.spec\.ts$/;
const iPhone = {
  ...devices["iPhone 14"],
  defaultBrowserType: "chromium",
  // A scale factor of 3 would cost a fifth of the time.
  deviceScaleFactor: 1,
} as const;
// Specs that need the packaged browser: another one draws every line of text differently.
const unsupported = browser ? [] : [/(?:fonts|visual)\.spec\.ts$/];
// Specs that `npm test` leaves out; single tests have the tag @slow.
const slowFiles = /(?:fonts|layout|modes|visual)\.spec\.ts$/;
const slowTeam = /team\/(?!lead-day|publishing|page-copy).*\.spec\.ts$/;
// The panel takes seconds to load again on two busy cores.
const panelTimes = { expect: { timeout: 30_000 }, timeout: 180_000 };
const args = ["--no-sandbox", "--disable-background-networking"];

export default defineConfig<TestOptions>({
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { animations: "disabled", maxDiffPixelRatio: 0.001, scale: "css" },
    toMatchSnapshot: { maxDiffPixelRatio: 0.001 },
  },
  forbidOnly: true,
  fullyParallel: true,
  globalSetup: path.join(import.meta.dirname, "stack/global-setup.ts"),
  outputDir: path.join(import.meta.dirname, "../test-results"),
  projects: [
    // Starts first, because one test waits a minute. One worker, because the files share a content service.
    {
      name: "team",
      testIgnore: slowTeam,
      testMatch: team,
      ...panelTimes,
      use: { viewport: desktop },
      workers: 1,
    },
    { name: "team @slow", testMatch: slowTeam, ...panelTimes, use: { viewport: desktop } },
    {
      name: "desktop",
      testIgnore: [phone, slowFiles, team, withoutJavaScript],
      use: { viewport: desktop },
    },
    { name: "desktop @slow", testIgnore: unsupported, testMatch: slowFiles, use: { viewport: desktop } },
    {
      name: "phone",
      testMatch: phone,
      testIgnore: [team, withoutJavaScript],
      use: iPhone,
    },
    {
      name: "without-javascript",
      testMatch: withoutJavaScript,
      use: { javaScriptEnabled: false, viewport: desktop },
    },
    {
      name: "app-never-starts @slow",
      // Here scripting is enabled, so CSS hides the message field until "Other" is chosen.
      grepInvert: /since no script can reveal it/,
      testMatch: withoutJavaScript,
      use: { appArrives: "never", viewport: desktop },
    },
    {
      name: "app-starts-late @slow",
      testMatch: /(?:form-recovery|journeys)\.spec\.ts$/,
      timeout: 60_000,
      use: { ...iPhone, appArrives: 10_000 },
    },
  ],
  reporter: process.env.CI ? "list" : "line",
  // Browsers may stall on a shared machine; a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  testDir: import.meta.dirname,
  timeout: 60_000,
  use: {
    launchOptions: { args, ...browser },
    screenshot: "only-on-failure",
    // Recording costs a fifth of the run. To record a failure, add `--trace on`.
    trace: "on-first-retry",
  },
  workers: 2,
});
