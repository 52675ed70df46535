import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { Env } from "../env.ts";
import { LatestUsed } from "./latest-used.ts";
import { scoringRuleset, withRateOf } from "./ruleset-source.ts";
import { readWholeRun } from "./runs/run-store.ts";

/** Rulesets that scored the job's runs, each version read once: a published version never changes. */
export class RunRulesets {
  readonly #known: LatestUsed<number, ScoringRuleset>;
  readonly #env: Pick<Env, "DB">;
  readonly #sql: SqlStorage;

  constructor(env: Pick<Env, "DB">, sql: SqlStorage, limit: number) {
    this.#env = env;
    this.#sql = sql;
    this.#known = new LatestUsed(limit);
  }

  /** The ruleset of a whole run; null where it is not whole. The run may be deleted during the wait. */
  async of(run: string): Promise<ScoringRuleset | null> {
    const payload = readWholeRun(this.#sql, run)?.payload;
    if (payload === undefined) return null;
    const { job, scoringRulesetVersion: version } = payload;
    const ruleset = this.#known.known(version) ?? (await scoringRuleset(this.#env, version, { ...job, rates: {} }));
    return withRateOf(
      this.#known.get(version, () => ruleset),
      job,
    );
  }
}
