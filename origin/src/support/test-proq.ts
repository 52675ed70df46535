import type { Env } from "../env.ts";
import { ProQ } from "../proq/proq.ts";
import { standardKeeping, type Keeping } from "../proq/queue-retention.ts";
import type { Target } from "../proq/targets.ts";
import type { CommandObject } from "../proq/contract.ts";

/** The product's queue with a clock that a test can move, handing its commands to an EffectTarget. */
export class TestProQ extends ProQ {
  #ahead = 0;

  #sweeps = 0;

  /** How often it looked for commands that were not sent; tests of the queue alone have no catalogue. */
  sweeps(): number {
    return this.#sweeps;
  }

  override async sweep(): Promise<void> {
    this.#sweeps += 1;
  }

  /** Kept in storage: the clock must not jump back when the object is thrown out of memory. */
  protected override now(): number {
    const { kv } = this.ctx.storage;
    const frozen = kv.get<number>("frozen");
    return frozen ?? Date.now() + this.#ahead;
  }

  /** As in the product, but fewer, so that a test reaches them. */
  protected override keeping(): Keeping {
    return { ...standardKeeping, most: 1000 };
  }

  protected override targetOf(command: { readonly jobId: string | null }): Target {
    // The binding exists in this Worker only.
    const { EFFECTS } = this.env as Env & { readonly EFFECTS: DurableObjectNamespace<CommandObject> };
    const name = command.jobId ?? "none";
    return { takes: "one", name, object: EFFECTS.get(EFFECTS.idFromName(name)) };
  }

  /** Stops the clock: from now on it moves by `advance` alone. */
  freeze(): void {
    this.ctx.storage.kv.put("frozen", Date.now());
  }

  /** Moves the clock on and does what the alarm would do then. */
  advance(ms: number): void {
    const { kv } = this.ctx.storage;
    const frozen = kv.get<number>("frozen");
    if (frozen === undefined) this.#ahead += ms;
    else kv.put("frozen", frozen + ms);
    this.alarm();
  }
}
