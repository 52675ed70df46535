import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const origin = path.resolve(import.meta.dirname, "../../origin/src");

/**
 * What may send commands to the queue itself. A call writes them with its state (`write` of its context, or noteCommands in
 * an object). A step may send: it starts again until it has finished, and the queue takes each id once.
 */
const maySend = [
  "proq/commit-and-enqueue.ts",
  "proq/object-outbox.ts",
  "job/steps/check-link-file.ts",
  "job/steps/purge-step.ts",
  "job/steps/unpack-step.ts",
  "job/runs/let-go-runs.ts",
  "mail/send-step.ts",
  "seed/vendors.ts",
  "vendors/add-jobs-step.ts",
];

/** Files that reach the queue and send it commands. */
function senders(): string[] {
  const isTest = /\.(?:workerd\.test|test|fixture)\.ts$|^support\//;
  return readdirSync(origin, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !isTest.test(name))
    .filter((name) => {
      const text = readFileSync(path.join(origin, name), "utf8");
      return text.includes("queue-stub.ts") && /\benqueue\b/.test(text);
    });
}

test("S80: no call sends a command that is not written with its state", () => {
  expect(senders().toSorted()).toEqual(maySend.toSorted());
});

test("S80: commands of calls are written by the context's write alone", () => {
  const users = readdirSync(path.join(origin, "areas"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => readFileSync(path.join(origin, "areas", name), "utf8").includes("commit-and-enqueue.ts"));
  expect(users).toEqual([]);
});
