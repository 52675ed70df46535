import { defineConfig } from "@playwright/test";
import { browserFlags, browserPath } from "./support/browser.ts";

export default defineConfig({
  testDir: "journeys",
  testMatch: "**/*.journey.ts",
  outputDir: "../test-results",
  globalSetup: "./support/journey-setup.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env["CI"] ? "line" : "list",
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await browserPath(), args: browserFlags },
    screenshot: "only-on-failure",
  },
});
