import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandMachine, commandStates, type CommandState } from "@paygauge/api-types/states";
import { delayAfter, standardRetry } from "./backoff.ts";
import {
  cancel,
  claim,
  complete,
  expire,
  fail,
  holding,
  isClaimable,
  retry,
  unblock,
  type CommandSnapshot,
} from "./transitions.ts";

const now = 1_000_000;
const snapshot: fc.Arbitrary<CommandSnapshot> = fc.record({
  state: fc.constantFrom(...commandStates),
  token: fc.integer({ min: 0, max: 5 }),
  attempt: fc.integer({ min: 0, max: 5 }),
  failures: fc.integer({ min: 0, max: 6 }),
  strikes: fc.integer({ min: 0, max: 6 }),
  waiting: fc.boolean(),
  notBefore: fc.integer({ min: now - 10, max: now + 10 }),
  leaseUntil: fc.option(fc.integer({ min: now - 10, max: now + 10 }), { nil: null }),
  startedDate: fc.constant(null),
  completedDate: fc.constant(null),
  message: fc.constant(null),
  messageText: fc.constant(null),
});
const allowed: Readonly<Record<CommandState, readonly CommandState[]>> = commandMachine;

describe("transitions of a command", () => {
  it("only ever takes the steps of the state machine", () => {
    fc.assert(
      fc.property(snapshot, fc.integer({ min: 0, max: 5 }), fc.boolean(), (row, token, retryable) => {
        const changes = [
          isClaimable(row, now) ? claim(row, now, 1000) : null,
          complete(row, token, now).change,
          fail(row, { token, message: "x", retryable }, now, standardRetry).change,
          expire(row, now, standardRetry),
          cancel(row, now),
          retry(row, now),
          unblock(row),
        ];
        for (const change of changes) {
          if (change?.state !== undefined) expect(allowed[row.state]).toContain(change.state);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("lets no one but the holder of the token settle a command", () => {
    fc.assert(
      fc.property(snapshot, fc.integer({ min: 0, max: 5 }), (row, token) => {
        const mayChange = row.state === "InProgress" && row.token === token;
        expect(complete(row, token, now).change !== null).toBe(mayChange);
        expect(fail(row, { token, message: "x", retryable: true }, now, standardRetry).change !== null).toBe(mayChange);
        expect(holding(row, token) === "continue").toBe(mayChange);
      }),
      { numRuns: 2000 },
    );
  });

  it("never claims what waits for a prerequisite or for its time", () => {
    fc.assert(
      fc.property(snapshot, (row) => {
        if (row.waiting || row.notBefore > now || row.state !== "Pending") {
          expect(isClaimable(row, now)).toBe(false);
          expect(() => claim(row, now, 1000)).toThrow();
        }
      }),
    );
  });

  it("gives every claim a token that was never used before", () => {
    const pending: CommandSnapshot = {
      state: "Pending",
      token: 7,
      attempt: 2,
      failures: 0,
      strikes: 0,
      waiting: false,
      notBefore: 0,
      leaseUntil: null,
      startedDate: 5,
      completedDate: null,
      message: null,
      messageText: null,
    };
    expect(claim(pending, now, 3000)).toMatchObject({ token: 8, attempt: 3, leaseUntil: now + 3000, startedDate: 5 });
  });
});

describe("back-off", () => {
  it("doubles from the least delay up to the greatest", () => {
    expect([1, 2, 3, 4, 7, 50, 5000].map((times) => delayAfter(times, standardRetry))).toEqual([
      1000, 2000, 4000, 8000, 60_000, 60_000, 60_000,
    ]);
  });
});
