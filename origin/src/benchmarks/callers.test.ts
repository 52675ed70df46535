/** Figures of other buyers leave the product by one function: code that reads them is named here. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../../..");

/** Sources, without tests, that have a text. */
function sourcesWith(text: RegExp): string[] {
  return ["origin/src", "chatbot/src", "edge/src"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((name) => name.endsWith(".ts") && !/\.(?:test|fixture|derived)\.ts$/.test(name))
      .filter((name) => text.test(readFileSync(path.join(root, name), "utf8"))),
  );
}

it("has one place that reads members of groups for users, and it discloses by the rules", () => {
  expect(sourcesWith(/benchmarkMembers|benchmark_members/).toSorted()).toEqual([
    // Empties the table, and reads no part of it.
    "origin/src/anonymiser/table-plan.ts",
    "origin/src/areas/global-insights/benchmark.ts",
    "origin/src/benchmarks/member-rows.ts",
    "origin/src/benchmarks/take-month.ts",
    "origin/src/store/benchmark-tables.ts",
  ]);
  expect(sourcesWith(/\bdisclose\(|\bmembersOfGroup\(/).toSorted()).toEqual([
    "origin/src/areas/global-insights/benchmark.ts",
    "origin/src/benchmarks/disclose.ts",
  ]);
});
