import { defineConfig } from "@playwright/test";
import { browserFlags, browserPath } from "./support/browser.ts";
import { mapOwnFramesAlone } from "./support/mapped-frames.ts";

mapOwnFramesAlone();

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  globalSetup: "./support/journey-setup.ts",
  workers: 1,
  // Where lanes share the cores a journey may be tried a second time; it is then listed as flaky.
  retries: process.env["CI"] ? 1 : 0,
  // How long before a wait is given up: nothing passes the sooner for less, and a busy machine isn't a fault.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    // A journey begins in the emptied context of the one before: no cookie, no storage, but what the browser has loaded of
    // the application it need not load and compile again.
    reuseContext: true,
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // Sixty frames a second of what turns and fades are a fifth of a journey's work, and no journey looks at them.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
    screenshot: "only-on-failure",
  },
});
