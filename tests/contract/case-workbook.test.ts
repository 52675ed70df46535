/**
 * The workbook of a business case: every formula gives the value next to it, and a changed cell to what the product
 * gives.
 */
import { HyperFormula } from "hyperformula";
import { expect, test } from "vitest";
import { workbookWords as german } from "@paygauge/analysis/case-words/de";
import { workbookWords as english } from "@paygauge/analysis/case-words/en";
import { workbookWords as french } from "@paygauge/analysis/case-words/fr";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { workbookCsv, type BookCell, type BookSheet } from "@paygauge/api-types/table-files/workbook";
import { caseResult, caseValues, emptyCase } from "@paygauge/analysis/value/case/case-model";
import { caseMethods, type CaseTyped, type ParameterId } from "@paygauge/api-types/entities/case-parameters";
import { caseWorkbook } from "@paygauge/analysis/value/case/workbook/case-workbook";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { base, bodyOf, inputsOf, sheetsOf } from "./case-workbook.fixture.ts";

const rawOf = (cell: BookCell) => {
  if (cell === null || typeof cell === "string") return cell;
  if ("heading" in cell) return cell.heading;
  if (cell.formula !== undefined) return `=${cell.formula}`;
  return "text" in cell ? cell.text : cell.number;
};
const computed = (sheets: readonly BookSheet[]) =>
  HyperFormula.buildFromSheets(
    Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(rawOf))])),
    {
      licenseKey: "gpl-v3",
    },
  );

/** Places whose formula gives another value than the one stored next to it. */
function differing(sheets: readonly BookSheet[]): string[] {
  const engine = computed(sheets);
  return sheets.flatMap(({ name, rows }, sheet) =>
    rows.flatMap((row, at) =>
      row.flatMap((cell, col) => {
        if (cell === null || typeof cell === "string" || "heading" in cell || cell.formula === undefined) return [];
        const found = engine.getCellValue({ sheet, row: at, col });
        const stored = "text" in cell ? cell.text : cell.number;
        const isSame =
          typeof stored === "number" && typeof found === "number"
            ? Math.abs(found - stored) <= 1e-6 * Math.max(1, Math.abs(stored))
            : found === stored;
        return isSame ? [] : [`${name} ${at + 1}:${col + 1} ${String(stored)} is ${JSON.stringify(found)}`];
      }),
    ),
  );
}

const cases: readonly (readonly [string, readonly CaseMethod[], CaseTyped])[] = [
  ["the vector", ["vcard"], { setUp: 20_000 }],
  ["all methods", capabilities, { setUp: 90_000, annualFee: 4000, "instantPay.discountCaptured": 0.01 }],
  [
    "every switch and cost",
    caseMethods,
    {
      setUp: 90_000,
      annualFee: 4000,
      staffDays: 12,
      staffDayCost: 400,
      countUpside: 1,
      countProcessSaving: 1,
      "vcard.passThrough": 0.25,
      "optima.passThrough": 0.1,
      "pcard.processSaving": 50,
      "instantPay.newPayDay": 20,
    },
  ],
  ["the upside switched off", caseMethods, { setUp: 90_000 }],
  ["too small an outlay for a rate", ["vcard"], { setUp: 500 }],
  ["never within the years", ["vcard"], { setUp: 9_000_000 }],
  ["never negative", ["stp", "scf"], {}],
  ["several rates", ["pcard"], { setUp: 20_000, annualFee: 60_000, growth: -0.4 }],
  ["working capital below zero", ["stp"], { setUp: 10_000, "stp.currentPayDay": 60, "stp.newPayDay": 5 }],
];

test.each(cases)("%s: every formula gives the value stored next to it, in every language", (_, methods, typed) => {
  for (const words of [english, german, french])
    for (const years of [3, 5]) expect(differing(sheetsOf(inputsOf(methods), typed, years, words))).toEqual([]);
});

