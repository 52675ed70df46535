/** A short video that a browser plays: its own encoder makes the frames, and this file writes the MP4 around them. */
import type { Page } from "@playwright/test";
import { boxOf } from "../../origin/src/hub/mp4/mp4.fixture.ts";

interface Frame {
  readonly bytes: readonly number[];
  readonly isKey: boolean;
}

const side = 64;

/** One VP9 frame a second, each in another grey. */
function framesOf(page: Page, seconds: number): Promise<readonly Frame[]> {
  return page.evaluate(
    async ({ seconds: count, side: width }) => {
      const made: { bytes: number[]; isKey: boolean }[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const data = new Uint8Array(chunk.byteLength);
          chunk.copyTo(data);
          made.push({ bytes: [...data], isKey: chunk.type === "key" });
        },
        error: (error) => {
          throw error;
        },
      });
      encoder.configure({ codec: "vp09.00.10.08", width, height: width, bitrate: 50_000, framerate: 1 });
      const canvas = new OffscreenCanvas(width, width);
      const draw = canvas.getContext("2d");
      for (let second = 0; second < count; second += 1) {
        if (draw === null) throw new Error("The canvas can't be drawn on.");
        draw.fillStyle = `rgb(${(second * 40) % 256} 80 120)`;
        draw.fillRect(0, 0, width, width);
        const frame = new VideoFrame(canvas, { timestamp: second * 1_000_000, duration: 1_000_000 });
        encoder.encode(frame, { keyFrame: second % 5 === 0 });
        frame.close();
      }
      await encoder.flush();
      return made;
    },
    { seconds, side },
  );
}

function numbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value);
  return new Uint8Array(view.buffer);
}
const word = (text: string) => new TextEncoder().encode(text);
const shorts = (...values: readonly number[]) => new Uint8Array(values.flatMap((value) => [value >> 8, value & 255]));
/** The matrix that turns nothing. */
const upright = numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** The index of frames that lie one after another from a place of the file. */
function indexOf(frames: readonly Frame[], place: number): Uint8Array {
  const { length: seconds } = frames;
  const ms = seconds * 1000;
  const sizes = frames.map(({ bytes }) => bytes.length);
  const keys = frames.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  const codec = boxOf("vpcC", new Uint8Array([1, 0, 0, 0, 0, 10, 0x82, 2, 2, 2, 0, 0]));
  const entry = boxOf(
    "vp09",
    numbers(0),
    shorts(0, 1),
    numbers(0, 0, 0, 0),
    shorts(side, side),
    numbers(0x480000, 0x480000, 0),
    shorts(1),
    new Uint8Array(32),
    shorts(24, 0xffff),
    codec,
  );
  const table = boxOf(
    "stbl",
    boxOf("stsd", numbers(0, 1), entry),
    boxOf("stts", numbers(0, 1, seconds, 1000)),
    boxOf("stss", numbers(0, keys.length, ...keys)),
    boxOf("stsc", numbers(0, 1, 1, seconds, 1)),
    boxOf("stsz", numbers(0, 0, seconds, ...sizes)),
    boxOf("stco", numbers(0, 1, place)),
  );
  const data = boxOf("dinf", boxOf("dref", numbers(0, 1), boxOf("url ", numbers(1))));
  const info = boxOf("minf", boxOf("vmhd", numbers(1, 0, 0)), data, table);
  const handler = boxOf("hdlr", numbers(0, 0), word("vide"), numbers(0, 0, 0), new Uint8Array(1));
  const media = boxOf("mdia", boxOf("mdhd", numbers(0, 0, 0, 1000, ms), shorts(0x55c4, 0)), handler, info);
  const size = numbers(side * 65_536, side * 65_536);
  const head = boxOf("tkhd", numbers(3, 0, 0, 1, 0, ms, 0, 0, 0, 0), upright, size);
  const film = boxOf(
    "mvhd",
    numbers(0, 0, 0, 1000, ms, 0x10000, 0x1000000, 0, 0),
    upright,
    numbers(0, 0, 0, 0, 0, 0, 2),
  );
  return boxOf("moov", film, boxOf("trak", head, media));
}

/** An MP4 file with VP9 of so many seconds, its index before its data. */
export async function playableVideo(page: Page, seconds: number): Promise<Buffer> {
  const frames = await framesOf(page, seconds);
  const first = boxOf("ftyp", word("isom"), numbers(512), word("isommp41"));
  const place = first.length + indexOf(frames, 0).length + 8;
  const data = boxOf("mdat", new Uint8Array(frames.flatMap(({ bytes }) => [...bytes])));
  return Buffer.concat([first, indexOf(frames, place), data]);
}
