import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["packages/**/*.test.ts", "web/**/*.test.ts", "edge/**/*.test.ts", "origin/**/*.test.ts", "idp/**/*.test.ts", "tests/contract/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.workerd.test.ts", "**/*.system.test.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
