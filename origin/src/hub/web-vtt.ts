/** Cues of a WebVTT file: what a transcript, its search and the chapters are read from. */
interface Cue {
  /** Seconds from the beginning. */
  readonly from: number;
  readonly until: number;
  readonly text: string;
}

const timing = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})(?:\s.*)?$/;

const secondsOf = ([hours = "0", minutes = "0", seconds = "0", thousandths = "0"]: readonly (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

/** The times of a cue's line, seconds; null for another line. */
export function timesOf(line: string): Pick<Cue, "from" | "until"> | null {
  const parts = timing.exec(line.trim());
  return parts === null ? null : { from: secondsOf(parts.slice(1, 5)), until: secondsOf(parts.slice(5, 9)) };
}

/** Removes marks of voices, classes and times. */
const plain = (line: string): string => line.replaceAll(/<[^>]*>/g, "").trim();

/** Reads the cues of a file; blocks without a time, such as notes and styles, have none. */
export function cuesOf(text: string): readonly Cue[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}/)
    .flatMap((block): readonly Cue[] => {
      const lines = block.split("\n");
      const at = lines.findIndex((line) => timing.test(line.trim()));
      const times = timesOf(lines[at] ?? "");
      if (times === null) return [];
      const said = lines
        .slice(at + 1)
        .map(plain)
        .filter((line) => line !== "")
        .join(" ");
      return [{ ...times, text: said }];
    });
}
