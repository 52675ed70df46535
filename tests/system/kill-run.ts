import { expect } from "vitest";
import type { JobProgress } from "@paygauge/api-types/entities/jobs";
import type { Client } from "../support/client.ts";
import { progressOf, until } from "../support/job-flow.ts";
import type { RunningSystem } from "../support/system.ts";
import { chances } from "./soak-record.ts";

/** A command that has not moved on so long after a restart is stuck: one that waits for its lease would take 120 s, s. */
const stuckAfter = 30;

export const isOver = ({ steps }: JobProgress): boolean =>
  steps.length > 0 && steps.every(({ state }) => state === "Completed");

const rowsOf = (progress: JobProgress): number => progress.steps.find((step) => step.step === "Ingest")?.rows ?? 0;

/** Everything about a standing that moves while work is done. */
const standing = ({ state, steps }: JobProgress): string =>
  JSON.stringify([state, steps.map((step) => [step.state, step.done, step.rows])]);

const moment = (text: string | null): number => (text === null ? Number.NaN : Date.parse(text));

/** How long each step of a finished import took, ms. */
export function lengthsOf({ steps }: JobProgress): Map<string, number> {
  return new Map(
    steps.map(({ step, startedOn, completedOn }) => [step as string, moment(completedOn) - moment(startedOn)]),
  );
}

/** What a kill at a moment struck: a step, the way between two steps, or null where the import was over. */
export function struckBy({ steps }: JobProgress, at: number): string | null {
  const found = steps.find(
    ({ startedOn, completedOn }) => moment(startedOn) <= at && (completedOn === null || at <= moment(completedOn)),
  );
  if (found) return found.step;
  const last = steps.at(-1)?.completedOn ?? null;
  return last === null || at <= moment(last) ? "between two steps" : null;
}

/** Kills of one test on one system, and what was measured at each. */
export class KillRun {
  readonly system: RunningSystem;
  /** From 0 to 1, the same in every run. */
  readonly chance: () => number;
  /** Kills by what they struck. */
  readonly at = new Map<string, number>();
  readonly backAfter: number[] = [];
  readonly onAfter: number[] = [];
  /** When the system answered again after the last kill, ms since 1970; Infinity while it starts. */
  lastStart = Date.now();

  constructor(system: RunningSystem, seed: number) {
    this.system = system;
    const numbers = chances(seed);
    this.chance = () => numbers.next().value;
  }

  get done(): number {
    return [...this.at.values()].reduce((sum, times) => sum + times, 0);
  }

  count(what: string): void {
    this.at.set(what, (this.at.get(what) ?? 0) + 1);
  }

  wait(most: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.chance() * most));
  }

  /** SIGKILL to everything, and a new start on the same stores; gives the moments of both. */
  async kill(): Promise<{ readonly killed: number; readonly restarted: number }> {
    const killed = Date.now();
    this.lastStart = Number.POSITIVE_INFINITY;
    await this.system.kill();
    await this.system.restart();
    const restarted = Date.now();
    this.lastStart = restarted;
    this.backAfter.push(restarted - killed);
    return { killed, restarted };
  }

  /**
   * Waits until a step of the run is in progress and kills somewhere within its usual length; gives the moment of the
   * kill, null where the step was over before it was seen.
   */
  async strike(client: Client, jobId: string, step: string, length: number): Promise<number | null> {
    const ask = () => progressOf(client, jobId);
    const stateIn = ({ steps }: JobProgress) => steps.find((each) => each.step === step)?.state;
    const isUp = (progress: JobProgress): boolean => ["InProgress", "Completed"].includes(stateIn(progress) ?? "");
    const before = await until(`that ${step} begins`, ask, isUp, 120, 5);
    return stateIn(before) === "Completed" ? null : this.#killAfter(client, jobId, length, before);
  }

  /** Kills within so long, wherever the run is then; gives the moment of the kill. */
  async strikeAgain(client: Client, jobId: string, length: number): Promise<number> {
    return this.#killAfter(client, jobId, length, null);
  }

  /** Sees after the kill that nothing acknowledged is lost and that the work continues by itself. */
  async #killAfter(client: Client, jobId: string, most: number, seen: JobProgress | null): Promise<number> {
    const ask = () => progressOf(client, jobId);
    let before = seen;
    // What is answered until the kill is acknowledged.
    const look = ask().then(
      (progress) => (before = progress),
      () => null,
    );
    await this.wait(most);
    const { killed, restarted } = await this.kill();
    await look;
    const after = await ask();
    const least = before === null ? 0 : rowsOf(before);
    expect(rowsOf(after), "rows acknowledged before the kill are still there").toBeGreaterThanOrEqual(least);
    if (isOver(after)) return killed;
    // Nothing but the restart: the work continues by itself.
    await until("that the work goes on", ask, (now) => isOver(now) || standing(now) !== standing(after), stuckAfter);
    this.onAfter.push(Date.now() - restarted);
    return killed;
  }
}
