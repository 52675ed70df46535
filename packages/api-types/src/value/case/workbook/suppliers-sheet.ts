import type { BookCell, BookSheet } from "../../../table-files/workbook.ts";
import { familyOf } from "../../levers.ts";
import { idOf } from "../parameters.ts";
import { typicalSupplier } from "../supplier-side.ts";
import { figure, heading, type BookCase } from "./book.ts";

/** A year of the typical supplier of each cohort; where it loses, its net is below zero. */
export function suppliersSheet({ words, inputs, result, methods, ref }: BookCase): BookSheet {
  const { heads } = words;
  const sides = methods.flatMap((method) => {
    const cohort = result.asked.find((each) => each.method === method);
    const suppliers = inputs.cohorts.find((each) => each.method === method)?.suppliers ?? 0;
    const side = cohort === undefined ? null : typicalSupplier(cohort, suppliers);
    return side === null ? [] : [{ method, suppliers, side, payments: (cohort?.payments ?? 0) / suppliers }];
  });
  const rows = sides.map(({ method, suppliers, side, payments }, at): BookCell[] => {
    const row = 2 + at;
    const of = (key: "addressable" | "payments" | "currentPayDay" | "newPayDay" | "supplierDay" | "supplierFee") =>
      ref(idOf(method, key));
    const day = of(familyOf[method] === "card" ? "newPayDay" : "supplierDay");
    const cash = ref("supplierCashRate");
    const days = `IF(${cash}>0,${of("supplierFee")}/${cash}*365,"")`;
    return [
      words.methods[method],
      figure(suppliers, "whole"),
      figure(side.spend, "money", `${of("addressable")}/B${row}`),
      figure(payments, "money", `${of("payments")}/B${row}`),
      figure(side.daysEarlier, "plain", `${of("currentPayDay")}-${day}`),
      figure(side.earlierCash, "money", `C${row}*${cash}*E${row}/365`),
      figure(side.process, "money", `D${row}*${ref("supplierSaved")}`),
      figure(side.fee, "money", `C${row}*${of("supplierFee")}`),
      figure(side.net, "money", `F${row}+G${row}-H${row}`),
      side.breakEvenDays === null ? { text: "", formula: days } : figure(side.breakEvenDays, "plain", days),
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
