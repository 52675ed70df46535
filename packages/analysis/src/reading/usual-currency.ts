/** Which currency the amounts of a file usually have, and whether single cells name others. */
import type { ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { currenciesOf, currencyIn, currencyOfHeader } from "./currencies.ts";

/** A shared mark means the header's currency, then the job's. */
function ownOf(profile: ColumnProfile, own: string): string[] {
  const ofHeader = currencyOfHeader(profile.name);
  return ofHeader === null ? [own] : [ofHeader, own];
}

/** Cells of a column of amounts by the currency that they name. */
function namedIn(profile: ColumnProfile, own: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of profile.monies ?? []) {
    const code = currencyIn(text, ownOf(profile, own), markCurrencies(profile, own));
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + count);
  }
  return counts;
}

/**
 * The currency of the amounts that name none.
 * @param named the column of currencies, where the file has one
 * @param own the job's currency: what "$" or "kr" is taken for where it may be that
 */
export function usualCurrency(
  amount: ColumnProfile | undefined,
  named: ColumnProfile | undefined,
  own: string,
): string {
  if (amount === undefined) return named?.currency ?? own;
  const [first] = [...namedIn(amount, own)].toSorted((a, b) => b[1] - a[1]);
  if (first !== undefined && first[1] * 2 >= amount.filled) return first[0];
  const ofHeader = currencyOfHeader(amount.name);
  if (ofHeader !== null) return currenciesOf(signOf(amount.name)).includes(own) ? own : ofHeader;
  return named?.currency ?? own;
}

/** The sign in a header that names its currency by a sign alone. */
function signOf(name: string): string {
  return /[A-Z]{3}/.test(name) ? "" : (/\p{Sc}/u.exec(name)?.[0] ?? "");
}

/**
 * Shared marks that are another currency than the job's, because most cells that name the job's write it otherwise: a few
 * "$" among "A$" aren't Australian dollars. A mark that is commoner than the job's own code is the job's.
 */
export function markCurrencies(amount: ColumnProfile | undefined, own: string): Record<string, string> {
  const monies = (amount?.monies ?? []).map(({ text, count }) => ({ text, count, codes: currenciesOf(text) }));
  const explicit = sumOf(monies.filter(({ codes }) => codes.length === 1 && codes[0] === own));
  const shared = monies.filter(({ codes }) => codes.length > 1 && codes.includes(own));
  if (explicit <= sumOf(shared)) return {};
  return Object.fromEntries(
    shared.flatMap(({ text, codes }) => {
      const other = codes.find((code) => code !== own);
      return other === undefined ? [] : [[text, other]];
    }),
  );
}

const sumOf = (monies: readonly { readonly count: number }[]): number =>
  monies.reduce((sum, { count }) => sum + count, 0);

/** Whether cells of a column of amounts name another currency than the usual one: then it says the currency of each row. */
export function namesOthers(amount: ColumnProfile | undefined, usual: string, own: string): boolean {
  return amount !== undefined && [...namedIn(amount, own).keys()].some((code) => code !== usual);
}
