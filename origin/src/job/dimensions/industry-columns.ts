/** Industries of the classifications next to MCC: the bar of a supplier, and the text that its row keeps of it. */
import type { industryColumnOf } from "@paygauge/api-types/entities/insights";
import {
  naicsTitle,
  sicDivision,
  sicIndustryGroup,
  sicMajorGroup,
  unspscSegment,
} from "@paygauge/analysis/industry/industries";

type IndustryDimension = keyof typeof industryColumnOf;
type IndustryColumn = (typeof industryColumnOf)[IndustryDimension];

/** Codes as the ledger states them, "" where it does not. */
export interface IndustryCodes {
  readonly sic: string;
  readonly unspsc: string;
  readonly naics: string;
}

/** The first digits of a code; "" where it has fewer than `least`, or more than `most`: another classification then. */
function digits(code: string, length: number, most = Number.POSITIVE_INFINITY): string {
  const found = code.trim().replace(/\.0+$/, "").replace(/\D/g, "");
  return found.length >= length && found.length <= most ? found.slice(0, length) : "";
}

/** The four digits of a US SIC code; "" where the ledger states none. */
export const sicCode = (sic: string): string => digits(sic, 4, 4);
/** The eight digits of a UNSPSC code; what states fewer is filled up with zeros, "" where it is none. */
export function unspscCode(unspsc: string): string {
  const found = digits(unspsc, 2).length === 2 ? unspsc.trim().replace(/\.0+$/, "").replace(/\D/g, "") : "";
  return found.length > 8 ? found.slice(0, 8) : found.length % 2 === 0 && found !== "" ? found.padEnd(8, "0") : "";
}

/** Titles that an administrator imported. */
export interface IndustryTitles {
  /** By four digits. */
  readonly sic: (code: string) => string | null;
  /** By eight digits: the title of the code itself, or of the nearest level above it that has one. */
  readonly unspsc: (code: string) => { readonly code: string; readonly title: string } | null;
}
/** Nothing was imported: the product's own titles stand alone. */
export const ownTitles: IndustryTitles = { sic: () => null, unspsc: () => null };

const titled = (key: string, title: string | null): { key: string; label: string } | null =>
  key ? { key, label: title ?? key } : null;
const coded = (key: string, title: string | null): { key: string; label: string } | null =>
  key ? { key, label: title ? `${key} ${title}` : key } : null;

/**
 * Code and words of a supplier's bar, null where the ledger states no such code. US SIC 1987 has at most four digits:
 * five are UK SIC 2007, whose first four mean something else. Industry codes read as their group's title unless their
 * own was imported; UNSPSC codes as their segment's.
 */
export function industryValue(
  codes: IndustryCodes,
  dimension: IndustryDimension,
  titles: IndustryTitles = ownTitles,
): { key: string; label: string } | null {
  const sic = (length: number): string => digits(codes.sic, length, 4);
  switch (dimension) {
    case "SicDivision": {
      const division = sicDivision(sic(2));
      return division && { key: division.code, label: division.title };
    }
    case "SicMajorGroup":
      return titled(sic(2), sicMajorGroup(sic(2)));
    case "SicIndustryGroup":
      return coded(sic(3), sicIndustryGroup(sic(3)) ?? sicMajorGroup(sic(2)));
    case "SicIndustryCode":
      return coded(sic(4), titles.sic(sic(4)) ?? sicIndustryGroup(sic(3)) ?? sicMajorGroup(sic(2)));
    case "UnspscCategoryLabel":
      return unspscValue(codes.unspsc, titles);
    case "NaicsNationalIndustryLabel":
      return titled(digits(codes.naics, 6, 6), naicsTitle(digits(codes.naics, 6, 6)));
  }
}

function unspscValue(unspsc: string, titles: IndustryTitles): { key: string; label: string } | null {
  const code = unspscCode(unspsc);
  const imported = code === "" ? null : titles.unspsc(code);
  if (imported) return { key: imported.code, label: imported.title };
  return titled(digits(unspsc, 2), unspscSegment(digits(unspsc, 2)));
}

/** What a supplier's row keeps: code and title in one text, so that a filter finds either and no two bars share it. */
export function industryColumns(
  codes: IndustryCodes,
  titles: IndustryTitles = ownTitles,
): Record<IndustryColumn, string> {
  const text = (dimension: IndustryDimension): string => {
    const value = industryValue(codes, dimension, titles);
    if (!value) return "";
    return value.label === value.key || value.label.startsWith(`${value.key} `)
      ? value.label
      : `${value.key} ${value.label}`;
  };
  return {
    sicDivision: text("SicDivision"),
    sicMajorGroup: text("SicMajorGroup"),
    sicIndustryGroup: text("SicIndustryGroup"),
    sicIndustryCode: text("SicIndustryCode"),
    unspscCategory: text("UnspscCategoryLabel"),
    naicsIndustry: text("NaicsNationalIndustryLabel"),
  };
}
