/** Says whether browsers can play an MP4 file from its first bytes on, and how long it is. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { BoxReader, BrokenBoxes, wordOf, type Box, type ReadAt } from "./read-boxes.ts";

/** What is wrong with a file as a sentence, or its length in whole seconds. */
type CheckedMp4 = { readonly refusal: MessageRef } | { readonly seconds: number };

const videoCodecs: ReadonlySet<string> = new Set(["avc1", "avc3", "av01", "vp09"]);
const hevcCodecs: ReadonlySet<string> = new Set(["hev1", "hvc1", "dvh1", "dvhe"]);
const audioCodecs: ReadonlySet<string> = new Set(["mp4a", "Opus"]);

class Refused extends Error {
  readonly refusal: MessageRef;
  constructor(refusal: MessageRef) {
    super("The file is refused.");
    this.refusal = refusal;
  }
}

/** The index, which must come before the data; both are whole. @throws Refused, BrokenBoxes */
async function indexOf(reader: BoxReader): Promise<Box> {
  let index: Box | null = null;
  for await (const box of reader.boxes(0, reader.size)) {
    if (box.type === "moov") index = box;
    if (box.type !== "mdat") continue;
    if (index === null) throw new Refused(message("hubNotFastStart"));
    return index;
  }
  throw new BrokenBoxes("The file has no index, or no data.");
}

/** Seconds of the whole film. @throws Refused where it is fragmented: its index states none */
async function secondsOf(reader: BoxReader, index: Box): Promise<number> {
  const head = await reader.within(index, ["mvhd"]);
  if (head === null) throw new BrokenBoxes("The index has no header.");
  const isLong = (await reader.bytes(head.content, 1)).getUint8(0) === 1;
  const view = await reader.bytes(head.content + (isLong ? 20 : 12), isLong ? 12 : 8);
  const scale = view.getUint32(0);
  const length = isLong ? Number(view.getBigUint64(4)) : view.getUint32(4);
  const seconds = scale === 0 ? 0 : Math.round(length / scale);
  if (length === 0 || seconds > mostSeconds) throw new Refused(message("hubNoLength"));
  return Math.max(1, seconds);
}
/** Ours: a day. */
const mostSeconds = 86_400;

/** What a track is ("vide", "soun"), and its codec as the file names it. @throws BrokenBoxes */
async function trackOf(reader: BoxReader, track: Box): Promise<{ handler: string; codec: string }> {
  const handler = await reader.within(track, ["mdia", "hdlr"]);
  const samples = await reader.within(track, ["mdia", "minf", "stbl", "stsd"]);
  if (handler === null || samples === null) throw new BrokenBoxes("A track is incomplete.");
  const word = wordOf(await reader.bytes(handler.content + 8, 4), 0);
  // Version, flags and the number of entries come before the first one.
  const entry = await reader.boxAt(samples.content + 8, samples.end);
  return { handler: word, codec: entry.type };
}

/** @throws Refused */
function checkCodec({ handler, codec }: { handler: string; codec: string }): void {
  if (handler === "vide" && hevcCodecs.has(codec)) throw new Refused(message("hubCodecHevc", { codec }));
  if (handler === "vide" && !videoCodecs.has(codec)) throw new Refused(message("hubCodec", { codec }));
  if (handler === "soun" && !audioCodecs.has(codec)) throw new Refused(message("hubAudioCodec", { codec }));
}

async function checkTracks(reader: BoxReader, index: Box): Promise<void> {
  let videos = 0;
  for await (const box of reader.boxes(index.content, index.end)) {
    if (box.type !== "trak") continue;
    const track = await trackOf(reader, box);
    checkCodec(track);
    if (track.handler === "vide") videos += 1;
  }
  if (videos === 0) throw new Refused(message("hubNoVideoTrack"));
}

async function checked(size: number, readAt: ReadAt): Promise<CheckedMp4> {
  const reader = new BoxReader(size, readAt);
  if (size < 16 || wordOf(await reader.bytes(0, 8), 4) !== "ftyp") return { refusal: message("hubNotMp4") };
  const index = await indexOf(reader);
  await checkTracks(reader, index);
  return { seconds: await secondsOf(reader, index) };
}

/** Checks a file of `size` bytes. Everything that a file can be is answered with a sentence or a length. */
export async function checkMp4(size: number, readAt: ReadAt): Promise<CheckedMp4> {
  try {
    return await checked(size, readAt);
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    if (error instanceof BrokenBoxes) return { refusal: message("hubBroken") };
    throw error;
  }
}
