/** A frame that says itself as the platform does, which its type does not tell. */
interface Frame extends NodeJS.CallSite {
  toString(): string;
}

/** The runner, as far as its reports leave it out of a stack themselves, and the platform below it. */
const isRunner = (frame: Frame): boolean => {
  const file = frame.getFileName() ?? "";
  return file.startsWith("node:") || file.includes("/node_modules/playwright");
};
const isOwn = (frame: Frame): boolean => {
  const file = frame.getFileName() ?? "";
  return file !== "" && !isRunner(frame) && !file.includes("node_modules");
};

/**
 * The test runner asks each call for its stack, looks for a source map behind every frame of it, and makes words of the
 * forty that are its own: a quarter of all that it computes. Only files of this project have a map; of frames of the
 * runner in a row the last is told, which names the call.
 */
export function mapOwnFramesAlone(): void {
  const mapped = Error.prepareStackTrace;
  if (mapped === undefined) return;
  // What polls asks from one place again and again.
  const known = new Map<string, string>();
  const lineOf = (error: Error, frame: Frame): string => {
    const line = `\n    at ${String(frame)}`;
    if (!isOwn(frame)) return line;
    const found = known.get(line);
    if (found !== undefined) return found;
    const told = String(mapped(error, [frame]));
    const own = told.slice(told.lastIndexOf("\n    at "));
    known.set(line, own);
    return own;
  };
  Error.prepareStackTrace = (error, frames) => {
    const told = frames.filter((frame, at) => {
      const next = frames[at + 1];
      return !isRunner(frame) || next === undefined || !isRunner(next);
    });
    return `${error.name || "Error"}: ${error.message}${told.map((frame) => lineOf(error, frame)).join("")}`;
  };
}
