/** What each figure of a vendor was computed from. Money: minor units of the answer's currency, or of the job's. */
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { VendorDetail, VendorJob } from "@paygauge/api-types/entities/vendors";
import { linkTo } from "@paygauge/api-types/sitemap";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";

/** The vendor's spend in one job: that of its supplier there, whose rows it opens. */
export function spendInJob({ jobId, supplierKey, currency, spendMinor }: VendorJob): FigureQuery {
  return sumFigure(
    { currency, minorDigits: minorDigitsOf(currency) },
    "supplierSpend",
    { key: "spend", minor: spendMinor },
    { rows: linkTo("jobSupplierRows", { jobId, supplierKey }) },
  );
}

/** The sum over the jobs in sight: each opens its own rows. */
export function vendorSpend({ currency, ratesOf, spendMinor }: VendorDetail): FigureQuery {
  return sumFigure(
    { currency, minorDigits: minorDigitsOf(currency) },
    "vendorSpend",
    { key: "spend", minor: Math.round(spendMinor) },
    { notes: ratesOf === null ? [] : ["converted"] },
  );
}
