import { expect, it, test } from "vitest";
import { checkMp4 } from "./check-mp4.ts";
import { boxOf, mp4Of } from "./mp4.fixture.ts";

const check = (bytes: Uint8Array, reads: number[] = []) =>
  checkMp4(bytes.length, async (offset, length) => {
    reads.push(length);
    return bytes.slice(offset, offset + length);
  });
const codeOf = async (bytes: Uint8Array) => {
  const found = await check(bytes);
  return "refusal" in found ? found.refusal.code : found.seconds;
};

it("takes H.264, AV1 and VP9, with AAC or Opus, and reads the length", async () => {
  for (const codec of ["avc1", "avc3", "av01", "vp09"]) expect(await codeOf(mp4Of({ codec, seconds: 302 }))).toBe(302);
  for (const sound of ["mp4a", "Opus"]) expect(await codeOf(mp4Of({ sound }))).toBe(120);
});

it("refuses what browsers do not play, by the name of the codec", async () => {
  for (const codec of ["hev1", "hvc1"])
    expect(await check(mp4Of({ codec }))).toMatchObject({ refusal: { code: "hubCodecHevc", args: { codec } } });
  expect(await check(mp4Of({ codec: "mp4v" }))).toMatchObject({
    refusal: { code: "hubCodec", args: { codec: "mp4v" } },
  });
  expect(await codeOf(mp4Of({ sound: "ac-3" }))).toBe("hubAudioCodec");
});

it("refuses a file whose index comes last, has no length, or no video", async () => {
  expect(await codeOf(mp4Of({ isDataFirst: true }))).toBe("hubNotFastStart");
  expect(await codeOf(mp4Of({ isFragmented: true }))).toBe("hubNoLength");
  const sound = boxOf("ftyp", new Uint8Array(8));
  const head = boxOf("mvhd", new Uint8Array(100));
  const rest = [...boxOf("moov", head), ...boxOf("mdat")];
  expect(await codeOf(new Uint8Array([...sound, ...rest]))).toBe("hubNoVideoTrack");
});

it("refuses what isn’t an MP4, and every file that ends too early", async () => {
  const text = new TextEncoder().encode("Supplier;Amount\nAcme Ltd;100.00\n");
  expect(await codeOf(text)).toBe("hubNotMp4");
  expect(await codeOf(new Uint8Array())).toBe("hubNotMp4");
  const whole = mp4Of({ bytes: 100 });
  for (let end = 16; end < whole.length; end += 7)
    expect(["hubBroken", "hubNotMp4"], `${end} bytes`).toContain(await codeOf(whole.slice(0, end)));
});

it("answers every file with one damaged byte", async () => {
  const whole = mp4Of({ sound: "mp4a", bytes: 8 });
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = whole.slice();
    damaged[at] = 255 - (damaged[at] ?? 0);
    expect(await codeOf(damaged), `byte ${at}`).toBeDefined();
  }
});

test("a file of endless boxes is refused after a bounded number of reads", async () => {
  const reads: number[] = [];
  const empty = boxOf("free");
  const boxes = new Uint8Array(8 * 50_000);
  for (let at = 0; at < boxes.length; at += 8) boxes.set(empty, at);
  const found = await check(new Uint8Array([...boxOf("ftyp", new Uint8Array(8)), ...boxes]), reads);
  expect(found).toMatchObject({ refusal: { code: "hubBroken" } });
  expect(reads.length).toBeLessThan(5);
});
