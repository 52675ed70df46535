import { DurableObject } from "cloudflare:workers";
import {
  healthLimits,
  integrations,
  type CheckResult,
  type CommandProbe,
  type HealthAlert,
  type HealthOverview,
  type HealthRun,
  type IntegrationCheck,
} from "@paygauge/api-types/entities/system-health";
import { beginAnonymiser, moveAnonymiser, readAnonymiser, takeStep } from "../anonymiser/state-store.ts";
import { takeMonth } from "../benchmarks/take-month.ts";
import { objectNamed, type Env } from "../env.ts";
import { gateOf } from "../outbound/gate-object.ts";
import type { CommandOutcome, CommandTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { alertsAfter, openAlerts, type AlertState } from "./alerts.ts";
import { allChecks } from "./all-checks.ts";
import { closeE2eRun, dropE2eRun, openE2eRun, readE2eRun } from "./e2e-store.ts";
import { createHealthTables, keepProbe, readRing, sizeBookOf } from "./health-store.ts";
import { historyOf } from "./history.ts";
import { createProbeTables, deliverProbe, endProbes, expectProbe, readProbe } from "./probe-store.ts";
import { createReleaseTable, noteRelease, readReleases, type KnownRelease } from "./release-store.ts";
import { runChecks } from "./run-checks.ts";
import { SharedRun } from "./shared-run.ts";

const { components, services } = allChecks;
/** A probe is delivered so often: a queue may deliver a command again, and that must change nothing. */
const deliveries = 3;

/** The one object that checks the system: on request, and every five minutes. */
export class SystemHealth extends DurableObject<Env> implements CommandTarget {
  readonly #whole: SharedRun;
  readonly #outside: SharedRun;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    createHealthTables(ctx.storage.sql);
    createProbeTables(ctx.storage.sql);
    createReleaseTable(ctx.storage.sql);
    this.#whole = new SharedRun(components.length + services.length, (note) => this.#run(components, note));
    this.#outside = new SharedRun(services.length, (note) => this.#run([], note));
  }

  async #run(parts: typeof components | [], note: (result: CheckResult) => void): Promise<void> {
    const context = {
      env: this.env,
      now: () => Date.now(),
      gateOf: (provider: Parameters<typeof gateOf>[1]) => gateOf(this.env, provider),
      sizes: sizeBookOf(this.ctx.storage.sql),
    };
    const results = await runChecks({ components: parts, services }, context, note);
    this.ctx.storage.kv.put("latest", [
      ...this.#latest().filter(({ check }) => !results.some((result) => result.check === check)),
      ...results,
    ]);
  }

  #latest(): readonly CheckResult[] {
    return this.ctx.storage.kv.get<readonly CheckResult[]>("latest") ?? [];
  }

  /** Sets the alarm of the scheduled runs, where none is set, and notes the rules of a release that is new here. */
  async watch(release: string, rules: Readonly<Record<string, string>>): Promise<void> {
    noteRelease(this.ctx.storage.sql, release, rules);
    const { storage } = this.ctx;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + healthLimits.everyMs);
  }

  releases(): KnownRelease[] {
    return readReleases(this.ctx.storage.sql);
  }

  /** A scheduled run: it joins the ring and moves the alerts. */
  override async alarm(): Promise<void> {
    const { sql, kv } = this.ctx.storage;
    try {
      const run = await this.#whole.start(crypto.randomUUID().replaceAll("-", ""), Date.now()).ended;
      kv.put("lastRun", run);
      keepProbe(sql, Date.now(), run.results);
      kv.put("alerts", alertsAfter(this.#alerts(), run.results, run.startedOn));
      await this.#takeBenchmarks();
    } finally {
      await this.ctx.storage.setAlarm(Date.now() + healthLimits.everyMs);
    }
  }

  /** Tries once a day to compute the benchmark of the month. */
  async #takeBenchmarks(): Promise<void> {
    const { kv } = this.ctx.storage;
    const today = new Date().toISOString().slice(0, 10);
    if (kv.get<string>("benchmarksTried") === today) return;
    await takeMonth(this.env.DB, Date.now());
    kv.put("benchmarksTried", today);
  }

  #alerts(): readonly AlertState[] {
    return this.ctx.storage.kv.get<readonly AlertState[]>("alerts") ?? [];
  }

  alerts(): HealthAlert[] {
    return openAlerts(this.#alerts());
  }

  /** Starts a run of everything; requests while it runs, or just after, get the same one. */
  start(correlationId: string): string {
    const { run, ended } = this.#whole.start(correlationId, Date.now());
    this.ctx.waitUntil(ended.then((last) => this.ctx.storage.kv.put("lastRun", last)));
    return run.correlationId;
  }

  #lastRun(): HealthRun | null {
    return this.#whole.newest ?? this.ctx.storage.kv.get<HealthRun>("lastRun") ?? null;
  }

  /** How far a run has come; null for one that is not the newest. */
  progress(correlationId: string): HealthRun | null {
    const run = this.#lastRun();
    return run?.correlationId === correlationId ? run : null;
  }

  /** Asks every outside service, or gives what a running check of everything finds of them. */
  async verify(correlationId: string): Promise<IntegrationCheck[]> {
    const isWholeRunning = this.#whole.newest?.tookMs === null;
    const shared = isWholeRunning ? this.#whole : this.#outside;
    const { results } = await shared.start(correlationId, Date.now()).ended;
    return integrations.map((integration) => {
      const result = results.find(({ check }) => check === integration);
      return { integration, success: result?.state === "healthy", message: result?.message ?? null };
    });
  }

  /** The newest end-to-end run, with the user who started it. */
  e2eRun() {
    return readE2eRun(this.ctx.storage.kv);
  }

  openE2eRun(run: NonNullable<ReturnType<typeof readE2eRun>>): boolean {
    return openE2eRun(this.ctx.storage.kv, run);
  }

  closeE2eRun(closed: Parameters<typeof closeE2eRun>[1]): boolean {
    return closeE2eRun(this.ctx.storage.kv, closed);
  }

  dropE2eRun(): void {
    dropE2eRun(this.ctx.storage.kv);
  }

  anonymiser() {
    return readAnonymiser(this.ctx.storage.kv);
  }

  beginAnonymiser(startedOn: string, note: string): boolean {
    return beginAnonymiser(this.ctx.storage.kv, startedOn, note);
  }

  takeAnonymiserStep(step: Parameters<typeof takeStep>[1]) {
    return takeStep(this.ctx.storage.kv, step, Date.now());
  }

  moveAnonymiser(next: Parameters<typeof moveAnonymiser>[1]): void {
    moveAnonymiser(this.ctx.storage.kv, next);
  }

  overview(): Omit<HealthOverview, "environment"> {
    const ring = readRing(this.ctx.storage.sql);
    return {
      latest: [...this.#latest()],
      lastRun: this.#lastRun(),
      probes: ring.length,
      history: historyOf(ring, Date.now()),
      alerts: this.alerts(),
    };
  }

  /** A probe is about to be queued. */
  expectProbe(id: string): CommandProbe | null {
    expectProbe(this.ctx.storage.sql, id, Date.now());
    return readProbe(this.ctx.storage.sql, id);
  }

  probe(id: string): CommandProbe | null {
    return readProbe(this.ctx.storage.sql, id);
  }

  async startCommand({ commandId }: StartCommand): Promise<StartAnswer> {
    for (let times = 0; times < deliveries; times += 1) deliverProbe(this.ctx.storage, commandId, Date.now());
    return { state: "applied" };
  }

  async commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    endProbes(this.ctx.storage.sql, outcomes, Date.now());
  }
}

/** The object that checks the system. */
export function healthOf(env: Pick<Env, "SYSTEM_HEALTH">): DurableObjectStub<SystemHealth> {
  return objectNamed<SystemHealth>(env.SYSTEM_HEALTH, healthObjectName);
}

/** Its name, which the probes' commands carry. */
export const healthObjectName = "system";
