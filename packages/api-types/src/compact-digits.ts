interface FractionDigits {
  readonly minimumFractionDigits: 0 | 1;
  readonly maximumFractionDigits: 1;
}

/**
 * Returns the decimals of a shortened sum: one, so that sums on one screen are rounded alike ("£3.0m" next to "£2.9m"), and
 * none for a round sum, as limits are ("£25k"). `minor` is decimal text of minor units.
 */
export function compactDigits(minor: string, minorDigits: number): FractionDigits {
  const digits = minor.replace("-", "").replace(/^0+/, "");
  const thousands = Math.max(0, Math.floor((digits.length - minorDigits - 1) / 3));
  const isRound = digits.endsWith("0".repeat(minorDigits + 3 * thousands));
  return { minimumFractionDigits: isRound ? 0 : 1, maximumFractionDigits: 1 };
}
