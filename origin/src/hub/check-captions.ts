/** Checks a WebVTT file line by line, so that the refusal names the line to correct. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { timesOf } from "./web-vtt.ts";

interface Block {
  readonly lines: readonly string[];
  /** Of its first line, from 1. */
  readonly line: number;
}

/** Lines between empty ones. */
function blocksOf(text: string): readonly Block[] {
  const blocks: { lines: string[]; line: number }[] = [];
  let open: { lines: string[]; line: number } | null = null;
  for (const [at, line] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    if (line.trim() === "") {
      open = null;
      continue;
    }
    if (open === null) {
      open = { lines: [], line: at + 1 };
      blocks.push(open);
    }
    open.lines.push(line);
  }
  return blocks;
}

/** "1:05": a second as a user reads it. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const isOther = ({ lines: [first = ""] }: Block): boolean => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first);

interface After {
  readonly from: number;
  readonly seconds: number;
}

/** What is wrong with one cue; its start where nothing is. */
function checkCue({ lines, line }: Block, { from: before, seconds }: After): MessageRef | number {
  // A first line without an arrow is the cue's name.
  const at = lines[0]?.includes("-->") === true ? 0 : 1;
  const named = line + at;
  const times = timesOf(lines[at] ?? "");
  if (times === null) return message("captionTimes", { line: Math.min(named, line + lines.length - 1) });
  const { from, until } = times;
  if (until <= from) return message("captionEnds", { line: named });
  if (from < before) return message("captionOrder", { line: named });
  if (until > seconds + 1) return message("captionPast", { line: named, end: clock(until), length: clock(seconds) });
  if (lines.length === at + 1) return message("captionEmpty", { line: named });
  return from;
}

/** What is wrong with captions or chapters of a video of so many seconds; null where nothing is. */
export function captionsProblem(text: string, seconds: number): MessageRef | null {
  const [head, ...blocks] = blocksOf(text.replace(/^\uFEFF/, ""));
  if (head === undefined || head.line !== 1 || !/^WEBVTT(?:[ \t].*)?$/.test(head.lines[0] ?? ""))
    return message("captionsHead");
  const cues = blocks.filter((block) => !isOther(block));
  if (cues.length === 0) return message("captionsNone");
  if (cues.length > videoResourceLimits.cues) return message("captionsMany", { most: videoResourceLimits.cues });
  let from = 0;
  for (const cue of cues) {
    const checked = checkCue(cue, { from, seconds });
    if (typeof checked !== "number") return checked;
    from = checked;
  }
  return null;
}
