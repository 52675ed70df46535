import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ledgerKinds } from "@paygauge/api-types/entities/ledger";

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../..", file), "utf8");
const namesIn = (text: string) => [...text.matchAll(/paygauge-sample-[a-z]+\.csv/g)].map(([name]) => name).toSorted();

test("every sample that New Job offers is written before the build, one for each kind of job", () => {
  const offered = namesIn(read("web/src/areas/jobs/sample-ledger.ts"));
  expect(offered).toHaveLength(ledgerKinds.length);
  expect(namesIn(read("scripts/support/system.mjs"))).toEqual(offered);
});
