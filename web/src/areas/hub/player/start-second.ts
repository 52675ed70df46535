/** A video that stopped so near its end starts again. */
const nearEnd = 15;

/** Where a link starts the video, in seconds; null where the address names no second of it. */
export function linkedSecond(text: string | null, seconds: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const second = Number(text);
  return second < seconds ? second : null;
}

/** Where the user can continue; null for one that is new, or was seen to its end. */
export const resumableSecond = (second: number, seconds: number): number | null =>
  second > 0 && second < seconds - nearEnd ? second : null;
