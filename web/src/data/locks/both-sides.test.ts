import { expect, test } from "vitest";
import { differencesOf } from "../difference-of.ts";
import { diffSides } from "./both-sides.ts";
import type { StaleWrite } from "./stale-write.ts";

const columns = [
  { index: 0, name: "Payee" },
  { index: 1, name: "" },
];
const dialect = { encoding: "utf-8", hadBom: false, delimiter: ",", lineEnd: "lf", headerRow: 1, columns };
const mapping = (column: number, more: object = {}) => ({
  sources: { supplierName: { column }, currency: { constant: "GBP" } },
  dateOrders: {},
  decimalMark: ".",
  currency: "GBP",
  cardFlag: false,
  headerSignature: String(column),
  ...more,
});
const sheets = [{ name: "Old year" }, { name: "New year" }];
const upload = { dialect, mapping: mapping(1), inspection: null, unpacked: { sheets, sheet: 0 } };

function differ(write: Pick<StaleWrite, "wanted"> & Partial<StaleWrite>, record: unknown) {
  const entity = { entityType: "job", entityId: "j1" } as const;
  const { wanted, stands } = diffSides({ entity, params: { uploadId: "u1" }, ...write }, record);
  return differencesOf(wanted, stands).map(({ path, wanted: mine, stands: theirs }) => [path, mine, theirs]);
}

test("a mapping is told by names of columns, those without one by their number", () => {
  expect(differ({ wanted: { mapping: mapping(0, { decimalMark: "," }) } }, upload)).toEqual([
    ["mapping.sources.supplierName", "Payee", "2"],
    ["mapping.decimalMark", ",", "."],
  ]);
});

test("repeated rows that no one spoke of are kept", () => {
  expect(differ({ wanted: { mapping: mapping(1, { leaveOutRepeats: true }) } }, upload)).toEqual([
    ["mapping.leaveOutRepeats", "true", "false"],
  ]);
});

test("how a file is written, and its sheet, as far as a user says so", () => {
  const wanted = { dialect: { ...dialect, delimiter: ";", hadBom: true, columns: [] }, sheet: 1 };
  expect(differ({ wanted }, upload)).toEqual([
    ["dialect.delimiter", ";", ","],
    ["sheet", "New year", "Old year"],
  ]);
});

test("a ruleset's note is next to its rules", () => {
  const record = { item: { note: "theirs", version: 2 }, body: { prior: -8 } };
  const entity = { entityType: "confidenceRuleset", entityId: "3" } as const;
  const wanted = { version: 1, note: "mine", body: { prior: -9 } };
  expect(differ({ entity, params: {}, wanted }, record)).toEqual([
    ["note", "mine", "theirs"],
    ["body.prior", "-9", "-8"],
  ]);
});
