import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import { until } from "../areas/uploads/upload-calls.fixture.ts";
import { queueOf } from "../proq/queue-stub.ts";
import type { Step, StepContext } from "../commands/step.ts";
import { testEnv } from "../support/test-env.ts";
import { tableCommandId, tableCommandTypes, type TableStep } from "./commands.ts";
import { keepTableStep } from "./keep-step.ts";
import { readTableStep } from "./read-step.ts";
import { tableImportOf } from "./table-object.ts";

const queue = () => queueOf(testEnv);
const steps: Readonly<Record<TableStep, Step>> = { Read: readTableStep, Keep: keepTableStep };

/** Claims the command, lets its lease pass and claims it again, before either hand-over has left the queue. */
async function claimTwice(id: string): Promise<void> {
  await runInDurableObject(queue(), (proq, { storage }) => {
    proq.setRunning(true);
    storage.sql.exec("UPDATE commands SET lease_until = 0 WHERE id = ?", id);
    proq.alarm();
    proq.setRunning(false);
  });
}

/**
 * Delivers the queued command of an import twice, with a completion that comes late, and does its work a second time from
 * its beginning.
 */
export async function deliverTwice(importId: string, step: TableStep): Promise<void> {
  const id = tableCommandId(importId, step);
  await claimTwice(id);
  const done = await until(
    async () => queue().get(id),
    (command) => command?.state === "Completed" || command?.state === "Error",
  );
  expect(done?.state).toBe("Completed");
  expect(await queue().complete(id, 1), "the completion of the claim whose lease passed").toBe("lost");
  const payload = done?.payload ?? "";
  const object = tableImportOf(testEnv, importId);
  const again = { commandId: id, token: 3, commandType: tableCommandTypes[step], payload, attempt: 3 };
  expect(await object.startCommand(again)).toEqual({ state: "applied" });
  await runInDurableObject(object, async (_, { storage }) => {
    let cursor: unknown = null;
    const context = (): StepContext => ({
      env: testEnv,
      storage,
      sql: storage.sql,
      commandId: id,
      payload: JSON.parse(payload),
      cursor,
      more: (next, _progress, effect) => {
        storage.transactionSync(() => effect?.());
        cursor = structuredClone(next);
        return "more";
      },
      finish: (_progress, effect) => {
        storage.transactionSync(() => effect?.());
        return "done";
      },
      part: (effect) => storage.transactionSync(effect),
      tick: async () => {},
    });
    while ((await steps[step](context())) === "more");
  });
}
