/** Which names of a folder a configuration means, and which of them can't be taken. */
import type { SftpProblem } from "@paygauge/api-types/entities/sftp";
import { isSafeName, readPattern } from "@paygauge/api-types/entities/sftp-forms";
import type { Entry } from "./server.ts";

export interface Candidate {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly modifiedOn: string;
  /** null: it can be taken once its size has not changed. */
  readonly problem: SftpProblem | null;
}

function problemOf({ name, kind, size }: Entry, maxBytes: number): SftpProblem | null {
  if (!isSafeName(name)) return "name";
  if (kind === "link") return "link";
  if (size === 0) return "empty";
  return size > maxBytes ? "tooLarge" : null;
}

/** Controls and marks that reorder text are not repeated in a report. */
const shown = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\uFFFD").slice(0, 300);

/** Files and links of the folder that match, by name; folders and devices are none. */
export function candidatesOf(entries: readonly Entry[], pattern: string, maxBytes: number, today: Date): Candidate[] {
  const { folder, matches } = readPattern(pattern, today);
  const below = folder === "/" ? "" : folder;
  return entries
    .filter(({ name, kind }) => (kind === "file" || kind === "link") && matches(name))
    .map((entry) => {
      const problem = problemOf(entry, maxBytes);
      const name = problem === "name" ? shown(entry.name) : entry.name;
      return { name, path: `${below}/${name}`, size: entry.size, modifiedOn: entry.modifiedOn, problem };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Sizes of the last listings, on a clock that no change of the time moves. */
export class SizeWatch {
  readonly #seen = new Map<string, { readonly what: string; readonly since: number }>();
  readonly #clock: () => number;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /**
   * For how long each file of a listing has had its size and time, ms by path. What the folder no longer holds is
   * forgotten. One reading of the clock: files that were first seen together are of one age, so the first by name comes
   * first.
   */
  look(files: readonly Candidate[]): Map<string, number> {
    const now = this.#clock();
    const before = new Map(this.#seen);
    this.#seen.clear();
    for (const { path, size, modifiedOn } of files) {
      const what = `${size} ${modifiedOn}`;
      const last = before.get(path);
      this.#seen.set(path, last?.what === what ? last : { what, since: now });
    }
    return new Map([...this.#seen].map(([path, { since }]) => [path, now - since]));
  }
}
