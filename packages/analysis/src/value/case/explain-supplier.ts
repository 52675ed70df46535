/** How the figures of a supplier's side came about: of the typical one of a cohort, or of one that was chosen. */
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { Explanation, Part } from "./explanation.ts";
import { cohortKeysOf, idOf, type CohortKey } from "@paygauge/api-types/entities/case-parameters";
import type { SupplierSide } from "./supplier-side.ts";

export interface SupplierFigure {
  /** Its gain or loss a year, the days that it is paid sooner, those at which it breaks even, or its early-pay rate. */
  readonly kind: "supplier" | "daysSooner" | "breakEvenDays" | "earlyPay";
  readonly side: SupplierSide;
}

const feeKeys = ["supplierFee", "supplierLargeFee", "largeTicketShare", "passThrough"] as const;
const keysOf: Readonly<Record<SupplierFigure["kind"], readonly CohortKey[]>> = {
  supplier: ["addressable", "payments", "currentPayDay", "newPayDay", "supplierDay", ...feeKeys],
  daysSooner: ["currentPayDay", "newPayDay", "supplierDay"],
  breakEvenDays: feeKeys,
  earlyPay: ["discountCaptured", "newPayDay", "terms"],
};

/** The day on which a supplier is paid is the buyer's own, but for the funder's of supply chain finance. */
const isCounted = ({ method }: SupplierSide, key: CohortKey): boolean =>
  cohortKeysOf(method).includes(key) && !(key === "newPayDay" && familyOf[method] === "scf");

function partsOf({ kind, side }: SupplierFigure): readonly Part[] {
  const { year, volume, feeRate, terms } = side;
  switch (kind) {
    case "supplier":
      return [
        { name: { of: "earlierCash" }, amount: year?.earlierCash ?? 0 },
        { name: { of: "savedPayments" }, amount: year?.process ?? 0 },
        { name: { of: "acceptance" }, amount: -(year?.fee ?? 0) },
        { name: { of: "yearlySpend" }, amount: volume.spend },
        { name: { of: "yearlyPayments" }, amount: volume.payments, unit: "count" },
      ];
    case "daysSooner":
      return [
        { name: { of: "payDay" }, amount: terms.payDay, unit: "days" },
        { name: { of: "supplierDay" }, amount: terms.payDay - side.daysEarlier, unit: "days" },
      ];
    case "breakEvenDays":
      return [
        { name: { of: "fee" }, amount: feeRate ?? 0, unit: "percent" },
        { name: { of: "cashRate" }, amount: terms.cashRate, unit: "percent" },
      ];
    case "earlyPay":
      return [
        { name: { of: "discount" }, amount: terms.discount, unit: "percent" },
        { name: { of: "supplierDay" }, amount: terms.payDay - side.daysEarlier, unit: "days" },
        { name: { of: "dueDay" }, amount: terms.dueDay, unit: "days" },
      ];
  }
}

export function explainSupplier(figure: SupplierFigure): Explanation {
  const { kind, side } = figure;
  const keys = keysOf[kind].filter((key) => isCounted(side, key));
  const shared = { supplier: ["supplierCashRate", "supplierSaved"], breakEvenDays: ["supplierCashRate"] } as const;
  return {
    formula: kind,
    parts: partsOf(figure),
    inputs: [
      ...keys.map((key) => idOf(side.method, key)),
      ...(kind === "supplier" || kind === "breakEvenDays" ? shared[kind] : []),
    ],
  };
}
