/** What each sum of a supplier's page was computed from. Money: minor units of the job's currency, of the period. */
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { linkTo } from "@paygauge/api-types/sitemap";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";

type SupplierFigure = "spend" | "onCard" | "addressable" | "cardable";
type Documents = "orders" | "invoices" | "payments";

/** The sum of documents of a type, their average, and the sum of one spelling: the supplier's rows hold them. */
export function documentFigures(jobId: string, { row, rowsCount, currency, minorDigits }: SupplierDetail) {
  const { supplierKey } = row;
  const money = { currency, minorDigits };
  const rows = rowsCount === null ? {} : { rows: linkTo("jobSupplierRows", { jobId, supplierKey }) };
  return {
    sum: (of: Documents, minor: number) => sumFigure(money, "documents", { key: of, minor }, rows),
    average: (minor: number) => sumFigure(money, "average", { key: "average", minor: Math.round(minor) }, rows),
    spelling: (minor: number) => sumFigure(money, "spelling", { key: "spend", minor }, rows),
  };
}

/** The sums of a supplier; their rows open where the reader may see them. */
export function supplierFigures(
  jobId: string,
  { row, measures, rowsCount, currency, minorDigits }: SupplierDetail,
): Readonly<Record<SupplierFigure, FigureQuery>> {
  const { supplierKey } = row;
  const { spendMinor, onCardMinor, addressableMinor, cardableMinor } = measures;
  const rows = rowsCount === null ? {} : { rows: linkTo("jobSupplierRows", { jobId, supplierKey }) };
  const facts = { currency, minorDigits, notes: [], suppliers: null, ...rows } as const;
  const spend = { key: "spend", minor: spendMinor } as const;
  const onCard = { key: "onCard", minor: Math.max(0, onCardMinor) } as const;
  // Out of scope, or in credit: no spend is addressable, whatever was paid by card.
  const isRest = addressableMinor === spend.minor - onCard.minor;
  return {
    spend: { ...facts, rule: "supplierSpend", less: [], result: spend },
    onCard: { ...facts, rule: "onCard", less: [], result: { key: "onCard", minor: onCardMinor } },
    addressable: {
      ...facts,
      rule: "supplierAddressable",
      less: isRest ? [spend, onCard] : [],
      result: { key: "addressable", minor: addressableMinor },
    },
    cardable: { ...facts, rule: "cardable", less: [], result: { key: "cardable", minor: cardableMinor } },
  };
}
