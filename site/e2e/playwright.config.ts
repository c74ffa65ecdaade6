import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { packagedBrowser } from "./stack/browser.ts";
import type { TestOptions } from "./stack/test.ts";

const browser = await packagedBrowser();
const desktop = { width: 1280, height: 800 };
const withoutJavaScript = /no-javascript\.spec\.ts$/;
// The admin panel as the team uses it.
const team = /team\/.*\.spec\.ts$/;
// Each file runs once: these as most visitors come, on a phone, all others on a desktop or with windows of their own.
const phone =
  /(?:\.phone|blog|form-recovery|hydration|investor|journeys|leads-idempotency|navigation|newsletter-sign-up|podcast|search)\.spec\.ts$/;
const iPhone = {
  ...devices["iPhone 14"],
  defaultBrowserType: "chromium",
  // Three times would cost a fifth of the time; what depends on it sets its own.
  deviceScaleFactor: 1,
} as const;
// The pictures of another browser than the packaged one would differ in every line.
const pictured = browser ? [] : [/(?:fonts|visual)\.spec\.ts$/];
// Files that `npm test` leaves out; single tests carry the tag @slow.
const slowFiles = /(?:fonts|layout|modes|visual)\.spec\.ts$/;
const slowTeam = /team\/(?!lead-day|publishing|words).*\.spec\.ts$/;
const args = ["--no-sandbox", "--disable-background-networking"];

export default defineConfig<TestOptions>({
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { animations: "disabled", maxDiffPixelRatio: 0.001, scale: "css" },
    toMatchSnapshot: { maxDiffPixelRatio: 0.001 },
  },
  forbidOnly: true,
  fullyParallel: true,
  globalSetup: path.join(import.meta.dirname, "stack/global-setup.ts"),
  outputDir: path.join(import.meta.dirname, "../test-results"),
  projects: [
    // First: one of its tests waits for a minute to come. One worker, for the files share a content service.
    { name: "team", testIgnore: slowTeam, testMatch: team, use: { viewport: desktop }, workers: 1 },
    { name: "team @slow", testMatch: slowTeam, use: { viewport: desktop } },
    {
      name: "desktop",
      testIgnore: [phone, slowFiles, team, withoutJavaScript],
      use: { viewport: desktop },
    },
    { name: "desktop @slow", testIgnore: pictured, testMatch: slowFiles, use: { viewport: desktop } },
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
      // Where scripts run, a style reveals the message.
      grepInvert: /since nothing can reveal it/,
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
  reporter: [
    [process.env.CI ? "list" : "line"],
    // For the list of failures at the end of `npm test`.
    ...(process.env.FAILED_TESTS ? ([["../../commands/lib/failed-tests.mjs"]] as const) : []),
  ],
  // A browser may stall on a shared machine; what needed its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  testDir: import.meta.dirname,
  timeout: 30_000,
  use: {
    launchOptions: { args, ...browser },
    screenshot: "only-on-failure",
    // Recording costs a fifth of the run. To see a failure: the command again with `--trace on`.
    trace: "on-first-retry",
  },
  workers: 2,
});
