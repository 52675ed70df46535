/** Administration of the hub: items in three languages, their order, publication and files. */
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { limits } from "@paygauge/api-types/limits";
import { mp4Of } from "../../hub/mp4/mp4.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import {
  itemOf,
  newItem,
  newUpload,
  partOf,
  png,
  refusalOf,
  root,
  sasha,
  send,
  sendFile,
  sendForm,
  sendPart,
  setFlag,
  textsOf,
} from "./video-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await setFlag(true);
});

const shownTo = async (who: string) =>
  (await (await callAs(who, "GET", "/api/v1/resource-hub?language=en")).json<AnswerOf<"resourceHub">>()).items.map(
    ({ id }) => id,
  );
const filesOf = async (id: string) =>
  (await testEnv.FILES.list({ prefix: `hub/${id}/` })).objects.map(({ key }) => key.replace(`hub/${id}/`, ""));
describe("an item", () => {
  it("is a draft until it is published, and is edited in three languages", async () => {
    const id = await newItem("article");
    expect(await shownTo(sasha)).not.toContain(id);
    expect((await send("PUT", `/${id}/publication`, { isPublished: true })).status).toBe(200);
    expect(await shownTo(sasha)).toContain(id);
    const { publishedOn, version } = await itemOf(id);
    const texts = { ...textsOf("Level 3"), de: textsOf("Stufe 3").en };
    const change = { version, name: "Levels", topic: "results", brandIds: ["branding-brand1"], texts };
    expect((await send("PUT", `/${id}`, { ...change, factsChanged: true })).status).toBe(200);
    const after = await itemOf(id);
    expect(after).toMatchObject({ name: "Levels", topic: "results", languages: ["en", "de"], publishedOn });
    expect(after.brandIds).toEqual(["branding-brand1"]);
    // What another user saved meanwhile is not overwritten.
    expect(await refusalOf(await send("PUT", `/${id}`, { ...change, factsChanged: false }))).toEqual([
      409,
      "changedMeanwhile",
    ]);
    expect((await send("PUT", `/${id}/publication`, { isPublished: false })).status).toBe(200);
    expect(await shownTo(sasha)).not.toContain(id);
  });

  it("has a place in its topic", async () => {
    const ids = [];
    for (const name of ["a", "b", "c"]) ids.push(await newItem("article", { name, topic: "campaigns" }));
    const [a = "", b = "", c = ""] = ids;
    expect((await send("PUT", `/${c}/place`, { place: 0 })).status).toBe(200);
    expect((await itemOf(a)).topicIds).toEqual([c, a, b]);
    expect((await send("PUT", `/${c}/place`, { place: 99 })).status).toBe(200);
    const { items } = await (await send("GET", "")).json<AnswerOf<"videoResources">>();
    expect(items.filter(({ topic }) => topic === "campaigns").map(({ id }) => id)).toEqual([a, b, c]);
  });

  it("marks other languages as older where the English facts changed", async () => {
    const id = await newItem("article", { texts: { ...textsOf("Facts"), de: textsOf("Fakten").en } });
    await send("PUT", `/${id}/publication`, { isPublished: true });
    const { version } = await itemOf(id);
    const german = async () =>
      (await callAs(sasha, "GET", `/api/v1/resource-hub/items/${id}?language=de`)).json<AnswerOf<"hubArticle">>();
    expect(await german()).toMatchObject({ title: "Fakten", olderThan: null });
    const texts = { ...textsOf("Facts", "New body"), de: textsOf("Fakten").en };
    const change = { name: "Facts", topic: "acceptance", brandIds: [], texts };
    await send("PUT", `/${id}`, { ...change, version, factsChanged: true });
    expect((await german()).olderThan).toEqual(expect.any(String));
    const both = { ...change, texts: { ...texts, de: textsOf("Fakten", "Neu").en } };
    await send("PUT", `/${id}`, { ...both, version: version + 1, factsChanged: true });
    expect(await german()).toMatchObject({ body: "Neu", olderThan: null });
  });

  it("is refused with a sentence for what is missing, too long or not there", async () => {
    const usual = { kind: "article", name: "A", topic: "start", brandIds: [], texts: textsOf("A") };
    const long = "x".repeat(videoResourceLimits.body + 1);
    for (const [more, code] of [
      [{ name: " " }, "hubName"],
      [{ texts: textsOf("") }, "textTitle"],
      [{ texts: textsOf("A", long) }, "atMost"],
    ] as const) {
      const answer = await send("POST", "", { ...usual, ...more });
      const { errorRefs = {} } = await answer.json<Problem>();
      expect([answer.status, Object.values(errorRefs)[0]?.code]).toEqual([422, code]);
    }
    expect((await send("POST", "", { ...usual, brandIds: ["branding-nowhere"] })).status).toBe(404);
    expect((await send("GET", "/nowhere")).status).toBe(404);
    expect((await send("PUT", "/nowhere/publication", { isPublished: true })).status).toBe(404);
  });

  it("is deleted with its files, and its parts that were not joined", async () => {
    const id = await newItem("video");
    expect((await sendFile(id, mp4Of())).status).toBe(200);
    await sendForm(`/${id}/poster`, png());
    await sendForm(`/${id}/pictures`, png());
    await newUpload(id, 1000);
    expect((await filesOf(id)).length).toBe(3);
    expect((await send("DELETE", `/${id}`)).status).toBe(200);
    expect(await filesOf(id)).toEqual([]);
    expect((await send("GET", `/${id}`)).status).toBe(404);
  });
});

