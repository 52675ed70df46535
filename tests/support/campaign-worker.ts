import { startBareWorker, untilAnswers } from "./bare-worker.ts";
import { localDay } from "../../origin/src/local-day.ts";

/** What is in SQL of a campaign. */
export interface CampaignStanding {
  readonly rows: readonly {
    readonly status: string;
    readonly version: number;
    readonly reason: string | null;
    readonly nextKind: string | null;
    readonly suppliers: number;
  }[];
  /** Lines of history. */
  readonly history: number;
  /** Changes that can be undone. */
  readonly changes: number;
  /** What the catalogue is to be told; 0: nothing yet. */
  readonly number: number;
}

/** Campaigns of one job alone in workerd, no host around them, with stores of their own. */
export interface CampaignWorker {
  /** Where its stores lie. */
  readonly folder: string;
  /** Adds a campaign in progress with so many suppliers, all Pending. */
  fill(id: string, suppliers: number): Promise<void>;
  /** Asks one of the acts of job/campaigns/campaign-acts.ts as a user, at a moment (ISO). @throws where it refuses */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer
  ask<T>(act: string, about: object, at?: string): Promise<T>;
  /** Each campaign as it is in SQL. */
  look(): Promise<CampaignStanding[]>;
  /** Time that it spent on a processor since it was started, ms. */
  cpuMs(): number;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same stores. */
  restart(): Promise<void>;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
}

/** Starts campaigns alone. End them with `end`. */
export async function startCampaignWorker(): Promise<CampaignWorker> {
  const worker = await startBareWorker({
    name: "campaigns",
    main: "origin/src/support/campaign-bench-worker.ts",
    objects: { BENCH_CAMPAIGNS: "BenchCampaigns" },
  });
  const post = async (path: string, body?: object): Promise<Response> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${worker.address}${path}`, { method: "POST", ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const ready = async (): Promise<void> => {
    await untilAnswers("The campaigns", () => post("/"));
  };
  await ready();
  return {
    folder: worker.folder,
    fill: async (id, suppliers) => {
      await post(`/fill?id=${id}&count=${suppliers}`);
    },
    ask: async (act, about, at = new Date().toISOString()) => {
      const asking = { userId: "u", name: "U", at, ...localDay(at, null), mayRun: true, runs: null };
      const told: { answer?: string } = await (await post("/ask", { act, about: { ...about, asking } })).json();
      if (told.answer === undefined) throw new Error(`${act}: ${JSON.stringify(told)}`);
      return JSON.parse(told.answer);
    },
    look: async () => (await post("/look")).json(),
    cpuMs: worker.cpuMs,
    kill: worker.kill,
    restart: () => {
      worker.restart();
      return ready();
    },
    end: worker.end,
  };
}
