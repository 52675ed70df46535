import type { BookCell, BookSheet } from "@paygauge/api-types/table-files/workbook";
import type { BuyerCase } from "../../business-case.ts";
import { leastOutlay } from "../../cash-flow.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unansweredCosts } from "../case-model.ts";
import { cohortColumn, cohortRow } from "./cohorts-sheet.ts";
import { figure, heading, placeIn, yearlyCost, type BookCase } from "./book.ts";

/** Row of the set-up; the years are below it. */
const startRow = 2;

/** What crossing, sign and change of sign are in each year, next to the formulas for it. */
function helpers({ cumulative, years }: BuyerCase) {
  let sign = Math.sign(cumulative[0] ?? 0);
  return years.map(({ net }, at) => {
    const [before = 0, after = 0] = [cumulative[at], cumulative[at + 1]];
    const next = net === 0 ? sign : Math.sign(net);
    const change = sign !== 0 && next !== sign ? 1 : 0;
    sign = next;
    return { crossing: before < 0 && after >= 0 ? 12 * (at - before / (after - before)) : 0, sign: next, change };
  });
}

function yearRows(book: BookCase): BookCell[][] {
  const { result, ref } = book;
  const setUp = -result.plan.setUp;
  const first: BookCell[] = [
    figure(0, "plain"),
    null,
    null,
    null,
    null,
    null,
    figure(setUp, "money", `-${ref("setUp")}`),
    figure(setUp, "money", `G${startRow}`),
    figure(setUp, "money", `G${startRow}`),
    figure(0, "plain"),
    figure(Math.sign(setUp), "plain", `SIGN(G${startRow})`),
    figure(0, "plain"),
  ];
  const told = helpers(result);
  const rows = result.years.map(({ year, levers, annualFee, net }, at): BookCell[] => {
    const row = startRow + year;
    const sum = (column: string) => `SUMIF(${cohortColumn(book, "B")},A${row},${cohortColumn(book, column)})`;
    const { crossing = 0, sign = 0, change = 0 } = told[at] ?? {};
    return [
      figure(year, "plain"),
      figure(levers.rebate, "money", sum("F")),
      figure(levers.workingCapital, "money", sum("G")),
      figure(levers.process, "money", sum("H")),
      figure(levers.discounts, "money", sum("I")),
      figure(-annualFee, "money", `-${yearlyCost(ref)}`),
      figure(net, "money", `SUM(B${row}:F${row})`),
      figure(result.cumulative[year] ?? 0, "money", `H${row - 1}+G${row}`),
      figure(net / (1 + result.plan.discountRate) ** year, "money", `G${row}/(1+${ref("discountRate")})^A${row}`),
      figure(
        crossing,
        "plain",
        `IF(AND(H${row - 1}<0,H${row}>=0),12*(A${row - 1}-H${row - 1}/(H${row}-H${row - 1})),0)`,
      ),
      figure(sign, "plain", `IF(G${row}=0,K${row - 1},SIGN(G${row}))`),
      figure(change, "plain", `IF(AND(K${row - 1}<>0,K${row}<>K${row - 1}),1,0)`),
    ];
  });
  return [first, ...rows];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The credit line at its peak: of the year in which most is spent by card. */
function creditRow(book: BookCase): BookCell[][] {
  const { words, methods, years, result, ref } = book;
  const cards = methods.filter((method) => familyOf[method] === "card");
  if (result.creditLine === null) return [];
  const spendOf = (year: number): string =>
    cards.map((method) => placeIn(words.sheets.cohorts, "D", cohortRow(book, method, year))).join("+");
  const most = Array.from({ length: years }, (_, at) => spendOf(at + 1)).join(",");
  const formula = `MAX(${most})/365*(${ref("cycle")}+${ref("grace")})`;
  return [[words.heads.creditLine, figure(result.creditLine.amount, "money", formula)]];
}

/** The yearly table with running and discounted sums, and below it the case's result. */
export function yearsSheet(book: BookCase): BookSheet {
  const { words, result, years } = book;
  const { heads } = words;
  const last = startRow + years;
  const over = (column: string) => `${column}${startRow}:${column}${last}`;
  const { returnRate, breakEven } = result;
  const guess = typeof returnRate === "number" ? Number(returnRate.toFixed(4)) : 0.1;
  const outlay = `-MIN(0,MIN(${over("H")}))<${leastOutlay}*MAX(0,MAX(G${startRow + 1}:G${last}))`;
  const rate = `IF(${outlay},${quoted(words.small)},IF(SUM(${over("L")})=0,${quoted(words.none)},IF(SUM(${over("L")})>1,${quoted(words.several)},IRR(${over("G")},${guess}))))`;
  const monthsRow = last + 5;
  const months = `IF(H${last}<0,${quoted(words.never)},IF(MIN(${over("H")})>=0,0,MAX(${over("J")})))`;
  const month = `IF(ISNUMBER(B${monthsRow}),IF(B${monthsRow}=0,0,ROUNDUP(B${monthsRow}-0.000000001,0)),${quoted(words.never)})`;
  const named = (value: number | null, look: "percent" | "plain", text: string, formula: string): BookCell =>
    value === null ? { text, formula } : figure(value, look, formula);
  const rateText = typeof returnRate === "string" ? words[returnRate] : words.none;
  const titles = [
    heads.year,
    heads.rebate,
    heads.workingCapital,
    heads.process,
    heads.discounts,
    heads.annualFee,
    heads.net,
    heads.cumulative,
    heads.discounted,
    heads.crossing,
    heads.sign,
    heads.change,
  ];
  // As on the screen: without the programme's cost neither rate nor break-even is known.
  const isCosted = unansweredCosts(book.values).length === 0;
  const payback = [
    [heads.returnRate, named(typeof returnRate === "number" ? returnRate : null, "percent", rateText, rate)],
    [heads.breakEven, named(breakEven?.months ?? null, "plain", words.never, months)],
    [heads.breakEvenMonth, named(breakEven?.month ?? null, "plain", words.never, month)],
  ];
  return {
    name: words.sheets.years,
    widths: [30, 16, 18, 16, 18, 16, 16, 18, 18, 14, 10, 10],
    rows: [
      titles.map(heading),
      ...yearRows(book),
      [],
      [heads.total, figure(result.total, "money", `H${last}`)],
      [heads.presentValue, figure(result.presentValue, "money", `SUM(${over("I")})`)],
      ...(isCosted ? payback : []),
      ...creditRow(book),
    ],
  };
}
