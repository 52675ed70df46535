/** Sends videos by ranges, posters and images of the hub from R2. */
import { notFound, refuse } from "@paygauge/worker/refusal";
import { askedRange, rangeOf, rangeOption, sayRange } from "../store/send-range.ts";

/**
 * Ours: bytes of an answer to an open range ("bytes=0-"). Players ask for the next piece as they need it; one that
 * pauses then holds no place at the gateway.
 */
const openRangeBytes = 8 * 1024 * 1024;

const isOpen = (asked: string | null): boolean => /^bytes=\d+-$/.test(asked?.trim() ?? "");
const hasSeveral = (asked: string | null): boolean => /^\s*bytes\s*=.*,/.test(asked ?? "");

interface StoredVideo {
  readonly key: string;
  readonly size: number;
}

/** Never the bytes of another file under the same tag: each upload has its own key. */
const tagOf = ({ key }: StoredVideo): string => `"${key.split("/").at(-1)?.replace(".mp4", "") ?? ""}"`;

const mediaHeaders = (type: string): Headers =>
  new Headers({
    "content-type": type,
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  });

/**
 * A video, whole or one range of it. A header that isn’t a range of bytes is answered with the whole file.
 * @throws Refusal 404 of the file; 416 of several ranges, and of one after the end
 */
export async function sendVideo(files: R2Bucket, request: Request, video: StoredVideo): Promise<Response> {
  const { key, size } = video;
  const asked = askedRange(request, tagOf(video));
  const ofWhole = { headers: { "content-range": `bytes */${size}`, "accept-ranges": "bytes" } };
  if (hasSeveral(asked)) throw refuse("hubOneRange", {}, ofWhole);
  const found = rangeOf(asked, size);
  if (found === "none") throw refuse("hubPastEnd", { size }, ofWhole);
  const range =
    found !== null && isOpen(asked) ? { ...found, to: Math.min(found.to, found.from + openRangeBytes - 1) } : found;
  const file = await files.get(key, rangeOption(range));
  if (file === null) throw notFound("chatDocument");
  const headers = mediaHeaders("video/mp4");
  headers.set("accept-ranges", "bytes");
  headers.set("etag", tagOf(video));
  sayRange(headers, range, size);
  return new Response(file.body, { status: range === null ? 200 : 206, headers });
}

/** An image, or null where there is none. */
export async function imageAt(files: R2Bucket, key: string, type: string): Promise<Response | null> {
  const file = await files.get(key);
  if (file === null) return null;
  const headers = mediaHeaders(type);
  headers.set("content-length", String(file.size));
  headers.set("etag", file.httpEtag);
  return new Response(file.body, { headers });
}

/** A text track for the browser's own player. */
export function trackOf(text: string): Response {
  return new Response(text, { headers: mediaHeaders("text/vtt; charset=utf-8") });
}
