import { runInDurableObject } from "cloudflare:test";
import { expect } from "vitest";
import type { TableImport, TableKind } from "@paygauge/api-types/entities/table-imports";
import { queueOf } from "../../env.ts";
import type { Step, StepContext } from "../../job/steps/step.ts";
import { callAs } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { tableCommandId, tableCommandTypes, type TableStep } from "../../tables/commands.ts";
import { keepTableStep } from "../../tables/keep-step.ts";
import { readTableStep } from "../../tables/read-step.ts";
import { tableImportOf } from "../../tables/table-object.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

/** Stores a file of a table in parts; gives its import. */
export async function storeTable(kind: TableKind, text: string): Promise<string> {
  const raw = new Uint8Array(new TextEncoder().encode(text));
  const { importId, partSize } = await call<{ importId: string; partSize: number }>("POST", "/table-imports", {
    kind,
    fileName: `${kind}.csv`,
    size: raw.length,
  });
  for (let from = 0, part = 1; from < raw.length; from += partSize, part += 1) {
    const bytes = raw.slice(from, from + partSize);
    const headers = { "content-length": String(bytes.length), "content-type": "application/octet-stream" };
    const answer = await callAs("sasha-sysadmin", "PUT", `/api/v1/table-imports/${importId}/parts/${part}`, {
      raw: bytes,
      headers,
    });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  return importId;
}

/** Stores a file and has it read. */
export async function sendTable(kind: TableKind, text: string): Promise<string> {
  const importId = await storeTable(kind, text);
  await call("POST", `/table-imports/${importId}/read`);
  return importId;
}

export const standingOf = (importId: string) => call<TableImport>("GET", `/table-imports/${importId}`);

/** Waits until nothing of the import is under way. */
export const read = (importId: string): Promise<TableImport> =>
  until(
    () => standingOf(importId),
    ({ state }) => state === "Completed" || state === "Error" || state === "Canceled",
  );

/** Keeps what was read; gives the number of the version. */
export async function keptAs(importId: string): Promise<number> {
  await read(importId);
  await call("POST", `/table-imports/${importId}/keep`, { source: "Own list", note: "A test." });
  const { versionNumber } = await until(
    () => standingOf(importId),
    ({ step, state }) => step === "Keep" && (state === "Completed" || state === "Error"),
  );
  if (versionNumber === null) throw new Error("Nothing was kept.");
  return versionNumber;
}

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
      tick: async () => {},
    });
    while ((await steps[step](context())) === "more");
  });
}
