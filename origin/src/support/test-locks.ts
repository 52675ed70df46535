import { EntityLocks } from "../locks/entity-locks.ts";

/** The product's locks with a clock that moves by `advance` alone once it was frozen. */
export class TestLocks extends EntityLocks {
  protected override now(): number {
    return this.ctx.storage.kv.get<number>("clock") ?? Date.now();
  }

  freeze(at: number): void {
    this.ctx.storage.kv.put("clock", at);
  }

  /** The real clock again. */
  thaw(): void {
    this.ctx.storage.kv.delete("clock");
  }

  advance(ms: number): void {
    this.ctx.storage.kv.put("clock", this.now() + ms);
  }
}
