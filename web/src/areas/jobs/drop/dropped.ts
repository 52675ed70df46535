/** A file that was dropped on another page: New job takes it from here. */
import type { DroppedFile } from "./begin-draft.ts";

let waiting: DroppedFile | null = null;

export function keepDropped(file: DroppedFile): void {
  waiting = file;
}

export function takeDropped(): DroppedFile | null {
  const file = waiting;
  waiting = null;
  return file;
}
