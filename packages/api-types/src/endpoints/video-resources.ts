import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  captionsBody,
  createVideoResourceBody,
  moveVideoResourceBody,
  pictureBody,
  posterBody,
  publishVideoResourceBody,
  updateVideoResourceBody,
  videoResource,
  videoResources,
  videoUpload,
  videoUploadBody,
} from "../entities/video-resources.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/video-resources";
const one = `${root}/:videoResourceId` as const;
const upload = `${one}/uploads/:uploadId` as const;
const rights = { access: holders("VideoResources_CRUD"), flag: "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT" } as const;
const locked = { entityType: "videoResource", idIn: ["params", "videoResourceId"] } as const;
const write = { ...rights, effect: "write", locked } as const;
const adds = { ...rights, effect: "write", unlocked: "adds" } as const;

/** Articles and videos of the resource hub, for those who edit them; drafts are here alone. */
export const videoResourcesCalls = {
  videoResources: { ...rights, method: "GET", path: root, effect: "read", answer: videoResources },
  videoResource: { ...rights, method: "GET", path: one, effect: "read", answer: videoResource },
  createVideoResource: {
    ...adds,
    method: "POST",
    path: root,
    body: createVideoResourceBody,
    answer: mutation({ id: v.string() }),
  },
  updateVideoResource: { ...write, method: "PUT", path: one, body: updateVideoResourceBody, answer: done },
  deleteVideoResource: { ...write, method: "DELETE", path: one, answer: done },
  publishVideoResource: {
    ...write,
    method: "PUT",
    path: `${one}/publication`,
    body: publishVideoResourceBody,
    answer: done,
  },
  moveVideoResource: { ...write, method: "PUT", path: `${one}/place`, body: moveVideoResourceBody, answer: done },
  /** Checked line by line: the refusal names the first line that is wrong. */
  setVideoCaptions: { ...write, method: "PUT", path: `${one}/captions`, body: captionsBody, answer: done },
  setVideoPoster: {
    ...write,
    method: "POST",
    path: `${one}/poster`,
    bodyType: "multipart",
    body: posterBody,
    answer: done,
  },
  /** An image for the body: its name goes into the Markdown. */
  addVideoResourcePicture: {
    ...adds,
    method: "POST",
    path: `${one}/pictures`,
    bodyType: "multipart",
    body: pictureBody,
    answer: mutation({ name: v.string() }),
  },
  /** Continues an upload of the same file; another one replaces it. */
  createVideoUpload: {
    ...write,
    method: "POST",
    path: `${one}/uploads`,
    body: videoUploadBody,
    answer: mutation({ upload: videoUpload }),
  },
  putVideoPart: {
    ...adds,
    method: "PUT",
    path: `${upload}/parts/:partNumber`,
    bodyType: "binary",
    answer: mutation({ partNumber: v.number() }),
  },
  /** Checks the file's boxes: it becomes the item's video, or is removed with the reason. */
  completeVideoUpload: { ...write, method: "POST", path: `${upload}/complete`, answer: done },
  discardVideoUpload: { ...write, method: "DELETE", path: upload, answer: done },
} as const satisfies Record<string, Call>;
