/** A frame that says itself as the platform does, which its type does not tell. */
interface Frame extends NodeJS.CallSite {
  toString(): string;
}

/**
 * The test runner asks each call for its stack and looks for a source map behind every frame of it: nearly a fifth of all
 * that it computes. Only files of this project have one; the other frames are told as the platform tells them.
 */
export function mapOwnFramesAlone(): void {
  const mapped = Error.prepareStackTrace;
  if (mapped === undefined) return;
  const isOwn = (frame: Frame): boolean => {
    const file = frame.getFileName() ?? "";
    return file !== "" && !file.startsWith("node:") && !file.includes("node_modules");
  };
  const lineOf = (error: Error, frame: Frame): string => {
    if (!isOwn(frame)) return `\n    at ${String(frame)}`;
    const told = String(mapped(error, [frame]));
    return told.slice(told.lastIndexOf("\n    at "));
  };
  Error.prepareStackTrace = (error, frames) =>
    `${error.name || "Error"}: ${error.message}${frames.map((frame) => lineOf(error, frame)).join("")}`;
}
