const firstMs = 500;
const maxMs = 30_000;

/**
 * Wait before a socket connects again, ms: doubled with each attempt that failed, up to 30 s, and between half and all of
 * that by chance, so that browsers that lost their sockets together do not return together.
 * @param attempt 0 for the first
 * @param random from 0 to 1
 */
export function reconnectDelay(attempt: number, random: number): number {
  const most = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.5 + random / 2));
}
