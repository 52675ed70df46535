/**
 * The command queue alone, in workerd with durable stores: commands that enter one by one, a backlog that is claimed,
 * handed over and completed in lists, and how long a command waits for its start. Run by `npm run bench`.
 */
import { startQueueWorker } from "../support/queue-worker.ts";
import { goalLine, loadLine } from "./goal-line.ts";

loadLine();
const queue = await startQueueWorker();
const rate = (count: number, began: number): number => Math.round(count / ((performance.now() - began) / 1000));
const perSecond = (what: string, value: number, goal: number | null): void =>
  goalLine(what, { value, unit: "/s", goal, better: "more" });

async function drained(total: number): Promise<void> {
  for (;;) {
    const { completed, error, effects } = await queue.tell("look");
    if (completed + error >= total) {
      if (error > 0 || effects !== total) throw new Error(`${error} errors, ${effects} effects of ${total}.`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Queues a backlog while the service is stopped, then measures from its start to the last completion. */
async function drain(prefix: string, count: number, groups: number, before: number): Promise<number> {
  await queue.tell("run", { count: 0 });
  await queue.tell("lists", { prefix, count, more: groups });
  const began = performance.now();
  await queue.tell("run", { count: 1 });
  await drained(before + count);
  return rate(count, began);
}

try {
  await queue.tell("run", { count: 0 });
  await queue.tell("singly", { prefix: "warm", count: 500, more: 8 });
  let began = performance.now();
  await queue.tell("singly", { prefix: "s", count: 4000, more: 64 });
  perSecond("enqueue, one a call, 64 senders", rate(4000, began), 2000);
  began = performance.now();
  await queue.tell("lists", { prefix: "l", count: 20_000, more: 0 });
  perSecond("enqueue, 500 a call", rate(20_000, began), null);
  let total = 24_500;
  began = performance.now();
  await queue.tell("run", { count: 1 });
  await drained(total);
  perSecond("claim, hand over, effect, complete: 24,500 commands", rate(total, began), 15_000);
  perSecond("the same, 30,000 commands, beside those completed", await drain("d", 30_000, 0, total), 15_000);
  total += 30_000;
  perSecond("the same, 10,000 commands in 64 serial groups", await drain("g", 10_000, 64, total), null);
  total += 10_000;
  await queue.tell("delays");
  await queue.tell("pairs", { prefix: "p", count: 500 });
  await drained(total + 500);
  const delays = (await queue.tell<number[]>("delays")).toSorted((a, b) => a - b);
  if (delays.length !== 500) throw new Error(`${delays.length} delays of 500 commands: the Worker was restarted.`);
  const at = (share: number) => ({ value: delays[Math.floor(500 * share)] ?? 0, unit: "ms", better: "less" }) as const;
  goalLine("from enqueue to start, p50", { ...at(0.5), goal: null });
  goalLine("from enqueue to start, p95", { ...at(0.95), goal: 50 });
} finally {
  await queue.end();
}