describe("a video file", () => {
  it("is received in parts, in any order and twice, and continues after a stop", async () => {
    const id = await newItem("video");
    const bytes = mp4Of({ bytes: limits.uploadPartBytes + 5000, seconds: 302 });
    const uploadId = await newUpload(id, bytes.length);
    await sendPart(id, uploadId, 2, partOf(bytes, 2));
    const early = await send("POST", `/${id}/uploads/${uploadId}/complete`);
    expect(await refusalOf(early)).toEqual([409, "partsMissing"]);
    // What a new window learns: the second part alone is stored.
    expect((await itemOf(id)).upload).toMatchObject({ id: uploadId, size: bytes.length, partsReceived: [2] });
    for (const number of [1, 1]) await sendPart(id, uploadId, number, partOf(bytes, number));
    expect((await send("POST", `/${id}/uploads/${uploadId}/complete`)).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ seconds: 302, fileBytes: bytes.length, upload: null });
    // Asked again, because the first answer was lost.
    expect((await send("POST", `/${id}/uploads/${uploadId}/complete`)).status).toBe(200);
    expect(await filesOf(id)).toEqual([`${uploadId}.mp4`]);
    expect((await sendFile(id, mp4Of({ seconds: 60 }))).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ seconds: 60 });
    expect((await filesOf(id)).length, "the file before is gone").toBe(1);
  });

  it("is refused with one sentence each, and leaves nothing", async () => {
    const id = await newItem("video");
    const codes = [];
    for (const bytes of [
      new TextEncoder().encode("not a video at all"),
      mp4Of({ isDataFirst: true }),
      mp4Of({ codec: "hvc1" }),
      mp4Of({ codec: "mp4v" }),
      mp4Of({ sound: "ac-3" }),
      mp4Of({ isFragmented: true }),
      mp4Of().slice(0, 300),
    ])
      codes.push(await refusalOf(await sendFile(id, new Uint8Array(bytes))));
    expect(codes).toEqual([
      [422, "hubNotMp4"],
      [422, "hubNotFastStart"],
      [422, "hubCodecHevc"],
      [422, "hubCodec"],
      [422, "hubAudioCodec"],
      [422, "hubNoLength"],
      [422, "hubBroken"],
    ]);
    expect(await filesOf(id)).toEqual([]);
    expect(await itemOf(id)).toMatchObject({ seconds: null, upload: null });
    const large = await send("POST", `/${id}/uploads`, { fileName: "a.mp4", size: 2_100_000_000 });
    const { detail } = await large.json<Problem>();
    expect([large.status, detail]).toEqual([413, expect.stringContaining("a.mp4 has 2.1 GB; the limit is 2.0 GB")]);
    expect((await send("POST", `/${id}/uploads`, { fileName: "a.mp4", size: 0 })).status).toBe(422);
    expect(await refusalOf(await send("PUT", `/${id}/publication`, { isPublished: true }))).toEqual([409, "hubNoFile"]);
    const article = await newItem("article");
    expect(await refusalOf(await send("POST", `/${article}/uploads`, { fileName: "a.mp4", size: 9 }))).toEqual([
      409,
      "hubOfVideo",
    ]);
  });

  it("takes no part of another number, length or upload", async () => {
    const id = await newItem("video");
    const bytes = mp4Of();
    const uploadId = await newUpload(id, bytes.length);
    expect(await refusalOf(await sendPart(id, uploadId, 2, bytes))).toEqual([422, "noSuchPart"]);
    expect(await refusalOf(await sendPart(id, uploadId, 1, bytes.slice(1)))).toEqual([422, "partBytesSame"]);
    expect((await sendPart(await newItem("video"), uploadId, 1, bytes)).status).toBe(404);
    expect((await send("DELETE", `/${id}/uploads/${uploadId}`)).status).toBe(200);
    expect((await sendPart(id, uploadId, 1, bytes)).status).toBe(404);
    expect((await itemOf(id)).upload).toBeNull();
  });
});

