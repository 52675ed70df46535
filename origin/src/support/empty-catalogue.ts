import { beforeAll } from "vitest";
import { testEnv } from "./test-env.ts";

// Files that share a process share its stores: each begins with an empty catalogue, which it migrates.
beforeAll(async () => {
  const tables = await testEnv.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{ name: string }>();
  if (tables.results.length === 0) return;
  await testEnv.DB.batch([
    testEnv.DB.prepare("PRAGMA defer_foreign_keys = ON"),
    ...tables.results.map(({ name }) => testEnv.DB.prepare(`DROP TABLE "${name}"`)),
  ]);
});

// A line for each request would go to the reporter one by one, which costs as much as the request.
console.log = () => {};
