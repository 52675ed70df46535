/** Videos as users watch them: ranges of the file, tracks, drafts and other brands, and the seconds that were played. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { mp4Of } from "../../hub/mp4/mp4.fixture.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { itemOf, newItem, send, sendFile, setFlag, textsOf } from "../video-resources/video-calls.fixture.ts";

const isla = "isla-issuer";
const bytes = mp4Of({ bytes: 9 * 1024 * 1024, seconds: 100 });
const size = bytes.length;
const hub = "/api/v1/resource-hub/items";
let id = "";

const ask = (headers: Record<string, string> = {}, who = isla) => callAs(who, "GET", `${hub}/${id}/video`, { headers });
const range = (text: string) => ask({ range: text });
const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
/** Compares without listing millions of bytes. */
const isPart = async (answer: Response, from: number, until: number) => {
  const part = await bodyOf(answer);
  return part.length === until - from && part.every((byte, at) => byte === bytes[from + at]);
};
const saidBy = (answer: Response) => [
  answer.status,
  answer.headers.get("content-range"),
  Number(answer.headers.get("content-length")),
];

beforeAll(async () => {
  await seedOrigin();
  await setFlag(true);
  id = await newItem("video", { brandIds: ["branding-brand1"] });
  expect((await sendFile(id, bytes)).status).toBe(200);
  const cues =
    "WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada>Every card payment\n\n01:12.500 --> 01:20.000\nLevel 3 lowers it.\n";
  for (const kind of ["captions", "chapters"])
    await send("PUT", `/${id}/captions`, { language: "en", kind, text: cues });
  await send("PUT", `/${id}/publication`, { isPublished: true });
});

