/** Jaro–Winkler over UTF-8 bytes (Winkler 1990; prefix scale 0.1, at most four signs). */

/** Bytes of a text that are compared. */
export const longest = 96;
const used = new Uint8Array(longest);
/** Signs of a that have a partner, in their order. */
const matched = new Uint8Array(longest);

function samePrefix(a: Uint8Array, aStart: number, b: Uint8Array, bStart: number, most: number): number {
  let prefix = 0;
  while (prefix < most && a[aStart + prefix] === b[bStart + prefix]) prefix += 1;
  return prefix;
}

/**
 * 0 (nothing alike) to 1 (equal); 0 as well below `floor`, which ends most comparisons before
 * their last sign. Texts longer than 96 bytes are compared by their first 96.
 */
export function jaroWinkler(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
  floor = 0,
): number {
  const aLength = Math.min(aEnd - aStart, longest);
  const bLength = Math.min(bEnd - bStart, longest);
  const shorter = Math.min(aLength, bLength);
  if (shorter === 0) return aLength === bLength ? 1 : 0;
  const bonus = samePrefix(a, aStart, b, bStart, Math.min(4, shorter)) * 0.1;
  // Jaro is at most (matches / a + matches / b + 1) / 3: so many matches does the floor need at least.
  const leastJaro = (floor - bonus) / (1 - bonus);
  const needed = ((3 * leastJaro - 1) * aLength * bLength) / (aLength + bLength) - 1e-9;
  if (shorter < needed) return 0;
  for (let j = 0; j < bLength; j += 1) used[j] = 0;
  const window = Math.max(0, (Math.max(aLength, bLength) >> 1) - 1);
  let matches = 0;
  for (let i = 0; i < aLength; i += 1) {
    if (matches + aLength - i < needed) return 0;
    const sign = a[aStart + i] ?? 0;
    const to = Math.min(i + window + 1, bLength);
    for (let j = Math.max(0, i - window); j < to; j += 1) {
      if (b[bStart + j] !== sign || used[j] !== 0) continue;
      used[j] = 1;
      matched[matches] = sign;
      matches += 1;
      break;
    }
  }
  if (matches === 0 || matches < needed) return 0;
  let moved = 0;
  for (let i = 0, j = 0; i < matches; i += 1, j += 1) {
    while (used[j] === 0) j += 1;
    if (matched[i] !== b[bStart + j]) moved += 1;
  }
  const jaro = (matches / aLength + matches / bLength + (matches - moved / 2) / matches) / 3;
  const alike = jaro + bonus * (1 - jaro);
  return alike >= floor ? alike : 0;
}
