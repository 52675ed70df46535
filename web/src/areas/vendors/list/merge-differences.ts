import type { VendorRow } from "@paygauge/api-types/entities/vendors";

type Compared = Pick<VendorRow, "city" | "country" | "mcc" | "mccDescription">;

interface MergeDifference {
  readonly what: "otherTown" | "otherTrade";
  readonly one: string;
  readonly other: string;
}

const fold = (text: string): string => text.trim().toLowerCase();
const townOf = ({ city, country }: Compared): string => [city, country].filter((part) => part !== "").join(", ");
const tradeOf = ({ mcc, mccDescription }: Compared): string => mccDescription || mcc;

/** Returns what two vendors differ in: a town (or country) or a trade that is known of both. */
export function mergeDifferences(one: Compared, other: Compared): readonly MergeDifference[] {
  const differ = (a: string, b: string) => a !== "" && b !== "" && fold(a) !== fold(b);
  const isOtherTown = differ(one.city, other.city) || differ(one.country, other.country);
  return [
    ...(isOtherTown ? [{ what: "otherTown", one: townOf(one), other: townOf(other) } as const] : []),
    ...(differ(one.mcc, other.mcc) ? [{ what: "otherTrade", one: tradeOf(one), other: tradeOf(other) } as const] : []),
  ];
}
