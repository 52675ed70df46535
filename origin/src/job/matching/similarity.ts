/** Jaro–Winkler over UTF-8 bytes (Winkler 1990; prefix scale 0.1, at most four signs). */

const longest = 96;
const usedA = new Uint8Array(longest);
const usedB = new Uint8Array(longest);

function matchesWithin(
  a: Uint8Array,
  aStart: number,
  aLength: number,
  b: Uint8Array,
  bStart: number,
  bLength: number,
): number {
  const window = Math.max(0, (Math.max(aLength, bLength) >> 1) - 1);
  let matches = 0;
  for (let i = 0; i < aLength; i += 1) {
    const sign = a[aStart + i];
    const from = i > window ? i - window : 0;
    const to = i + window + 1 < bLength ? i + window + 1 : bLength;
    for (let j = from; j < to; j += 1) {
      if (usedB[j] || b[bStart + j] !== sign) continue;
      usedA[i] = 1;
      usedB[j] = 1;
      matches += 1;
      break;
    }
  }
  return matches;
}

/** 0 (nothing alike) to 1 (equal). Texts longer than 96 bytes are compared by their first 96. */
export function jaroWinkler(
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number {
  const aLength = Math.min(aEnd - aStart, longest);
  const bLength = Math.min(bEnd - bStart, longest);
  if (aLength === 0 || bLength === 0) return aLength === bLength ? 1 : 0;
  usedA.fill(0, 0, aLength);
  usedB.fill(0, 0, bLength);
  const matches = matchesWithin(a, aStart, aLength, b, bStart, bLength);
  if (matches === 0) return 0;
  let moved = 0;
  let j = 0;
  for (let i = 0; i < aLength; i += 1) {
    if (!usedA[i]) continue;
    while (!usedB[j]) j += 1;
    if (a[aStart + i] !== b[bStart + j]) moved += 1;
    j += 1;
  }
  const jaro = (matches / aLength + matches / bLength + (matches - moved / 2) / matches) / 3;
  let prefix = 0;
  const most = Math.min(4, aLength, bLength);
  while (prefix < most && a[aStart + prefix] === b[bStart + prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}