describe("captions, posters and images", () => {
  const cues = (end: string) => `WEBVTT\n\n00:01.000 --> ${end}\nEvery card payment carries data.\n`;

  it("are set for each language, checked line by line, and removed", async () => {
    const id = await newItem("video");
    const set = (text: string, kind = "captions") => send("PUT", `/${id}/captions`, { language: "en", kind, text });
    expect(await refusalOf(await set(cues("00:04.000")))).toEqual([409, "hubNoFile"]);
    await sendFile(id, mp4Of({ seconds: 60 }));
    expect((await set(cues("00:04.000"))).status).toBe(200);
    expect((await set(cues("00:30.000"), "chapters")).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ captionLanguages: ["en"] });
    const past = await set(cues("01:04.000"));
    const { errors } = await past.json<Problem>();
    expect([past.status, errors?.["text"]]).toEqual([
      422,
      "Line 3: the cue ends at 1:04, after the video’s end at 1:00. Correct the time.",
    ]);
    expect((await set("")).status).toBe(200);
    expect((await itemOf(id)).captions.map(({ kind }) => kind)).toEqual(["chapters"]);
  });

  it("are images by what is in them", async () => {
    const id = await newItem("video");
    expect((await sendForm(`/${id}/poster`, png())).status).toBe(200);
    expect((await itemOf(id)).hasPoster).toBe(true);
    expect((await sendForm(`/${id}/poster`, new File(["<svg/>"], "a.png"))).status).toBe(422);
    expect((await sendForm(`/${id}/poster`)).status).toBe(200);
    expect([await filesOf(id), (await itemOf(id)).hasPoster]).toEqual([[], false]);
    const added = await (await sendForm(`/${id}/pictures`, png())).json<{ name: string }>();
    expect((await itemOf(id)).pictures).toEqual([added.name]);
    const shown = await callAs(sasha, "GET", `/api/v1/resource-hub/items/${id}/pictures/${added.name}`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    const large = new File([new Uint8Array(videoResourceLimits.pictureBytes + 1)], "a.png");
    expect((await sendForm(`/${id}/pictures`, large)).status).toBe(422);
    // Images are added up to the limit; the same one again is no other.
    for (let at = 0; at < videoResourceLimits.pictures - 1; at += 1)
      await testEnv.FILES.put(`hub/${id}/pictures/${at}.png`, "a");
    const other = new File([png(), "x"], "b.png");
    expect(await refusalOf(await sendForm(`/${id}/pictures`, other))).toEqual([409, "hubPictures"]);
    expect((await sendForm(`/${id}/pictures`, png())).status).toBe(200);
  });
});

describe("the flag and the permission", () => {
  it("refuse those who may not edit; the hub works without the flag", async () => {
    expect((await callAs("isla-issuer", "GET", root)).status).toBe(403);
    const id = await newItem("article");
    await send("PUT", `/${id}/publication`, { isPublished: true });
    await setFlag(false);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", `/${id}`],
      ["DELETE", `/${id}`],
      ["POST", `/${id}/uploads`],
    ] as const)
      expect((await send(method, path, method === "POST" ? { fileName: "a", size: 1 } : undefined)).status).toBe(404);
    expect(await shownTo("isla-issuer")).toContain(id);
    await setFlag(true);
  });
});
