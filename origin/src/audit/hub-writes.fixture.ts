/** Every write of the resource hub and its administration once. */
import { mp4Of } from "../hub/mp4/mp4.fixture.ts";
import { seedOrigin } from "../support/call-origin.ts";
import type { Write } from "./writing.fixture.ts";

const text = { title: "Card data", summary: "", body: "" };
const texts = { en: text, de: null, fr: null };
const usual = { name: "Card data", topic: "start" as const, brandIds: [], texts };
const image = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], "a.png");
const cues = "WEBVTT\n\n00:01.000 --> 00:04.000\nCard data\n";

/** Reading needs an item of the seed; the flag of editing is fixed. */
export async function hubWrites(make: Write): Promise<void> {
  await seedOrigin(["resource-hub"]);
  await make("markHubItem", { params: { hubItemId: "hub-card-data" }, body: { isRead: true } });
  const { id: videoResourceId } = await make("createVideoResource", { body: { ...usual, kind: "video" } });
  const params = { videoResourceId };
  await make("updateVideoResource", { params, body: { ...usual, version: 1, factsChanged: true } });
  await make("moveVideoResource", { params, body: { place: 0 } });
  const file = mp4Of();
  const asked = { fileName: "card-data.mp4", size: file.length };
  const dropped = await make("createVideoUpload", { params, body: asked });
  await make("discardVideoUpload", { params: { ...params, uploadId: dropped.upload.id } });
  const { upload } = await make("createVideoUpload", { params, body: asked });
  const ofUpload = { ...params, uploadId: upload.id };
  const headers = { "content-length": String(file.length), "content-type": "application/octet-stream" };
  await make("putVideoPart", { params: { ...ofUpload, partNumber: 1 }, raw: file, headers });
  await make("completeVideoUpload", { params: ofUpload });
  await make("setVideoCaptions", { params, body: { language: "en", kind: "captions", text: cues } });
  await make("setVideoPoster", { params, body: { file: image() } });
  await make("addVideoResourcePicture", { params, body: { file: image() } });
  await make("publishVideoResource", { params, body: { isPublished: true } });
  await make("deleteVideoResource", { params });
}
