import { afterAll, beforeAll, expect, test } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import type { VideoResource, VideoUpload } from "@paygauge/api-types/entities/video-resources";
import { limits } from "@paygauge/api-types/limits";
import { mp4Of } from "../../origin/src/hub/mp4/mp4.fixture.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { KillRun } from "./kill-run.ts";
import { isSoak, kills as most, recordSoak } from "./soak-record.ts";

const root = "/api/v1/video-resources";
const partBytes = limits.uploadPartBytes;
const parts = 5;
const bytes = Buffer.from(mp4Of({ bytes: partBytes * (parts - 1) + 1000, seconds: 100 }));
const small = Buffer.from(mp4Of());
/** One kill at each part in the soak, one in the middle otherwise. */
const killedAt = isSoak ? Array.from({ length: Math.min(most, parts) }, (_, at) => at + 1) : [3];

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "dana.developer");
  const flag = { name: "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT", isEnabled: true };
  expectOk(await client.call("POST", "/api/v1/system-data/feature-flags", flag), "flag");
  // The gateway reads the flags again every few seconds.
  await until(
    "the flag",
    () => client.call("GET", root),
    ({ status }) => status === 200,
  );
});
afterAll(() => system?.end());

async function newVideo(brandIds: readonly string[] = []): Promise<string> {
  const texts = { en: { title: "Card data", summary: "", body: "" }, de: null, fr: null };
  const body = { kind: "video", name: "Card data", topic: "start", brandIds, texts };
  return expectOk(await client.call("POST", root, body), "create").json<{ id: string }>().id;
}

const uploadOf = async (id: string) =>
  expectOk(await client.call("GET", `${root}/${id}`), "item").json<VideoResource>().upload;
const partOf = (file: Buffer, number: number) =>
  Buffer.from(file.subarray((number - 1) * partBytes, number * partBytes));
const putPart = (id: string, uploadId: string, number: number, file = bytes) =>
  client.call("PUT", `${root}/${id}/uploads/${uploadId}/parts/${number}`, partOf(file, number));

async function begun(id: string, file = bytes): Promise<VideoUpload> {
  const asked = { fileName: "card-data.mp4", size: file.length };
  const answer = await client.call("POST", `${root}/${id}/uploads`, asked);
  return expectOk(answer, "upload").json<AnswerOf<"createVideoUpload">>().upload;
}

async function sendMissing(id: string, upload: VideoUpload, file = bytes): Promise<void> {
  const { id: uploadId, partsReceived } = upload;
  for (let number = 1; (number - 1) * partBytes < file.length; number += 1)
    if (!partsReceived.includes(number)) expectOk(await putPart(id, uploadId, number, file), `part ${number}`);
  expectOk(await client.call("POST", `${root}/${id}/uploads/${uploadId}/complete`), "complete");
}

test(`S80: kill -9 while part ${killedAt.join(", ")} of ${parts} of a video arrives: its upload continues`, async () => {
  const run = new KillRun(system, 20_261_201);
  for (const part of killedAt) {
    const id = await newVideo();
    const upload = await begun(id);
    for (let number = 1; number < part; number += 1) expectOk(await putPart(id, upload.id, number), `part ${number}`);
    // Its answer may be lost with the system.
    const lost = putPart(id, upload.id, part).catch(() => null);
    await run.wait(60);
    await run.kill();
    await lost;
    const left = await uploadOf(id);
    expect(left?.id).toBe(upload.id);
    // What was acknowledged is stored; of the part in progress, all or nothing.
    const acknowledged = Array.from({ length: part - 1 }, (_, at) => at + 1);
    expect(left?.partsReceived.filter((number) => number !== part)).toEqual(acknowledged);
    if (left) await sendMissing(id, left);
    const item = expectOk(await client.call("GET", `${root}/${id}`), "item").json<VideoResource>();
    expect(item).toMatchObject({ seconds: 100, fileBytes: bytes.length, upload: null });
    const whole = await client.callAsIs("GET", `/api/v1/resource-hub/items/${id}/video`);
    expect(whole.body.equals(bytes)).toBe(true);
  }
  recordSoak("uploads", [
    `${killedAt.length} kills (SIGKILL to the whole system), each at another part of a video of ${parts} parts: the upload continued, and the file was equal byte for byte`,
  ]);
});

test("S56: ranges of a video pass the gateway, and another brand's video is 404 for every range", async () => {
  const id = await newVideo(["branding-brand1"]);
  await sendMissing(id, await begun(id));
  expectOk(await client.call("PUT", `${root}/${id}/publication`, { isPublished: true }), "publish");
  const path = `/api/v1/resource-hub/items/${id}/video`;
  const size = bytes.length;
  const ask = (range: string, more = {}) => client.callAsIs("GET", path, undefined, { range, ...more });
  const first = await ask("bytes=0-1");
  expect([first.status, first.headers["content-range"], first.body.length]).toEqual([206, `bytes 0-1/${size}`, 2]);
  expect(first.headers["accept-ranges"]).toBe("bytes");
  const suffix = await ask("bytes=-700");
  expect([suffix.status, suffix.body.equals(bytes.subarray(-700))]).toEqual([206, true]);
  const open = await ask("bytes=9-");
  expect(open.body.equals(bytes.subarray(9, 9 + partBytes))).toBe(true);
  for (const wrong of [`bytes=${size}-`, "bytes=0-1,4-5"]) {
    const refused = await ask(wrong);
    expect([refused.status, refused.headers["content-range"]]).toEqual([416, `bytes */${size}`]);
    expect(refused.json<Problem>().detail).toMatch(/^(?:The file has|Ask for one range)/);
  }
  const nonsense = await ask("bytes=z-1");
  expect([nonsense.status, nonsense.body.length]).toEqual([200, size]);
  const etag = first.headers.etag ?? "";
  expect((await ask("bytes=0-1", { "if-range": etag })).status).toBe(206);
  expect((await ask("bytes=0-1", { "if-range": `W/${etag}` })).status).toBe(200);

  const isla = await signIn(system.port, "isla.issuer");
  const asIsla = (item: string, range: string) =>
    isla.callAsIs("GET", `/api/v1/resource-hub/items/${item}/video`, undefined, { range });
  expect((await asIsla(id, "bytes=0-1")).status).toBe(206);
  const other = await newVideo(["branding-brand2"]);
  await sendMissing(other, await begun(other, small), small);
  expectOk(await client.call("PUT", `${root}/${other}/publication`, { isPublished: true }), "publish");
  for (const range of ["bytes=0-1", "bytes=-5", `bytes=${small.length}-`, "bytes=0-1,4-5", "bytes=z-1"])
    expect((await asIsla(other, range)).status, range).toBe(404);
});
