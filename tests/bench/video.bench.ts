/**
 * A video of 100 MB through the whole system: how long a player waits after a jump, and what a range takes compared with a
 * proxied file of equal bytes that arrived in parts too, in turn in one run. Run by `npm run bench -- video`.
 */
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { limits } from "@paygauge/api-types/limits";
import { mp4Of } from "../../origin/src/hub/mp4/mp4.fixture.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem } from "../support/system.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const root = "/api/v1/video-resources";
const long = Buffer.from(mp4Of({ bytes: 100_000_000, seconds: 600 }));
const jumps = 100;
const rounds = 60;
/** What a player asks for after a jump before it shows a frame, bytes. */
const firstBytes = 262_144;
const small = Buffer.from(mp4Of({ bytes: 800_000, seconds: 10 }));

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

async function upload(client: Client, file: Buffer): Promise<string> {
  const flag = { name: "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT", isEnabled: true };
  expectOk(await client.call("POST", "/api/v1/system-data/feature-flags", flag), "flag");
  await until(
    "the flag",
    () => client.call("GET", root),
    ({ status }) => status === 200,
  );
  const texts = { en: { title: "Long", summary: "", body: "" }, de: null, fr: null };
  const body = { kind: "video", name: "Long", topic: "start", brandIds: [], texts };
  const { id } = expectOk(await client.call("POST", root, body), "create").json<{ id: string }>();
  const asked = { fileName: "long.mp4", size: file.length };
  const started = expectOk(await client.call("POST", `${root}/${id}/uploads`, asked), "upload");
  const one = `${root}/${id}/uploads/${started.json<AnswerOf<"createVideoUpload">>().upload.id}`;
  for (let part = 0; part * limits.uploadPartBytes < file.length; part += 1) {
    const slice = file.subarray(part * limits.uploadPartBytes, (part + 1) * limits.uploadPartBytes);
    expectOk(await client.call("PUT", `${one}/parts/${part + 1}`, Buffer.from(slice)), "part");
  }
  expectOk(await client.call("POST", `${one}/complete`), "complete");
  return id;
}

async function timed(client: Client, path: string, range: string | null, bytes: number): Promise<number> {
  const began = performance.now();
  const answer = await client.callAsIs("GET", path, undefined, range === null ? {} : { range });
  const took = performance.now() - began;
  if (answer.body.length !== bytes)
    throw new Error(`${path} answered ${answer.status} with ${answer.body.length} bytes.`);
  return took;
}

loadLine();
const system = await startSystem({ seed: "without-job" });
try {
  const client = await signIn(system.port, "dana.developer");
  const pathOf = (id: string) => `/api/v1/resource-hub/items/${id}/video`;
  const video = pathOf(await upload(client, long));
  const whole = pathOf(await upload(client, small));
  const waits: number[] = [];
  for (let jump = 0; jump < jumps; jump += 1) {
    const from = (jump * 7_919_993) % (long.length - firstBytes);
    waits.push(await timed(client, video, `bytes=${from}-${from + firstBytes - 1}`, firstBytes));
  }
  goalLine("wait after a jump in 100 MB, p95", { value: at(waits, 0.95), unit: "ms", goal: 300, better: "less" });
  const [ranges, files]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const from = (round * 1_299_709) % (long.length - small.length);
    ranges.push(await timed(client, video, `bytes=${from}-${from + small.length - 1}`, small.length));
    files.push(await timed(client, whole, null, small.length));
  }
  const note = `medians ${at(ranges, 0.5).toFixed(1)} and ${at(files, 0.5).toFixed(1)} ms, ${rounds} rounds in turn`;
  const value = at(ranges, 0.5) / at(files, 0.5);
  goalLine("range / proxied file of 800 kB", { value, unit: "x", goal: 1.3, better: "less" }, note);
} finally {
  await system.end();
}
