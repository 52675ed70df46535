import { defineConfig } from "vitest/config";
import { chatbotProject } from "./chatbot/vitest.project.ts";
import { edgeProject } from "./edge/vitest.project.ts";
import { originProject } from "./origin/vitest.project.ts";

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      edgeProject,
      {
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/**/*.test.ts",
            "web/**/*.test.ts",
            "edge/**/*.test.ts",
            "origin/**/*.test.ts",
            "chatbot/**/*.test.ts",
            "idp/**/*.test.ts",
            "link-stand-in/**/*.test.ts",
            "connector/**/*.test.ts",
            "tests/contract/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/*.workerd.test.ts", "**/*.system.test.ts"],
          setupFiles: ["packages/ui/src/test-support/radix.ts"],
          // How long before a test is given up: lanes share the cores.
          testTimeout: 120_000,
          // Files share a process: a third of the time went into starting one for each. Each file removes its fakes.
          isolate: false,
        },
      },
      originProject,
      chatbotProject,
      {
        test: {
          name: "system",
          environment: "node",
          include: ["tests/system/**/*.system.test.ts", "tests/security/**/*.system.test.ts"],
          // One whole system at a time: two cores.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
