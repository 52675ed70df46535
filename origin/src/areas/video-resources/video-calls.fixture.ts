/** Calls of the administration of the hub, as a user of the application makes them. */
import { expect } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Problem } from "@paygauge/api-types/entities/mutation";
import type { VideoResource } from "@paygauge/api-types/entities/video-resources";
import { limits } from "@paygauge/api-types/limits";
import { mp4Of } from "../../hub/mp4/mp4.fixture.ts";
import { callAs } from "../../support/call-origin.ts";

export const sasha = "sasha-sysadmin";
export const root = "/api/v1/video-resources";

export const setFlag = (isEnabled: boolean) =>
  callAs("dana-developer", "POST", "/api/v1/system-data/feature-flags", {
    body: { name: "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT", isEnabled },
  });

export const textsOf = (title: string, body = "Body") => ({
  en: { title, summary: "Summary", body },
  de: null,
  fr: null,
});

export const send = (method: string, path: string, body?: object) =>
  callAs(sasha, method, `${root}${path}`, body === undefined ? {} : { body });

/** Status and code of a refusal. */
export async function refusalOf(answer: Response): Promise<readonly [number, string | undefined]> {
  const { messageRef } = await answer.json<Problem>();
  return [answer.status, messageRef?.code];
}

export async function newItem(kind: "article" | "video", more: object = {}): Promise<string> {
  const body = { kind, name: "Card data", topic: "acceptance", brandIds: [], texts: textsOf("Card data"), ...more };
  const answer = await send("POST", "", body);
  expect(answer.status).toBe(200);
  return (await answer.json<AnswerOf<"createVideoResource">>()).id;
}

export const itemOf = async (id: string) => (await send("GET", `/${id}`)).json<VideoResource>();

export async function newUpload(id: string, size: number, fileName = "card-data.mp4"): Promise<string> {
  const answer = await send("POST", `/${id}/uploads`, { fileName, size });
  expect(answer.status).toBe(200);
  return (await answer.json<AnswerOf<"createVideoUpload">>()).upload.id;
}

export const partOf = (bytes: Uint8Array<ArrayBuffer>, number: number) =>
  bytes.slice((number - 1) * limits.uploadPartBytes, number * limits.uploadPartBytes);

export const sendPart = (id: string, uploadId: string, number: number, part: Uint8Array<ArrayBuffer>) =>
  callAs(sasha, "PUT", `${root}/${id}/uploads/${uploadId}/parts/${number}`, {
    raw: part,
    headers: { "content-length": String(part.length), "content-type": "application/octet-stream" },
  });

/** Sends a whole file; its last answer. */
export async function sendFile(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const uploadId = await newUpload(id, bytes.length);
  for (let number = 1; (number - 1) * limits.uploadPartBytes < bytes.length; number += 1)
    expect((await sendPart(id, uploadId, number, partOf(bytes, number))).status).toBe(200);
  return send("POST", `/${id}/uploads/${uploadId}/complete`);
}

export const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7])], "a.png");

export function sendForm(path: string, file?: File): Promise<Response> {
  const form = new FormData();
  if (file) form.set("file", file);
  return callAs(sasha, "POST", `${root}${path}`, { raw: form });
}

/** A published video with everything that it can have, and the name of its image; the flag is on. */
export async function wholeVideo(): Promise<{ videoResourceId: string; hubPictureName: string }> {
  await setFlag(true);
  const id = await newItem("video");
  await sendFile(id, mp4Of());
  const text = "WEBVTT\n\n00:01.000 --> 00:04.000\nCard data\n";
  await send("PUT", `/${id}/captions`, { language: "en", kind: "captions", text });
  await sendForm(`/${id}/poster`, png());
  const { name } = await (await sendForm(`/${id}/pictures`, png())).json<{ name: string }>();
  expect((await send("PUT", `/${id}/publication`, { isPublished: true })).status).toBe(200);
  return { videoResourceId: id, hubPictureName: name };
}
