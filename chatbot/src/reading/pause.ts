/** Lets other requests run: local Workers share one thread, and a promise that is fulfilled already yields to none. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
