/**
 * A 53-bit hash of what every row says: its payee's name, day, amount as written and currency. Taken of the mapped
 * values and not of the file's text, so that the same rows are found in another layout. Ids that a file may lack, of
 * the payee and of the document, have hashes of their own: they tell rows apart where both files have them.
 */
import type { PayeeIdentity } from "../payee-identity.ts";

const prime = 0x01000193;
const seed = 0x811c9dc5;

/** Mixes in a trimmed text: systems differ in capitals and spaces, and spreadsheets drop the noughts in front. */
function textHash(text: string, from: number): number {
  const upper = text.toUpperCase();
  let hash = from;
  let at = 0;
  while (at < upper.length - 1 && upper.charCodeAt(at) === 48) at++;
  for (let before = 0; at < upper.length; at++) {
    const code = Math.max(32, upper.charCodeAt(at));
    if (code !== 32 || before !== 32) hash = Math.imul(hash ^ code, prime) ^ (hash >>> 15);
    before = code;
  }
  return hash;
}

/** A 32-bit hash of a payee's trimmed name. */
export function nameHash({ name }: Pick<PayeeIdentity, "name">): number {
  return textHash(name, seed);
}

/** A 32-bit hash of a payee's trimmed id; 0 where it has none. */
export function supplierIdHash({ supplierId }: Pick<PayeeIdentity, "supplierId">): number {
  return supplierId === "" ? 0 : textHash(supplierId, seed);
}

/** A 32-bit hash of a trimmed cell of bytes, without noughts in front. */
export function cellHash(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end - 1 && bytes[at] === 48) at++;
  let hash = seed;
  for (; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), prime) ^ (hash >>> 15);
  return hash;
}

const int32 = 2_147_483_648;

/** What of a whole number is beyond 32 bits: 0 for nearly all amounts. */
function beyond(value: number): number {
  return value < int32 && value >= -int32 ? 0 : Math.trunc(value / int32) | 0;
}

/**
 * The hash of a row, above 0. Each value is a word of two lanes; kept in locals, since this runs for every row.
 * @param day days since 1970-01-01, NaN for none; @param written minor units of `currency`
 */
export function rowHash(payee: number, day: number, written: number, currency: string): number {
  const code = (currency.charCodeAt(0) << 16) | (currency.charCodeAt(1) << 8) | currency.charCodeAt(2);
  const date = day === day ? day | 0 : int32 - 1;
  let low = Math.imul(payee ^ seed, 0x9e3779b1);
  let high = Math.imul(payee ^ 0x2545f491, 0x85ebca6b);
  low = Math.imul(low ^ (low >>> 15) ^ date, 0x9e3779b1);
  high = Math.imul(high ^ (high >>> 13) ^ date, 0x85ebca6b);
  low = Math.imul(low ^ (low >>> 15) ^ (written | 0), 0x9e3779b1);
  high = Math.imul(high ^ (high >>> 13) ^ (written | 0), 0x85ebca6b);
  low = Math.imul(low ^ (low >>> 15) ^ beyond(written), 0x9e3779b1);
  high = Math.imul(high ^ (high >>> 13) ^ beyond(written), 0x85ebca6b);
  low = Math.imul(low ^ (low >>> 15) ^ code, 0x9e3779b1);
  high = Math.imul(high ^ (high >>> 13) ^ code, 0x85ebca6b);
  return joined(low, high);
}

/** The hash of a row together with ids of its payee and its document, 0 where they do not count. */
export function withIds(hash: number, supplierId: number, documentNumber: number): number {
  if (supplierId === 0 && documentNumber === 0) return hash;
  const from = hash - 1;
  const low = Math.imul(from ^ supplierId, 0x9e3779b1);
  const high = Math.imul(Math.floor(from / 4_294_967_296) ^ supplierId, 0x85ebca6b);
  return joined(
    Math.imul(low ^ (low >>> 15) ^ documentNumber, 0x9e3779b1),
    Math.imul(high ^ (high >>> 13) ^ documentNumber, 0x85ebca6b),
  );
}

function joined(low: number, high: number): number {
  return ((high ^ (high >>> 13)) >>> 11) * 4_294_967_296 + ((low ^ (low >>> 15)) >>> 0) + 1;
}
