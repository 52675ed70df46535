import type { BookCell, BookLook, BookSheet } from "@paygauge/api-types/table-files/workbook";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { idOf, type CohortKey } from "@paygauge/api-types/entities/case-parameters";
import { feeFormula } from "./cohorts-sheet.ts";
import { typicalSupplier } from "../supplier-side.ts";
import { figure, heading, type BookCase } from "./book.ts";

/** A year of the typical supplier of each cohort; where it loses, its net is below zero. */
export function suppliersSheet({ words, inputs, result, methods, ref }: BookCase): BookSheet {
  const { heads } = words;
  const sides = methods.flatMap((method) => {
    const cohort = result.asked.find((each) => each.method === method);
    const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
    const side = cohort === undefined ? null : typicalSupplier(cohort, suppliers);
    return side === null ? [] : [{ method, suppliers, side }];
  });
  const rows = sides.map(({ method, suppliers, side }, at): BookCell[] => {
    const row = 2 + at;
    const of = (key: CohortKey) => ref(idOf(method, key));
    const isCard = familyOf[method] === "card";
    const day = of(familyOf[method] === "scf" ? "supplierDay" : "newPayDay");
    const fee = `${feeFormula(method, ref)}${isCard ? `*(1-${of("passThrough")})` : ""}`;
    const feeCell = of(method === "optima" ? "supplierLargeFee" : "supplierFee");
    const cash = ref("supplierCashRate");
    // Empty until a fee is stated, here or in the cell of the assumption.
    const withFee = (formula: string) => `IF(ISNUMBER(${feeCell}),${formula},"")`;
    const days = withFee(`IF(${cash}>0,${fee}/${cash}*365,"")`);
    const stated = (value: number | null | undefined, look: BookLook, formula: string): BookCell =>
      typeof value === "number" ? figure(value, look, formula) : { text: "", formula };
    const { spend, payments } = side.volume;
    return [
      words.methods[method],
      figure(suppliers, "whole"),
      figure(spend, "money", `${of("addressable")}/B${row}`),
      figure(payments, "money", `${of("payments")}/B${row}`),
      figure(side.daysEarlier, "plain", `${of("currentPayDay")}-${day}`),
      stated(side.year?.earlierCash, "money", withFee(`C${row}*${cash}*E${row}/365`)),
      stated(side.year?.process, "money", withFee(`D${row}*${ref("supplierSaved")}`)),
      stated(side.year?.fee, "money", withFee(`C${row}*${fee}`)),
      stated(side.year?.net, "money", withFee(`F${row}+G${row}-H${row}`)),
      stated(side.breakEvenDays, "plain", days),
    ];
  });
  const titles = [
    heads.cohort,
    heads.suppliers,
    heads.volume,
    heads.payments,
    heads.daysSooner,
    heads.earlierCash,
    heads.saved,
    heads.fee,
    heads.net,
    heads.breakEvenDays,
  ];
  return {
    name: words.sheets.suppliers,
    widths: [26, 12, 18, 14, 14, 16, 18, 16, 16, 18],
    rows: [titles.map(heading), ...rows],
  };
}
