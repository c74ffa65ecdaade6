import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { packagedBrowser } from "./stack/browser.ts";

const browser = await packagedBrowser();
const desktop = { width: 1280, height: 800 };
// Sections that fade in fail the contrast check and move what a test measures. Tests of motion set “no-preference”.
const reducedMotion = "reduce";
// Tests of the admin panel.
const team = /team\/.*\.spec\.ts$/;
// Specs that run on a phone; all others run on a desktop or set their own size.
const phone =
  /(?:blog|form-recovery|hydration|investor|journeys|navigation|newsletter-sign-up|podcast|search)\.spec\.ts$/;
const iPhone = {
  ...devices["iPhone 14"],
  defaultBrowserType: "chromium",
  // The device's scale factor of 3 would make the tests about a fifth slower.
  deviceScaleFactor: 1,
} as const;
// Specs that need the packaged browser, because other browsers draw text differently.
const unsupported = browser ? [] : [/visual\.spec\.ts$/];
// Specs that `npm test` leaves out: their projects have @slow in the name. In other specs, single tests have this tag.
const slowFiles = /(?:forced-colors|layout|visual)\.spec\.ts$/;
const slowTeam = /team\/(?!lead-inbox|publishing|page-copy).*\.spec\.ts$/;
const panel = {
  // On two busy cores the panel takes seconds to load.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  // One worker per project, because its files share a content service.
  fullyParallel: false,
  use: { viewport: desktop },
  workers: 1,
} as const;
const args = ["--no-sandbox", "--disable-background-networking"];

export default defineConfig({
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
    // These projects start first, because one of their tests waits for a minute.
    { ...panel, name: "team", testIgnore: slowTeam, testMatch: team },
    { ...panel, name: "team @slow", testMatch: slowTeam },
    {
      name: "desktop",
      testIgnore: [phone, slowFiles, team],
      use: { reducedMotion, viewport: desktop },
    },
    {
      name: "desktop @slow",
      testIgnore: unsupported,
      testMatch: slowFiles,
      use: { reducedMotion, viewport: desktop },
    },
    {
      name: "phone",
      testMatch: phone,
      testIgnore: team,
      use: { ...iPhone, reducedMotion },
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
