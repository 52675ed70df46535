import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";

/**
 * Sums of real ledgers, counted once by a script that reads the CSV files alone and shares no code with the product. Money:
 * minor units. How each was counted:
 * - Suppliers: the lines of one vendor number, else of one name without case, punctuation, a leading "the" and legal form.
 * - Documents: distinct document numbers of a supplier.
 * - Excluded: lines of the payees that the product classes so, which were read by eye.
 * - Addressable: a supplier's spend less its card lines, 0 for those excluded and in net credit.
 * - Cardable: whole documents, not by card, of at most five times the largest card payment: of the ledger's own card lines,
 *   or of the descriptors of the merchant that the product matched. The pairs were read by eye.
 * - One-off: one document, or all within 30 days where the period has 90 or more. The sum is what is addressable of them.
 * - Year: what is dated inside the period of suppliers that aren't one-off (no more than their spend) × 365 ÷ days.
 */

/** Name, spend, documents, cardable spend and its documents. */
type CardableSupplier = readonly [
  name: string,
  spendMinor: number,
  documents: number,
  cardableMinor: number,
  cardableDocuments: number,
];

export interface FixedSums {
  readonly file: string;
  readonly statements: readonly string[];
  readonly currency: string;
  readonly country: string;
  readonly period: { readonly from: string; readonly to: string };
  /** What the user knows of the file; else the usual answers. */
  readonly answers?: ColumnMapping["answers"];
  readonly suppliers: number;
  readonly documents: number;
  readonly spendMinor: number;
  /** Spend by class of the payees that are out of scope. */
  readonly excluded: Readonly<Record<string, number>>;
  readonly addressable: { readonly suppliers: number; readonly minor: number };
  readonly oneOff: { readonly suppliers: number; readonly minor: number };
  readonly yearMinor: number;
  /** The largest first. */
  readonly cardable: readonly CardableSupplier[];
}

