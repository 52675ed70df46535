import * as v from "valibot";
import {
  debugEvents,
  debugFacts,
  debugLimits,
  sentLines,
  type DebugArea,
  type DebugEvent,
  type DebugFacts,
  type RaisedLevels,
  type SentLine,
} from "./debug-lines.ts";

/** Collects the lines of one request in one Worker, as far as the raised level of each area allows. */
export class DebugLog {
  readonly #levels: RaisedLevels;
  readonly #lines: SentLine[] = [];

  constructor(levels: RaisedLevels) {
    this.#levels = levels;
  }

  /** Adds a line. A fact that has not the declared form is left out: a line never fails a request. */
  note(area: DebugArea, event: DebugEvent, about: DebugFacts = {}): void {
    const level = this.#levels[area];
    if (level === undefined || (level === "debug" && debugEvents[event] === "trace")) return;
    if (this.#lines.filter((line) => line.area === area).length >= debugLimits.linesOfRequest) return;
    const own = Object.entries(about).filter(([name, value]) => v.is(debugFacts, { [name]: value }));
    this.#lines.push({ at: Date.now(), area, event, ...v.parse(debugFacts, Object.fromEntries(own)) });
  }

  /** Adds lines that another Worker returned; others than declared ones are dropped. */
  take(header: string | null): void {
    if (header !== null) this.#lines.push(...linesIn(header));
  }

  get lines(): readonly SentLine[] {
    return this.#lines;
  }

  /** The lines as a header value, the newest dropped where they are too long; null without any. */
  header(): string | null {
    let most = this.#lines.length;
    while (most > 0) {
      const text = JSON.stringify(this.#lines.slice(0, most));
      if (text.length <= debugLimits.headerLength) return text;
      most -= Math.max(1, Math.floor(most / 8));
    }
    return null;
  }
}

/** Lines of a header; none where it is not as declared. */
function linesIn(header: string): readonly SentLine[] {
  if (header.length > debugLimits.headerLength) return [];
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), sentLines), header);
  return read.success ? read.output : [];
}
