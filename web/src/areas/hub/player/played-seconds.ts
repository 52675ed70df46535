/** Notes which seconds of a video are played; a jump adds no seconds. */
export class PlayedSeconds {
  #from: number | null = null;
  #last = 0;
  #ranges: (readonly [number, number])[] = [];

  /** The player is at this second, a moment after the last report. */
  at(second: number): void {
    if (this.#from === null || second < this.#last || second - this.#last > mostStep) {
      this.stop();
      this.#from = second;
    }
    this.#last = second;
  }

  /** It pauses, or jumps. */
  stop(): void {
    if (this.#from !== null) {
      const [from, until] = [Math.ceil(this.#from - slack), Math.floor(this.#last + slack)];
      if (until > from) this.#ranges.push([Math.max(0, from), until]);
    }
    this.#from = null;
  }

  /** What was played since the last time it was taken, in whole seconds. */
  take(): readonly (readonly [number, number])[] {
    const isOpen = this.#from !== null;
    this.stop();
    const taken = this.#ranges;
    this.#ranges = [];
    // The next report continues where this one ends.
    if (isOpen) this.#from = Math.floor(this.#last + slack);
    return taken;
  }

  /** What could not be sent is part of the next report. */
  putBack(ranges: readonly (readonly [number, number])[]): void {
    this.#ranges = [...ranges, ...this.#ranges].slice(-mostRanges);
  }
}

/** Seconds between two reports of a playing video, at double speed and in a tab that the browser slows down. */
const mostStep = 3;
/** A part of a second at either end that counts as played. */
const slack = 0.3;
/** What one report may have. */
const mostRanges = 60;
