/**
 * Endings of the build's files that are kept compressed as well, each with its type: the build makes them and the gateway
 * serves them. Fonts and pictures are compressed by their form.
 */
const types = new Map([
  ["js", "text/javascript"],
  ["css", "text/css"],
  ["svg", "image/svg+xml"],
  ["json", "application/json"],
  ["csv", "text/csv"],
]);

/** The type of a file that is kept compressed; undefined: it is kept as it is. */
export const compressedType = (path: string): string | undefined => types.get(path.slice(path.lastIndexOf(".") + 1));
