/**
 * Waits for work, but no longer than so many milliseconds. No timer is left behind: while one runs, its Durable Object
 * is kept in memory, though no one waits any more.
 */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
