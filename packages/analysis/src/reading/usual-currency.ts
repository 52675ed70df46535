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
 * Shared marks that are another currency than the job's, because the column writes the job's otherwise: "$" beside "A$" is
 * no Australian dollar.
 */
export function markCurrencies(amount: ColumnProfile | undefined, own: string): Record<string, string> {
  const texts = (amount?.monies ?? []).map(({ text }) => text);
  const isOwn = texts.some((text) => currenciesOf(text).length === 1 && currenciesOf(text)[0] === own);
  if (!isOwn) return {};
  return Object.fromEntries(
    texts.flatMap((text) => {
      const shared = currenciesOf(text);
      const other = shared.find((code) => code !== own);
      return shared.length > 1 && shared.includes(own) && other !== undefined ? [[text, other]] : [];
    }),
  );
}

/** Whether cells of a column of amounts name another currency than the usual one: then it says the currency of each row. */
export function namesOthers(amount: ColumnProfile | undefined, usual: string, own: string): boolean {
  return amount !== undefined && [...namedIn(amount, own).keys()].some((code) => code !== usual);
}
