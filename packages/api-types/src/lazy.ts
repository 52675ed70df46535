/** What `build` gives, built the first time that it is asked for: a Worker that starts for something else has no use for it. */
export const lazy = <T>(build: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= build());
};
