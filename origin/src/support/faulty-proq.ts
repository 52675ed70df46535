import type { EnqueueCommand } from "../proq/contract.ts";
import { ProQ } from "../proq/proq.ts";

/** The product's queue; asked to, it fails on each command the first time that it is sent, as if the sender had died. */
export class FaultyProQ extends ProQ {
  #failsFirst = false;
  readonly #failed = new Set<string>();
  readonly #taken = new Set<string>();

  failFirst(isOn: boolean): void {
    this.#failsFirst = isOn;
  }

  /** Commands that were sent so far. */
  sent(): string[] {
    return [...this.#failed];
  }

  /** Commands that were sent and that the queue does not have. */
  lost(): string[] {
    return this.sent().filter((id) => !this.#taken.has(id));
  }

  override async enqueue(list: readonly EnqueueCommand[]) {
    const fresh = list.filter(({ id }) => !this.#failed.has(id));
    if (this.#failsFirst && fresh.length > 0) {
      for (const { id } of fresh) this.#failed.add(id);
      throw new Error("The sender died.");
    }
    const answer = await super.enqueue(list);
    for (const { id } of list) this.#taken.add(id);
    return answer;
  }
}
