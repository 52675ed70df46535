import { evictDurableObject } from "cloudflare:test";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { commandMachine, commandStates, type CommandState } from "@paygauge/api-types/states";
import { attemptsMost, leaseMs, QueueModel, retryMs, type ModelCommand } from "../support/queue-model.ts";
import { testEnv } from "../support/test-env.ts";
import type { TestProQ } from "../support/test-proq.ts";
import type { EnqueueCommand } from "./contract.ts";

const allowed: Readonly<Record<CommandState, readonly CommandState[]>> = commandMachine;
/** States that lie one further step away, because one event may move a command twice (failed, then claimed again). */
const within = (from: CommandState): Set<CommandState> =>
  new Set([from, ...allowed[from], ...allowed[from].flatMap((next) => [...allowed[next]])]);

const which = fc.nat({ max: 11 });
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("enqueue" as const),
      priority: fc.integer({ min: 0, max: 2 }),
      group: fc.option(fc.constantFrom("g", "h")),
      after: fc.option(which),
      batch: fc.option(fc.constantFrom("a", "b"), { freq: 3 }),
      afterBatch: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("complete" as const), which, stale: fc.nat({ max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("fail" as const),
      which,
      stale: fc.nat({ max: 3 }),
      retryable: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("heartbeat" as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("advance" as const), ms: fc.constantFrom(1000, retryMs, leaseMs) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("retry" as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("evict" as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface Run {
  readonly name: string;
  readonly proq: DurableObjectStub<TestProQ>;
  readonly model: QueueModel;
  /** Hand-overs next to the claims' own. */
  again: number;
}

function commandOf(run: Run, step: Extract<Action, { do: "enqueue" }>): EnqueueCommand {
  const { commands } = run.model;
  const prerequisite = step.after === null ? null : (commands[step.after % Math.max(1, commands.length)]?.id ?? null);
  // A batch that others wait for takes no new command with a prerequisite of its own: that could wait for itself.
  const hasBatch = commands.some((each) => each.batch === "a");
  const prerequisiteBatchId = step.afterBatch && hasBatch ? "a" : null;
  const batchId = prerequisite === null && prerequisiteBatchId === null ? step.batch : null;
  return {
    id: `c${commands.length}`,
    commandType: "Paygauge.Analysis.TestCommand",
    category: "test",
    targetEntityId: "t",
    jobId: run.name,
    correlationId: "c",
    payload: JSON.stringify({ queue: run.name, mode: "hold" }),
    priority: step.priority,
    processingGroup: step.group,
    prerequisite,
    prerequisiteBatchId,
    batchId,
    stuckTimeOutInSeconds: leaseMs / 1000,
    retry: { minDelay: retryMs, maxDelay: retryMs, coefficient: 1, attemptsMost },
  };
}

/** Mostly a command that the step can move, else any. */
function choose(commands: readonly ModelCommand[], step: { do: string; which: number }): ModelCommand | undefined {
  const wanted: readonly CommandState[] = step.do === "retry" ? ["Error", "Canceled"] : ["InProgress"];
  const movable = commands.filter((each) => wanted.includes(each.state));
  const from = movable.length > 0 && step.which % 4 > 0 ? movable : commands;
  return from[step.which % Math.max(1, from.length)];
}

async function perform(run: Run, step: Action): Promise<void> {
  const { name, proq, model } = run;
  const chosen = "which" in step ? choose(model.commands, step) : undefined;
  const token = chosen ? chosen.claims - ("stale" in step && step.stale === 3 ? 1 : 0) : 0;
  if (step.do === "enqueue") {
    const command = commandOf(run, step);
    await proq.enqueue([command]);
    const {
      id,
      priority,
      prerequisite = null,
      processingGroup: group = null,
      batchId: batch = null,
      prerequisiteBatchId: prerequisiteBatch = null,
    } = command;
    model.add({ id, priority, prerequisite, group, batch, prerequisiteBatch });
  } else if (step.do === "advance") {
    await proq.advance(step.ms);
    model.advance(step.ms);
  } else if (step.do === "cancel") {
    await proq.cancelJob(name);
    model.cancelAll();
  } else if (step.do === "evict") {
    // Hand-overs that the eviction would cut off count as failures; the model knows of none.
    const target = testEnv.EFFECTS.get(testEnv.EFFECTS.idFromName(name));
    const claims = model.commands.reduce((sum, each) => sum + each.claims, 0);
    await vi.waitFor(async () => expect(await target.started()).toHaveLength(claims + run.again), { interval: 2 });
    await evictDurableObject(proq);
    // The next life hands over again what is in progress.
    run.again += model.commands.filter(({ state }) => state === "InProgress").length;
    await proq.advance(0);
  } else if (chosen && step.do === "complete") {
    await proq.complete(chosen.id, token);
    model.complete(chosen.id, token);
  } else if (chosen && step.do === "fail") {
    await proq.fail(chosen.id, token, "failed", step.retryable);
    model.fail(chosen.id, token, step.retryable);
  } else if (chosen && step.do === "heartbeat") {
    await proq.heartbeat(chosen.id, token);
    model.heartbeat(chosen.id, token);
  } else if (chosen && step.do === "retry") {
    await proq.retry(chosen.id);
    model.retry(chosen.id);
  }
}

async function standings({ proq, model }: Run): Promise<{ id: string; state: CommandState; claims: number }[]> {
  const rows = await proq.commandsById(model.commands.map(({ id }) => id));
  return rows.map(({ id, state, attempt }) => ({ id, state, claims: attempt }));
}

describe("the queue and its model", () => {
  it("agree after every step of every history", async () => {
    let made = 0;
    const seen = new Set<string>();
    const property = fc.asyncProperty(
      fc.array(action, { minLength: 25, maxLength: 50, size: "max" }),
      async (history) => {
        const name = `m${(made += 1)}`;
        const proq = testEnv.TEST_PROQ.get(testEnv.TEST_PROQ.idFromName(name));
        const run: Run = { name, proq, model: new QueueModel(), again: 0 };
        await proq.freeze();
        let before = new Map<string, CommandState>();
        for (const step of history) {
          await perform(run, step);
          const rows = await standings(run);
          expect(rows).toEqual(run.model.commands.map(({ id, state, claims }) => ({ id, state, claims })));
          for (const { id, state } of rows) {
            const from = before.get(id);
            if (from === undefined || from === state) continue;
            expect(within(from)).toContain(state);
            if (allowed[from].includes(state)) seen.add(`${from}>${state}`);
            else
              for (const mid of allowed[from].filter((each) => allowed[each].includes(state)))
                seen.add(`${from}>${mid}`).add(`${mid}>${state}`);
          }
          before = new Map(rows.map(({ id, state }) => [id, state]));
        }
      },
    );
    const steps = commandStates.flatMap((from) => allowed[from].map((to) => `${from}>${to}`));
    // The histories are worth something only if they have been everywhere: more of them until they have.
    for (let round = 0; round < 10 && (round === 0 || steps.some((each) => !seen.has(each))); round += 1) {
      await fc.assert(property, { numRuns: 8, endOnFailure: true });
    }
    expect(steps.filter((each) => !seen.has(each))).toEqual([]);
  });
});
