import type { BookCell, BookSheet } from "@paygauge/api-types/table-files/workbook";
import { familyOf, upside, type CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { idOf, type CohortKey, type ParameterId } from "@paygauge/api-types/entities/case-parameters";
import { figure, heading, placeIn, rampOf, type BookCase } from "./book.ts";

type Named = (id: ParameterId) => string;

/** What a supplier's acceptance costs on average, and the part of the spend that has the large-ticket rate. */
export function feeFormula(method: CaseMethod, ref: Named): string {
  const of = (key: CohortKey): string => ref(idOf(method, key));
  if (familyOf[method] !== "card") return of("supplierFee");
  if (method === "optima") return of("supplierLargeFee");
  return `((1-${of("largeTicketShare")})*${of("supplierFee")}+${of("largeTicketShare")}*${of("supplierLargeFee")})`;
}

/** The conversion that counts: the upside's only where it is switched on. */
export const conversionFormula = (method: CaseMethod, ref: Named): string =>
  `${ref(idOf(method, "conversion"))}${method === upside ? `*${ref("countUpside")}` : ""}`;

/** The formulas of the four levers, of a volume and payments that are in cells. */
export function leverFormulas(method: CaseMethod, volume: string, payments: string, ref: Named) {
  const of = (key: CohortKey): string => ref(idOf(method, key));
  const family = familyOf[method];
  const days = `(${of("newPayDay")}-${of("currentPayDay")}${family === "card" ? `+${ref("cycle")}/2+${ref("grace")}` : ""})`;
  const share = of("largeTicketShare");
  const normal = `((1-${share})*${of("rebate")}+${share}*${of("largeTicketRebate")})`;
  const discounts = `(${of("discountCaptured")}-${of("discountForgone")}${family === "card" ? `-${of("surcharge")}-${of("passThrough")}*${feeFormula(method, ref)}` : ""})`;
  const soft = method === "pcard" ? `+${of("processSaving")}*${ref("countProcessSaving")}` : "";
  return {
    rebate: family === "card" ? `${volume}*${method === "optima" ? of("largeTicketRebate") : normal}` : null,
    workingCapital: `${volume}*${ref("cashRate")}*${days}/365`,
    process: family === "scf" ? null : `${payments}*(${of("costNow")}-${of("costNew")}${soft})`,
    discounts: family === "scf" ? null : `${volume}*${discounts}`,
  };
}

/** The row of a cohort's year, from 1: cohort below cohort, year below year. */
export const cohortRow = (
  { methods, years }: Pick<BookCase, "methods" | "years">,
  method: CaseMethod,
  year: number,
): number => 2 + methods.indexOf(method) * years + year - 1;

/** Volume and levers of every cohort in every year. */
export function cohortsSheet(book: BookCase): BookSheet {
  const { words, methods, result, ref } = book;
  const { heads } = words;
  const rows = methods.flatMap((method) => {
    const found = result.cohorts.find((each) => each.method === method)?.years ?? [];
    return found.map(({ volume, levers }, at): BookCell[] => {
      const year = at + 1;
      const row = cohortRow(book, method, year);
      const ramp = result.plan.ramp[Math.min(year, 4) - 1] ?? 1;
      const formulas = leverFormulas(method, `D${row}`, `E${row}`, ref);
      const lever = (key: keyof typeof formulas): BookCell => figure(levers[key], "money", formulas[key] ?? undefined);
      const of = (key: "addressable" | "payments") =>
        `${ref(idOf(method, key))}*${conversionFormula(method, ref)}*C${row}`;
      return [
        words.methods[method],
        figure(year, "plain"),
        figure(
          ramp * (1 + result.plan.growth) ** at,
          "percent",
          `${ref(rampOf(year))}*(1+${ref("growth")})^(B${row}-1)`,
        ),
        figure(volume.spend, "money", of("addressable")),
        figure(volume.payments, "money", of("payments")),
        lever("rebate"),
        lever("workingCapital"),
        lever("process"),
        lever("discounts"),
        figure(levers.total, "money", `SUM(F${row}:I${row})`),
      ];
    });
  });
  const titles = [
    heads.cohort,
    heads.year,
    heads.factor,
    heads.volume,
    heads.payments,
    heads.rebate,
    heads.workingCapital,
    heads.process,
    heads.discounts,
    heads.net,
  ];
  return {
    name: words.sheets.cohorts,
    widths: [26, 8, 12, 18, 14, 16, 18, 16, 18, 18],
    rows: [titles.map(heading), ...rows],
  };
}

/** A column of the cohorts over all of its rows. */
export const cohortColumn = ({ words, methods, years }: BookCase, column: string): string =>
  `${placeIn(words.sheets.cohorts, column, 2)}:$${column}$${1 + methods.length * years}`;