test("other limits of acceptance are tried by formula", () => {
  const limit = { low: { addressable: 0.61, payments: 0.8 }, high: { addressable: 1.305, payments: 1.1 } };
  const inputs = inputsOf(["vcard", "scf", "pcard"]);
  const cohorts = inputs.cohorts.map((each) => (each.method === "vcard" ? { ...each, limit } : each));
  const sheets = sheetsOf({ ...inputs, cohorts }, { setUp: 20_000 });
  expect(JSON.stringify(sheets[3])).toContain(english.parameters.limit);
  expect(differing(sheets)).toEqual([]);
});

test("a changed cell gives what the product gives", () => {
  const inputs = inputsOf(capabilities);
  const typed: CaseTyped = { setUp: 50_000 };
  const sheets = sheetsOf(inputs, typed);
  const engine = computed(sheets);
  const [assumptions] = sheets;
  const change = (name: string, method: string | null, value: number) => {
    const row = assumptions?.rows.findIndex((each) => each[0] === name && each[1] === method) ?? -1;
    expect(row).toBeGreaterThan(0);
    engine.setCellContents({ sheet: 0, row, col: 2 }, value);
  };
  const changes: readonly [ParameterId, string, string | null, number][] = [
    ["growth", english.parameters.growth, null, 0.07],
    ["cashRate", english.parameters.cashRate, null, 0.04],
    ["vcard.conversion", english.parameters.conversion, english.methods.vcard, 0.71],
    ["scf.newPayDay", english.parameters.newPayDay, english.methods.scf, 91],
  ];
  for (const [, name, method, value] of changes) change(name, method, value);
  const changed = Object.fromEntries(changes.map(([id, , , value]) => [id, value]));
  const wanted = caseResult(inputs, caseValues(inputs, bodyOf({ ...typed, ...changed }), base), 5);
  const years = sheets[2];
  const rowOf = (name: string) => years?.rows.findIndex(([first]) => first === name) ?? -1;
  const found = (name: string) => Number(engine.getCellValue({ sheet: 2, row: rowOf(name), col: 1 }));
  expect(found(english.heads.total)).toBeCloseTo(wanted.total, 4);
  expect(found(english.heads.presentValue)).toBeCloseTo(wanted.presentValue, 4);
  expect(found(english.heads.returnRate)).toBeCloseTo(Number(wanted.returnRate), 6);
  expect(found(english.heads.breakEven)).toBeCloseTo(wanted.breakEven?.months ?? Number.NaN, 6);
  // The sensitivity follows as well: its first driver at its low end.
  expect(Number(engine.getCellValue({ sheet: 3, row: 1, col: 4 }))).toBeLessThan(wanted.total);
});

test("without the programme's cost neither a rate of return nor a break-even is printed", () => {
  const firsts = (typed: CaseTyped) =>
    caseWorkbook(inputsOf(["vcard"]), { ...emptyCase, typed }, base, 5, english)[2]?.rows.map(([first]) => first);
  const payback = [english.heads.returnRate, english.heads.breakEven, english.heads.breakEvenMonth];
  expect(payback.filter((head) => firsts({ setUp: 50_000 })?.includes(head))).toEqual([]);
  const answered = { setUp: 50_000, annualFee: 0, staffDays: 0, staffDayCost: 0 };
  expect(payback.filter((head) => firsts(answered)?.includes(head))).toEqual(payback);
});

test("no formula makes text of numbers, and a buyer's copy has no sheet, name or figure of the issuer's", () => {
  const all = JSON.stringify(sheetsOf(inputsOf(capabilities), {}));
  expect(all).not.toMatch(/TEXT\(/);
  const buyers = sheetsOf(inputsOf(capabilities, false), {});
  expect(buyers.map(({ name }) => name)).not.toContain(english.sheets.issuer);
  for (const text of [JSON.stringify(buyers), workbookCsv(buyers)])
    expect(text).not.toMatch(/interchange|scheme fee|credit loss|funding/i);
});