export const fixedSums: readonly FixedSums[] = [
  {
    // Two payees are in net credit: what is addressable is more than the spend less what is excluded.
    file: "iceland/opnirreikningar_2018-02.csv",
    statements: [],
    currency: "ISK",
    country: "ISL",
    period: { from: "2018-02-01", to: "2018-02-28" },
    suppliers: 651,
    documents: 2971,
    spendMinor: 1_380_491_970,
    excluded: { TaxAuthority: 162_863, Bank: 5_850 },
    addressable: { suppliers: 646, minor: 1_386_933_061 },
    oneOff: { suppliers: 316, minor: 262_311_362 },
    yearMinor: 14_662_151_183,
    cardable: [],
  },
  {
    // Its card lines are the statement: "Procurement Card" is Yes. Of the 16,176 lines 3,993 are dated before June.
    file: "leeds/raw-2020-06.csv",
    statements: [],
    currency: "GBP",
    country: "GBR",
    period: { from: "2020-06-01", to: "2020-06-30" },
    suppliers: 3071,
    documents: 16_176,
    spendMinor: 10_444_572_745,
    excluded: {
      Redacted: 49_985_021,
      Grant: 4_755_103,
      Levy: 1_133_235_658,
      Escrow: 1_642_125,
      TaxAuthority: 633_000,
    },
    addressable: { suppliers: 2343, minor: 9_069_923_127 },
    oneOff: { suppliers: 1164, minor: 1_333_453_992 },
    yearMinor: 99_545_277_571,
    cardable: [
      ["Palm Yorkshire Ltd", 5_633_200, 58, 4_131_250, 13],
      ["SANDWICH KING", 2_202_975, 12, 769_072, 3],
      ["CHIPPINDALE PLANT LTD", 717_238, 17, 683_144, 16],
      ["MILFORD LTD", 6_665_417, 28, 322_302, 14],
      ["Trevor Iles Ltd", 9_892_111, 287, 308_921, 21],
      ["Ripon Farm Services", 1_192_760, 13, 197_421, 8],
      ["Amber Cars", 1_242_262, 18, 144_489, 12],
      ["Tough Furniture Ltd", 247_700, 3, 133_700, 2],
      ["Graitec Limited", 1_023_000, 8, 99_000, 1],
      ["P H S Group Plc", 1_344_096, 299, 63_920, 4],
      ["Bells Domestics Limited", 206_915, 9, 41_500, 2],
      ["Slicker Recycling Limited", 59_100, 3, 37_500, 2],
      ["Zoggs International Ltd", 505_083, 10, 36_450, 1],
      ["HAIGHS (GUISELEY) LTD", 41_791, 5, 34_043, 4],
      ["R S COMPONENTS LTD", 18_730, 5, 11_278, 2],
      ["Bronte Water Coolers Limited", 9_625, 2, 8_000, 1],
      ["Geo Spence & Sons Ltd", 23_194, 6, 6_896, 2],
      ["Lyreco UK Ltd", 439_192, 126, 2_812, 1],
      ["STANTONS LEEDS LTD", 156_034, 5, 1_000, 3],
    ],
  },
  {
    // Largest card payments: HM Courts 7,101.00, Combined Court 2,055.00, CIEH 270.00, IOSH 220.00. Six more payees that
    // were paid by card have no document within five times their largest.
    file: "calderdale/2013-03-invoices.csv",
    statements: ["calderdale/2014-10-card.csv", "calderdale/2022-08-card.csv"],
    currency: "GBP",
    country: "GBR",
    period: { from: "2013-03-01", to: "2013-03-31" },
    suppliers: 826,
    documents: 1754,
    spendMinor: 1_805_333_060,
    excluded: { Redacted: 28_816_227, CardSettlement: 299_541, Benefits: 5_741_448 },
    addressable: { suppliers: 823, minor: 1_770_475_844 },
    oneOff: { suppliers: 565, minor: 636_821_884 },
    yearMinor: 13_754_749_896,
    cardable: [
      ["HMCOURTS-SERVICE.G", 1_077_000, 2, 1_077_000, 2],
      ["COMBINED COURT", 190_000, 1, 190_000, 1],
      ["IOSH Services Limited", 98_500, 1, 98_500, 1],
      ["CIEH", 60_200, 1, 60_200, 1],
      ["CIEH", 48_000, 1, 48_000, 1],
    ],
  },
  {
    // A quarter: 91 days, so all documents within 30 days are one-off. 80 rows have no name and are rejected. Largest card
    // payments: Royal Mail 392.40, DVLA 652.50, Nisbets 397.80, Vodafone 216.65, Capita 430.80, Kent 50.00.
    file: "oxford-city/apr-jun-2016.csv",
    statements: ["barnet-pcard/PCard 1617.csv"],
    currency: "GBP",
    country: "GBR",
    period: { from: "2016-04-01", to: "2016-06-30" },
    suppliers: 640,
    documents: 3255,
    spendMinor: 1_149_740_874,
    excluded: { Grant: 20_905_161 },
    addressable: { suppliers: 618, minor: 1_128_835_713 },
    oneOff: { suppliers: 421, minor: 422_174_613 },
    yearMinor: 2_860_361_306,
    cardable: [
      ["ROYAL MAIL", 337_240, 2, 337_240, 2],
      ["DVLA", 190_800, 2, 190_800, 2],
      ["NISBETS", 701_666, 2, 110_795, 1],
      ["VODAFONE LIMITED (CORPORATE)", 2_552_325, 3, 67_583, 1],
      ["VODAFONE LTD", 67_583, 1, 67_583, 1],
    ],
  },
  {
    // Here a document is the lines of one vendor number, name and document number ("01022025" is "1022025"), and of lines that
    // come apart it has the size of the first ones. The file lists 473 lines a second time under another name of the vendor:
    // by vendor number alone it has 27,034 documents, 3,682 one-off suppliers with 36,950,002.96, a year of
    // 4,469,383,997.90, and 170,665.94 is cardable. Largest card payments: Grainger 3,117.64, Staples 517.81, Uline
    // 4,477.70, Medline 479.35, HP 139.99, FedEx 59.35, Graybar 116.64.
    file: "south-dakota/202501.csv",
    statements: ["delaware-pcard/delaware_pcard.csv"],
    currency: "USD",
    country: "USA",
    period: { from: "2025-01-01", to: "2025-01-31" },
    // Its vendor numbers are the state's own: each is one supplier, whatever names it has.
    answers: { supplierIds: "oneSupplier" },
    suppliers: 6225,
    documents: 27_347,
    spendMinor: 41_654_152_059,
    excluded: {},
    addressable: { suppliers: 6217, minor: 41_654_152_059 },
    oneOff: { suppliers: 3637, minor: 3_637_943_662 },
    yearMinor: 447_610_195_642,
    cardable: [
      ["WW GRAINGER INC", 10_585_620, 262, 10_319_093, 262],
      ["STAPLES INC", 6_779_884, 52, 2_135_140, 49],
      ["ULINE INC", 1_568_230, 13, 1_413_452, 13],
      ["MEDLINE INDUSTRIES INC", 2_150_348, 21, 1_130_469, 18],
      ["HP INC", 3_518_635, 33, 390_590, 21],
      ["FEDEX", 1_539_543, 63, 381_739, 55],
      ["NCS PEARSON INC", 223_000, 4, 223_000, 4],
      ["VWR INTERNATIONAL", 101_879, 3, 101_879, 3],
      ["NATIONAL ASSOCIATION OF", 57_500, 1, 57_500, 1],
      ["GRAYBAR ELECTRIC COMPANY INC", 1_464_204, 7, 44_324, 4],
      ["4IMPRINT INC", 34_757, 1, 34_757, 1],
      ["SHERWIN-WILLIAMS COMPANY", 469_507, 5, 24_715, 3],
      ["CRAFTMASTER HARDWARE LLC", 580_601, 5, 9_186, 1],
      ["SAFEWAY INC", 6_149, 3, 6_149, 3],
      ["LOWES COMPANIES INC", 4_832, 2, 4_832, 2],
      ["AUTOZONE INC", 4_131, 1, 4_131, 1],
      ["AUTOZONE LLC", 3_448, 1, 3_448, 1],
    ],
  },
];
