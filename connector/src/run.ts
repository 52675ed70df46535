/** One run of a configuration, and a test of it. */
import * as v from "valibot";
import { knownAnswer, sftpLimits, type PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { readPattern } from "@paygauge/api-types/entities/sftp-forms";
import { pause, Refused, type Api } from "./api.ts";
import { openCredential } from "./credential.ts";
import { Failed } from "./failed.ts";
import type { ConnectorKey } from "./key.ts";
import { candidatesOf, SizeWatch, type Candidate } from "./listing.ts";
import { Server, usualTiming, type Timing } from "./server.ts";
import type { Spool } from "./spool.ts";
import { refuseFile, takeFile, type Held, type Work } from "./take-file.ts";

export interface Pace {
  readonly unchangedMs: number;
  readonly listEveryMs: number;
  /** How long a run waits for files that grow; they are taken by the next one. */
  readonly patienceMs: number;
  readonly betweenTriesMs: number;
  readonly timing: Timing;
}
export const usualPace: Pace = {
  unchangedMs: sftpLimits.unchangedSeconds * 1000,
  listEveryMs: 15_000,
  patienceMs: 30 * 60_000,
  betweenTriesMs: 2000,
  timing: usualTiming,
};

export interface Tools {
  readonly api: Api;
  readonly key: ConnectorKey;
  readonly spool: Spool;
  readonly maxBytes: number;
  readonly pace: Pace;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

interface Outcome {
  readonly seen: number | null;
  readonly problem: Failed["problem"] | null;
  readonly offeredKey: string | null;
}
/** Connections that end one after the other without a file in between. */
const fruitless = 5;

const anything = v.unknown();
const made = v.object({ id: v.string() });

async function knownOf(api: Api, runId: string, files: readonly Candidate[]): Promise<Map<string, Held>> {
  const known = new Map<string, Held>();
  for (let from = 0; from < files.length; from += sftpLimits.asked) {
    const asked = files.slice(from, from + sftpLimits.asked);
    const body = { files: asked.map(({ path, size, modifiedOn }) => ({ path, size, modifiedOn })) };
    const answer = await api.call(knownAnswer, "POST", `sftp-connector/runs/${runId}/known`, { body });
    for (const [at, file] of asked.entries()) {
      const held = answer.files[at];
      if (held) known.set(file.path, held);
    }
  }
  return known;
}

const isOpen = (held: Held | undefined): boolean =>
  held === undefined || held.state === "taking" || held.state === "uploaded";

/** Takes or refuses one file. False: it still grows, or changed while it was read. */
async function settle(work: Work, server: Server, isUnchanged: boolean, file: Candidate, held: Held | undefined) {
  if (!isOpen(held)) return true;
  const mayGrow = file.problem === null || file.problem === "empty";
  if (mayGrow && held?.state !== "uploaded" && !isUnchanged) return false;
  if (file.problem !== null) {
    await refuseFile(work, file);
    return true;
  }
  try {
    await takeFile(work, server, file, held ?? null);
  } catch (error) {
    if (!(error instanceof Failed) || error.retry || error.problem === "diskFull") throw error;
    if (error.problem === "changed") return false;
    await refuseFile(work, { ...file, problem: error.problem });
  }
  return true;
}

/** Takes what can be taken until nothing is left or grows; every file that is done counts for `onFile`. */
async function takeAll(
  tools: Tools,
  work: Work,
  server: Server,
  watch: SizeWatch,
  onFile: () => void,
): Promise<number> {
  const { pace, signal, maxBytes } = tools;
  const until = performance.now() + pace.patienceMs;
  const settled = new Set<string>();
  const keyOf = ({ path, size, modifiedOn }: Candidate) => `${path} ${size} ${modifiedOn}`;
  for (;;) {
    const { folder } = readPattern(work.configuration.path, new Date());
    const entries = await server.list(folder);
    const candidates = candidatesOf(entries, work.configuration.path, maxBytes, new Date());
    // The time of a transfer isn't part of the next file's age.
    const unchangedMs = watch.look(candidates);
    const left = candidates.filter((file) => !settled.has(keyOf(file)));
    const known = await knownOf(work.api, work.runId, left);
    let grows = 0;
    for (const file of left) {
      if (signal.aborted) return entries.length;
      const isUnchanged = (unchangedMs.get(file.path) ?? 0) >= pace.unchangedMs;
      if (await settle(work, server, isUnchanged, file, known.get(file.path))) {
        settled.add(keyOf(file));
        onFile();
      } else grows += 1;
    }
    if (grows === 0 || performance.now() > until) return entries.length;
    await pause(Math.min(pace.listEveryMs, pace.unchangedMs), signal);
  }
}

/** Connects again where a connection ends, as long as each brings something. */
async function attempt(tools: Tools, work: Work): Promise<Outcome> {
  const { pace, key, signal } = tools;
  const watch = new SizeWatch();
  let failures = 0;
  for (;;) {
    let server: Server | null = null;
    try {
      server = await Server.connect(work.configuration, await openCredential(work.configuration, key), pace.timing);
      const seen = await takeAll(tools, work, server, watch, () => {
        failures = 0;
      });
      return { seen, problem: null, offeredKey: null };
    } catch (error) {
      const failed = problemOf(error);
      tools.log(`${work.configuration.name}: ${failed.message}`);
      failures += 1;
      if (!failed.retry || failures > fruitless || signal.aborted)
        return { seen: null, problem: failed.problem, offeredKey: failed.offeredKey };
    } finally {
      await server?.end();
    }
    await pause(pace.betweenTriesMs * failures, signal);
  }
}

function problemOf(error: unknown): Failed {
  if (error instanceof Failed) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new Failed(error instanceof Refused ? "refused" : "interrupted", text, { cause: error });
}

/** Runs a configuration once. */
export async function runOnce(
  tools: Tools,
  configuration: PulledConfiguration,
  onBegun: (runId: string) => void,
): Promise<void> {
  const { api, spool, maxBytes } = tools;
  const { id: runId } = await api.call(made, "POST", "sftp-connector/runs", {
    body: { configurationId: configuration.id, key: tools.key.public },
  });
  onBegun(runId);
  const outcome = await attempt(tools, { api, spool, maxBytes, configuration, runId });
  // An end that was asked for leaves the run open: the next start continues it.
  if (tools.signal.aborted) return;
  await api.call(anything, "PUT", `sftp-connector/runs/${runId}/end`, { body: { ...outcome, files: [], matched: 0 } });
}

/** Lists the files that match, without reading them. */
export async function testOnce(tools: Tools, configuration: PulledConfiguration, testId: string): Promise<void> {
  const { api, key, maxBytes, pace } = tools;
  let found: { readonly seen: number; readonly files: readonly (Candidate & { readonly state: string })[] } | null =
    null;
  let failed: Failed | null = null;
  let server: Server | null = null;
  try {
    server = await Server.connect(configuration, await openCredential(configuration, key), pace.timing);
    const list = async (from: Server) => {
      const entries = await from.list(readPattern(configuration.path, new Date()).folder);
      return { seen: entries.length, files: candidatesOf(entries, configuration.path, maxBytes, new Date()) };
    };
    const before = new Map((await list(server)).files.map((each) => [each.path, each.size]));
    await pause(Math.min(5000, pace.unchangedMs), tools.signal);
    const now = await list(server);
    const known = await knownOf(api, testId, now.files.slice(0, sftpLimits.tested));
    const stateOf = (file: Candidate) => {
      if (file.problem !== null) return "refused";
      if (!isOpen(known.get(file.path))) return "done";
      return before.get(file.path) === file.size ? "ready" : "growing";
    };
    found = { seen: now.seen, files: now.files.map((file) => ({ ...file, state: stateOf(file) })) };
  } catch (error) {
    failed = problemOf(error);
  } finally {
    await server?.end();
  }
  const files = (found?.files ?? [])
    .slice(0, sftpLimits.tested)
    .map(({ path, size, modifiedOn, state, problem }) => ({ path, size, modifiedOn, state, problem }));
  await api.call(anything, "PUT", `sftp-connector/runs/${testId}/end`, {
    body: {
      seen: found?.seen ?? null,
      problem: failed?.problem ?? null,
      offeredKey: failed?.offeredKey ?? null,
      files,
      matched: found?.files.length ?? 0,
    },
  });
}
