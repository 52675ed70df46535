/** What each figure of a campaign is made of. Money: minor units of the job's currency. */
import { linkTo } from "@paygauge/api-types/sitemap";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";

type Money = Pick<FigureQuery, "currency" | "minorDigits">;

interface CampaignValue {
  readonly expectedMinor: number;
  readonly realisedMinor: number;
  readonly aheadMinor: number | null;
}

/** What a campaign is expected to be worth in a year, and what of it was agreed: levers over assumptions, no sums of rows. */
export function valueFigures(money: Money, { expectedMinor, realisedMinor, aheadMinor }: CampaignValue) {
  const toDate = realisedMinor - (aheadMinor ?? 0);
  const agreed = { key: "agreed", minor: realisedMinor } as const;
  const due = { key: "expectedToDate", minor: toDate } as const;
  return {
    expected: sumFigure(money, "campaignExpected", { key: "expected", minor: expectedMinor }, { isYear: true }),
    realised: sumFigure(money, "campaignAgreed", agreed, { isYear: true }),
    toDate: sumFigure(money, "campaignToDate", due, { isYear: true }),
    ahead: sumFigure(
      money,
      "campaignAhead",
      { key: "ahead", minor: aheadMinor ?? 0 },
      { less: [agreed, due], isYear: true },
    ),
  };
}

interface Paid {
  readonly expectedMinor: number;
  readonly realisedMinor: number;
}

/** What was expected to be paid by the agreed method and what was: of one supplier, whose rows open, or of all. */
export function realisedFigures(
  money: Money,
  { expectedMinor, realisedMinor }: Paid,
  of?: Parameters<typeof rowsOf>[0],
) {
  const ways = of === undefined ? {} : { rows: rowsOf(of) };
  const realised = { key: "paid", minor: realisedMinor } as const;
  const expected = { key: "expected", minor: expectedMinor } as const;
  return {
    realised: sumFigure(money, "paidSince", realised, ways),
    expected: sumFigure(money, "expectedSince", expected, ways),
    difference: sumFigure(
      money,
      "difference",
      { key: "difference", minor: realisedMinor - expectedMinor },
      { ...ways, less: [realised, expected] },
    ),
  };
}

const rowsOf = (of: { readonly jobId: string; readonly supplierKey: string }): string => linkTo("jobSupplierRows", of);

/** What a supplier of a campaign is worth in a year if it converts; the spend that it rests on opens its rows. */
export function worthFigure(money: Money, minor: number, of: Parameters<typeof rowsOf>[0]): FigureQuery {
  return sumFigure(money, "worth", { key: "worth", minor }, { isYear: true, rows: rowsOf(of) });
}
