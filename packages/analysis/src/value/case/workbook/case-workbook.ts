/**
 * A business case as a workbook with live formulas: assumptions, cohorts, years, sensitivity, suppliers, and the issuer's
 * side where the reader may see it. A changed cell gives what the product gives; a test holds each formula to it.
 */
import type { BookCell, BookLook, BookSheet } from "@paygauge/api-types/table-files/workbook";
import {
  caseResult,
  caseValue,
  caseValues,
  countingMethods,
  idsOf,
  isUnstated,
  type CaseBody,
  type CaseInputs,
  type Scenario,
} from "../case-model.ts";
import {
  parameterRules,
  partsOf,
  type ParameterId,
  type ParameterUnit,
} from "@paygauge/api-types/entities/case-parameters";
import type { YearEstimate } from "../../year-estimate.ts";
import { figure, heading, placeIn, type BookCase, type WorkbookWords } from "./book.ts";
import { cohortsSheet } from "./cohorts-sheet.ts";
import { issuerSheet } from "./issuer-sheet.ts";
import { sensitivitySheet } from "./sensitivity-sheet.ts";
import { suppliersSheet } from "./suppliers-sheet.ts";
import { yearsSheet } from "./years-sheet.ts";

const lookOf: Readonly<Record<ParameterUnit, BookLook>> = {
  percent: "percent",
  basisPoints: "percent",
  days: "plain",
  money: "money",
  count: "plain",
  switch: "plain",
};

/** The unit of a value, as its cell shows it: basis points are shown as a percentage. */
const unitOf = (unit: Exclude<ParameterUnit, "money">): Exclude<ParameterUnit, "money"> =>
  unit === "basisPoints" ? "percent" : unit;

/** The row of the first assumption, from 1. */
const firstRow = 2;

function assumptionsSheet(
  { words, inputs, body, values }: Omit<BookCase, "ref" | "result">,
  ids: readonly ParameterId[],
  scenario: Scenario,
): BookSheet {
  const rows = ids.map((id): BookCell[] => {
    const { method, key } = partsOf(id);
    const { unit } = parameterRules[key];
    const found = caseValue(inputs, body, scenario, id);
    const { origin, from } = found;
    return [
      words.parameters[key],
      method === null ? null : words.methods[method],
      // Left empty, to be filled in: formulas that rest on it stay empty as well.
      isUnstated(found) ? null : figure(values[id] ?? 0, lookOf[unit]),
      unit === "money" ? inputs.currency : words.units[unitOf(unit)],
      words.sources[origin === "default" ? from.source : "typed"],
    ];
  });
  const { parameter, cohort, value, unit, source } = words.heads;
  return {
    name: words.sheets.assumptions,
    widths: [34, 26, 18, 12, 18],
    rows: [[parameter, cohort, value, unit, source].map(heading), ...rows],
  };
}

/** Below the assumptions: that annual figures of a short file are an estimate, and their range. */
function withEstimate(sheet: BookSheet, estimate: YearEstimate | null, { heads }: WorkbookWords): BookSheet {
  if (estimate === null) return sheet;
  const { days, share } = estimate;
  return {
    ...sheet,
    rows: [
      ...sheet.rows,
      [],
      [heads.estimateDays, null, figure(days, "whole")],
      [heads.estimateShare, null, figure(share, "percent")],
    ],
  };
}

/** The sheets of one scenario. The issuer's is among them where the inputs have its side. */
export function caseWorkbook(
  inputs: CaseInputs,
  body: CaseBody,
  scenario: Scenario,
  years: number,
  words: WorkbookWords,
  estimate: YearEstimate | null = null,
): BookSheet[] {
  const values = caseValues(inputs, body, scenario);
  // The file always includes the upside: its switch is a cell.
  const methods = countingMethods(inputs, { ...values, countUpside: 1 });
  const cohorts = inputs.cohorts.filter(({ method }) => methods.includes(method));
  const shown = { ...inputs, cohorts };
  const ids = idsOf(shown);
  const rowOf = new Map(ids.map((id, at) => [id, firstRow + at]));
  const ref = (id: ParameterId): string => placeIn(words.sheets.assumptions, "C", rowOf.get(id) ?? 0);
  const book: BookCase = {
    words,
    inputs: shown,
    body,
    methods,
    values,
    result: caseResult(shown, values, years),
    years,
    ref,
  };
  return [
    withEstimate(assumptionsSheet(book, ids, scenario), estimate, words),
    cohortsSheet(book),
    yearsSheet(book),
    sensitivitySheet(book),
    suppliersSheet(book),
    ...(inputs.issuer === null ? [] : [issuerSheet(book)]),
  ];
}
