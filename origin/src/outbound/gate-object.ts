import { DurableObject } from "cloudflare:workers";
import { objectNamed, type Env } from "../env.ts";
import { Gate, type Admission } from "./gate.ts";
import type { SharedGate, TryEnd } from "./outbound.ts";
import { providers, type ProviderName } from "./providers.ts";

/**
 * One provider's gate, shared by every isolate. The bucket and the breaker live in memory: after a restart they start
 * full and closed, which costs a few calls. What is stored is the count of each day, one row a call at most.
 */
export class OutboundGate extends DurableObject<Env> {
  readonly #gates = new Map<ProviderName, Gate>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql
      .exec(`CREATE TABLE IF NOT EXISTS calls (day TEXT NOT NULL, outcome TEXT NOT NULL, n INTEGER NOT NULL,
      PRIMARY KEY (day, outcome)) WITHOUT ROWID`);
  }

  #gateOf(provider: ProviderName): Gate {
    const known = this.#gates.get(provider) ?? new Gate(providers[provider].limits, Date.now());
    this.#gates.set(provider, known);
    return known;
  }

  acquire(provider: ProviderName): Admission {
    return this.#gateOf(provider).acquire(Date.now());
  }

  left(provider: ProviderName): number {
    return this.#gateOf(provider).left(Date.now());
  }

  report(provider: ProviderName, { isGood, holdMs, isLast }: TryEnd): void {
    const gate = this.#gateOf(provider);
    gate.report(isGood, Date.now());
    if (holdMs > 0) gate.holdFor(holdMs, Date.now());
    if (!isLast) return;
    this.ctx.storage.sql.exec(
      "INSERT INTO calls VALUES (?, ?, 1) ON CONFLICT (day, outcome) DO UPDATE SET n = n + 1",
      new Date().toISOString().slice(0, 10),
      isGood ? "good" : "failed",
    );
  }
}

/** The gate of a provider. */
export function gateOf(env: Pick<Env, "OUTBOUND">, provider: ProviderName): SharedGate {
  const object = objectNamed<OutboundGate>(env.OUTBOUND, provider);
  return {
    acquire: () => object.acquire(provider),
    report: (end) => object.report(provider, end),
  };
}

/** Calls of a provider that would be admitted at once. */
export const callsLeft = (env: Pick<Env, "OUTBOUND">, provider: ProviderName): Promise<number> =>
  objectNamed<OutboundGate>(env.OUTBOUND, provider).left(provider);