describe("a range", () => {
  it("is answered with its bytes: the first ones, a middle, a suffix, and the rest in pieces", async () => {
    const first = await range("bytes=0-1");
    expect(saidBy(first)).toEqual([206, `bytes 0-1/${size}`, 2]);
    expect([first.headers.get("accept-ranges"), first.headers.get("content-type")]).toEqual(["bytes", "video/mp4"]);
    expect(await isPart(first, 0, 2)).toBe(true);
    const middle = await range(`bytes=5000-${size + 99}`);
    expect(saidBy(middle)).toEqual([206, `bytes 5000-${size - 1}/${size}`, size - 5000]);
    expect(await isPart(middle, 5000, size)).toBe(true);
    const suffix = await range("bytes=-500");
    expect(saidBy(suffix)).toEqual([206, `bytes ${size - 500}-${size - 1}/${size}`, 500]);
    expect(await isPart(suffix, size - 500, size)).toBe(true);
    const open = await range("bytes=100-");
    const piece = 8 * 1024 * 1024;
    expect(saidBy(open)).toEqual([206, `bytes 100-${99 + piece}/${size}`, piece]);
    expect(await isPart(open, 100, 100 + piece)).toBe(true);
    const last = await range(`bytes=${size - 1}-`);
    expect(saidBy(last)).toEqual([206, `bytes ${size - 1}-${size - 1}/${size}`, 1]);
  });

  it("past the end is refused with the size, as are several ranges, each with one sentence", async () => {
    for (const [asked, detail] of [
      [`bytes=${size}-`, `The file has ${size.toLocaleString("en-GB")} bytes. Ask for a range within them.`],
      ["bytes=-0", `The file has ${size.toLocaleString("en-GB")} bytes. Ask for a range within them.`],
      ["bytes=0-1,5-6", "Ask for one range of bytes at a time."],
      ["bytes=0-1, 5-6", "Ask for one range of bytes at a time."],
    ] as const) {
      const answer = await range(asked);
      expect([answer.status, answer.headers.get("content-range")], asked).toEqual([416, `bytes */${size}`]);
      expect((await answer.json<Problem>()).detail).toBe(detail);
    }
  });

  it.each(["bytes=5-3", "bytes=a-b", "bytes=-", "lines=0-1", "bytes 0-1", "bytes=0x1-2"])(
    "that is none (%s) is answered with the whole file",
    async (asked) => {
      const answer = await range(asked);
      expect(saidBy(answer)).toEqual([200, null, size]);
      expect((await bodyOf(answer)).length).toBe(size);
    },
  );

  it("of another version, or with a weak tag, is answered with the whole file", async () => {
    const etag = (await range("bytes=0-1")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f-]{36}"$/);
    expect((await ask({ range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    for (const other of [`W/${etag}`, '"other"'])
      expect(saidBy(await ask({ range: "bytes=0-1", "if-range": other }))).toEqual([200, null, size]);
  });
});

describe("another brand’s video, and a draft", () => {
  it("are 404 for every range, and so are its poster, tracks and images", async () => {
    const draft = await newItem("video");
    await sendFile(draft, mp4Of());
    const ofBrand2 = (path: string, headers: Record<string, string>) =>
      callOrigin("GET", `${hub}/${id}${path}`, { as: { sub: subOf(isla), brand: "brand2" }, headers });
    for (const asked of ["bytes=0-1", "bytes=-5", `bytes=${size}-`, "bytes=0-1,3-4", "nonsense", ""]) {
      const headers: Record<string, string> = asked === "" ? {} : { range: asked };
      expect((await ofBrand2("/video", headers)).status, asked).toBe(404);
      expect((await callAs(isla, "GET", `${hub}/${draft}/video`, { headers })).status, asked).toBe(404);
    }
    for (const path of ["/poster", "/track?language=en&kind=captions", `/pictures/${"0".repeat(64)}.png`])
      expect((await ofBrand2(path, {})).status, path).toBe(404);
    // Those who edit it see it before it is published.
    expect((await callAs("sasha-sysadmin", "GET", `${hub}/${draft}/video`)).status).toBe(200);
  });
});

describe("the player’s data", () => {
  it("are transcripts, chapters and a track for the browser", async () => {
    const read = await (await callAs(isla, "GET", `${hub}/${id}?language=de`)).json<AnswerOf<"hubArticle">>();
    expect(read.video).toMatchObject({
      captionLanguages: ["en"],
      hasPoster: false,
      second: 0,
      secondsPlayed: 0,
      chapters: [{ from: 1 }, { from: 72.5, text: "Level 3 lowers it." }],
    });
    expect(read.video?.transcripts[0]?.cues[0]).toEqual({ from: 1, until: 4, text: "Every card payment" });
    const track = await callAs(isla, "GET", `${hub}/${id}/track?language=en&kind=captions`);
    expect([track.status, track.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
    expect(await track.text()).toContain("<v Ada>Every card payment");
    expect((await callAs(isla, "GET", `${hub}/${id}/track?language=fr&kind=captions`)).status).toBe(404);
    const article = await newItem("article", { texts: textsOf("No video") });
    await send("PUT", `/${article}/publication`, { isPublished: true });
    const text = await callAs(isla, "GET", `${hub}/${article}?language=en`);
    expect((await text.json<AnswerOf<"hubArticle">>()).video).toBeNull();
  });

  it("remember the second, and count it as watched by what was played", async () => {
    const report = (second: number, played: readonly (readonly [number, number])[], who = isla) =>
      callAs(who, "PUT", `${hub}/${id}/playing`, { body: { second, played } });
    const of = async (answer: Response) => answer.json<AnswerOf<"saveHubPlaying">>();
    expect(await of(await report(12, [[0, 12]]))).toEqual({ secondsPlayed: 12, readOn: null });
    // A jump to the end is not watching, and a window that is behind takes nothing away.
    expect(await of(await report(100, [[98, 100]]))).toEqual({ secondsPlayed: 14, readOn: null });
    expect(await of(await report(5, [[0, 5]]))).toEqual({ secondsPlayed: 14, readOn: null });
    const answers = await Promise.all(
      [0, 1, 2, 3].map(async (at) => of(await report(20, [[12 + at * 20, 12 + (at + 1) * 20]]))),
    );
    expect(Math.max(...answers.map(({ secondsPlayed }) => secondsPlayed)), "of windows at once").toBe(94);
    const read = await (await callAs(isla, "GET", `${hub}/${id}?language=en`)).json<AnswerOf<"hubArticle">>();
    expect([read.video?.second, read.video?.secondsPlayed, read.readOn]).toEqual([20, 94, expect.any(String)]);
    expect((await report(-1, [])).status).toBe(422);
    expect((await itemOf(id)).seconds).toBe(100);
    const other = await (
      await callAs("sasha-sysadmin", "GET", `${hub}/${id}?language=en`)
    ).json<AnswerOf<"hubArticle">>();
    expect(other.video).toMatchObject({ second: 0, secondsPlayed: 0 });
  });
});
