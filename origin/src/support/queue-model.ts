import type { CommandState } from "@paygauge/api-types/states";

/** What the model knows of a command of the test; moments are on the model's own clock. */
export interface ModelCommand {
  readonly id: string;
  readonly order: number;
  readonly priority: number;
  readonly group: string | null;
  readonly prerequisite: string | null;
  readonly batch: string | null;
  readonly prerequisiteBatch: string | null;
  state: CommandState;
  /** Ends with the completion of the last prerequisite, and permanently: who joins the batch later changes nothing. */
  waiting: boolean;
  claims: number;
  failures: number;
  strikes: number;
  leaseUntil: number;
  notBefore: number;
}

export const leaseMs = 5000;
export const retryMs = 2000;
export const attemptsMost = 3;

/**
 * The queue's rules once more, written as plainly as they can be and with nothing shared with the product: lists are
 * searched from the start, and one command is claimed at a time. The model test holds the product against it.
 */
export class QueueModel {
  readonly commands: ModelCommand[] = [];
  clock = 0;

  add(fields: Pick<ModelCommand, "id" | "priority" | "group" | "prerequisite" | "batch" | "prerequisiteBatch">): void {
    const command: ModelCommand = {
      ...fields,
      order: this.commands.length,
      state: "Pending",
      waiting: false,
      claims: 0,
      failures: 0,
      strikes: 0,
      leaseUntil: 0,
      notBefore: this.clock,
    };
    command.waiting = !this.#mayRun(command);
    if (command.waiting) command.state = "Blocked";
    this.commands.push(command);
    this.claimAll();
  }

  complete(id: string, token: number): void {
    const command = this.#held(id, token);
    if (!command) return this.claimAll();
    command.state = "Completed";
    for (const each of this.commands) {
      if (!each.waiting || !this.#mayRun(each)) continue;
      each.waiting = false;
      if (each.state === "Blocked") each.state = "Pending";
    }
    return this.claimAll();
  }

  fail(id: string, token: number, retryable: boolean): void {
    const command = this.#held(id, token);
    if (command) {
      command.failures += 1;
      const isLast = !retryable || command.failures >= attemptsMost;
      command.state = isLast ? "Error" : "Pending";
      command.notBefore = this.clock + retryMs;
    }
    this.claimAll();
  }

  heartbeat(id: string, token: number): void {
    const command = this.#held(id, token);
    if (!command) return;
    command.leaseUntil = this.clock + leaseMs;
    command.strikes = 0;
  }

  cancelAll(): void {
    for (const each of this.commands) if (each.state !== "Completed") each.state = "Canceled";
    this.claimAll();
  }

  retry(id: string): void {
    const command = this.commands.find((each) => each.id === id);
    if (command && (command.state === "Error" || command.state === "Canceled")) {
      Object.assign(command, { state: "Pending", failures: 0, strikes: 0, notBefore: this.clock });
    }
    this.claimAll();
  }

  advance(ms: number): void {
    this.clock += ms;
    this.claimAll();
  }

  claimAll(): void {
    for (const each of this.commands) {
      if (each.state !== "InProgress" || each.leaseUntil > this.clock) continue;
      each.strikes += 1;
      each.state = each.strikes < attemptsMost ? "Pending" : "Error";
      each.notBefore = this.clock;
    }
    for (let best = this.#best(); best; best = this.#best()) {
      best.state = "InProgress";
      best.claims += 1;
      best.leaseUntil = this.clock + leaseMs;
    }
  }

  #best(): ModelCommand | undefined {
    return this.commands
      .filter((each) => each.state === "Pending" && each.notBefore <= this.clock && !each.waiting)
      .filter(
        (each) =>
          each.group === null ||
          !this.commands.some((other) => other.group === each.group && other.state === "InProgress"),
      )
      .toSorted((a, b) => a.priority - b.priority || a.order - b.order)[0];
  }

  #held(id: string, token: number): ModelCommand | undefined {
    return this.commands.find((each) => each.id === id && each.state === "InProgress" && each.claims === token);
  }

  #mayRun({ prerequisite, prerequisiteBatch }: ModelCommand): boolean {
    const before = this.commands.filter(
      (each) => each.id === prerequisite || (prerequisiteBatch !== null && each.batch === prerequisiteBatch),
    );
    return before.every((each) => each.state === "Completed");
  }
}
