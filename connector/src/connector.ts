/** Asks the product what to do, and does it until it is stopped. */
import * as v from "valibot";
import { pollAnswer, type PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { Api, pause } from "./api.ts";
import { holdFolder } from "./hold-folder.ts";
import { connectorKeyIn } from "./key.ts";
import { runOnce, testOnce, usualPace, type Pace, type Tools } from "./run.ts";
import type { Settings } from "./settings.ts";
import { Spool } from "./spool.ts";

const uploadLimits = v.object({ maxBytes: v.number() });
/** Configurations that are worked on at once: each stores one file on the disk. */
const atOnce = 4;
const spoolMs = 7 * 86_400_000;

interface Options {
  readonly settings: Settings;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  readonly pace?: Pace;
  readonly pollMs?: number;
}

/** Works until the signal; a run in progress is continued by the next start. */
export async function runConnector({
  settings,
  signal,
  log,
  pace = usualPace,
  pollMs = 10_000,
}: Options): Promise<void> {
  const release = holdFolder(settings.folder);
  try {
    await workUntilStopped({ settings, signal, log, pace, pollMs });
  } finally {
    release();
  }
}

async function workUntilStopped({ settings, signal, log, pace, pollMs }: Required<Options>): Promise<void> {
  const key = await connectorKeyIn(settings.folder);
  log(`Connector ${settings.clientId}, ${settings.site}`);
  log(`Fingerprint ${key.fingerprint}`);
  const api = new Api(settings);
  const spool = new Spool(settings.folder);
  spool.forgetOlderThan(spoolMs);
  const busy = new Map<string, Promise<void>>();
  const runs = new Map<string, string>();
  const { maxBytes } = await api.call(uploadLimits, "GET", "uploads/limits");
  const tools: Tools = { api, key, spool, maxBytes, pace, signal, log };
  const work = async (configuration: PulledConfiguration): Promise<void> => {
    const { id, name, testId, isDue } = configuration;
    try {
      if (testId !== null) await testOnce(tools, configuration, testId);
      if (isDue) await runOnce(tools, configuration, (runId) => runs.set(id, runId));
    } catch (error) {
      log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      runs.delete(id);
      busy.delete(id);
    }
  };
  let isStart = true;
  while (!signal.aborted) {
    try {
      const body = { key: key.public, running: [...runs.values()], isStart };
      const { configurations } = await api.call(pollAnswer, "POST", "sftp-connector/poll", { body });
      isStart = false;
      for (const each of configurations) {
        if (busy.has(each.id) || busy.size >= atOnce || (!each.isDue && each.testId === null)) continue;
        busy.set(each.id, work(each));
      }
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    await pause(pollMs, signal);
  }
  await Promise.all(busy.values());
}
