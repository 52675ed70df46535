import type { BookCell, BookSheet } from "@paygauge/api-types/table-files/workbook";
import type { IssuerYear } from "../../issuer.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { issuerResult, issuerTermsOf } from "../case-model.ts";
import { idOf, issuerKeys, parameterRules, type IssuerKey } from "@paygauge/api-types/entities/case-parameters";
import { cohortRow } from "./cohorts-sheet.ts";
import { figure, heading, placeIn, type BookCase } from "./book.ts";

const term = (key: IssuerKey): string => `$B$${2 + issuerKeys.indexOf(key)}`;
/** Below the terms, a line without anything, and the titles. */
const firstYear = issuerKeys.length + 4;
const sum = (parts: readonly string[]): string => (parts.length === 0 ? "0" : parts.join("+"));

/** A year of the issuer's side, its volumes from the sheet of the cohorts; costs are below zero. */
function yearCells(book: BookCase, each: IssuerYear, at: number): BookCell[] {
  const { words, methods, result, ref } = book;
  const row = firstYear + at;
  const cards = methods.filter((method) => familyOf[method] === "card");
  const cells = (column: string) =>
    cards.map((method) => placeIn(words.sheets.cohorts, column, cohortRow(book, method, at + 1)));
  const [volumes, payments, rebates] = [cells("D"), cells("E"), cells("F")];
  const interchange = cards.map((method, index) => {
    const share = method === "optima" ? "1" : ref(idOf(method, "largeTicketShare"));
    return `${volumes[index] ?? "0"}*((1-${share})*${term("interchange")}+${share}*${term("largeTicketInterchange")})`;
  });
  const spendOf = (method: string): number =>
    result.cohorts.find((one) => one.method === method)?.years[at]?.volume.spend ?? 0;
  const spend = cards.reduce((total, method) => total + spendOf(method), 0);
  const funding = `-B${row}*${term("fundingRate")}*(${ref("cycle")}/2+${ref("grace")})/365`;
  return [
    figure(at + 1, "plain"),
    figure(spend, "money", sum(volumes)),
    figure(each.interchange, "money", sum(interchange)),
    figure(each.perPayment, "money", `(${sum(payments)})*${term("perPayment")}`),
    figure(-each.schemeFee, "money", `-B${row}*${term("schemeFee")}`),
    figure(-each.creditLoss, "money", `-B${row}*${term("creditLoss")}`),
    figure(-each.rebate, "money", `-(${sum(rebates)})`),
    figure(-each.funding, "money", funding),
    figure(-each.operations, "money", `-(${sum(payments)})*${term("operations")}`),
    figure(each.net, "money", `SUM(C${row}:I${row})`),
    each.netBp === null ? null : figure(each.netBp, "plain", `J${row}/B${row}*10000`),
  ];
}

/** The issuer's terms and years. Made for who may see its side of this job alone. */
export function issuerSheet(book: BookCase): BookSheet {
  const { words, inputs, body, values, years } = book;
  const { heads } = words;
  const terms = issuerTermsOf(inputs, body.issuerTyped);
  const termRows = issuerKeys.map((key): BookCell[] => [
    words.parameters[key],
    figure(terms[key], parameterRules[key].unit === "money" ? "money" : "percent"),
  ]);
  const found = (issuerResult(inputs, body.issuerTyped, values, years) ?? []).map(({ year }) => year);
  const titles = [
    heads.year,
    heads.volume,
    heads.interchange,
    heads.perPayment,
    heads.schemeFee,
    heads.creditLoss,
    heads.rebate,
    heads.funding,
    heads.operations,
    heads.net,
    heads.netBp,
  ];
  return {
    name: words.sheets.issuer,
    widths: [34, 18, 16, 16, 16, 16, 16, 16, 16, 16, 14],
    rows: [
      [heads.parameter, heads.value].map(heading),
      ...termRows,
      [],
      titles.map(heading),
      ...found.map((each, at) => yearCells(book, each, at)),
    ],
  };
}
