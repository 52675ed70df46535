import * as v from "valibot";
import { heldFile, type PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { finishOnServer } from "./afterwards.ts";
import { Refused, type Api } from "./api.ts";
import { Failed } from "./failed.ts";
import type { Candidate } from "./listing.ts";
import { sendFile } from "./send.ts";
import type { Server } from "./server.ts";
import type { Spool } from "./spool.ts";

export interface Work {
  readonly api: Api;
  readonly spool: Spool;
  readonly configuration: PulledConfiguration;
  readonly runId: string;
  readonly maxBytes: number;
}
export type Held = v.InferOutput<typeof heldFile>;

const withFile = v.object({ file: heldFile });
const anything = v.unknown();
const listed = ({ path, size, modifiedOn }: Candidate) => ({ path, size, modifiedOn });

/** Stores the file on the connector's disk, whole and unchanged since it was listed. @throws Failed "changed" */
async function store({ spool, maxBytes }: Work, server: Server, file: Candidate, place: string): Promise<string> {
  const known = await spool.digestOf(place, file.size);
  if (known !== null) return known;
  const { size, digest } = await server.download(file.path, place, maxBytes);
  const now = await server.look(file.path);
  if (size === file.size && now?.size === file.size && now.modifiedOn === file.modifiedOn) return digest;
  spool.forget(place);
  throw new Failed("changed", `${file.path} changed while it was read.`);
}

/** Writes down what a file could not become. */
export const refuseFile = ({ api, runId }: Work, file: Candidate): Promise<unknown> =>
  api.call(anything, "POST", `sftp-connector/runs/${runId}/refused`, {
    body: { ...listed(file), problem: file.problem },
  });

async function endFile({ api, configuration }: Work, server: Server, file: Candidate, { id }: Held): Promise<void> {
  const end = (problem: Failed["problem"] | null) =>
    api.call(anything, "PUT", `sftp-connector/files/${id}/end`, { body: { problem } });
  try {
    await finishOnServer(server, configuration, file);
  } catch (error) {
    if (!(error instanceof Failed) || error.retry) throw error;
    await end(error.problem);
    return;
  }
  await end(null);
}

/**
 * Takes one file: reads it once, has the product write down that it is taken, uploads it, has its digest confirmed, and
 * only then moves or deletes it. Each step may be the last before the connector ends: a later run continues after it.
 */
export async function takeFile(work: Work, server: Server, file: Candidate, known: Held | null): Promise<void> {
  const { api, spool, configuration, runId } = work;
  if (known?.state === "uploaded") {
    await endFile(work, server, file, known);
    return;
  }
  const place = spool.placeOf(configuration.id, file);
  const digest = await store(work, server, file, place);
  const body = { ...listed(file), digest };
  const { file: held } = await api.call(withFile, "POST", `sftp-connector/runs/${runId}/files`, { body });
  if (held.state === "taking") {
    await upload(work, server, file, held, place);
  } else if (held.state === "uploaded") await endFile(work, server, file, held);
  spool.forget(place);
}

async function upload(work: Work, server: Server, file: Candidate, held: Held, place: string): Promise<void> {
  const { api, configuration } = work;
  try {
    await sendFile(work, configuration, held, file, place);
    const { file: confirmed } = await api.call(withFile, "POST", `sftp-connector/files/${held.id}/confirm`);
    if (confirmed.state === "uploaded") await endFile(work, server, file, confirmed);
  } catch (error) {
    const problem = error instanceof Failed && !error.retry ? error.problem : null;
    const isOther = error instanceof Refused && error.code === "DIGEST_DIFFERS";
    if (problem === null && !isOther) throw error;
    await api.call(anything, "PUT", `sftp-connector/files/${held.id}/end`, { body: { problem: problem ?? "digest" } });
  }
}
