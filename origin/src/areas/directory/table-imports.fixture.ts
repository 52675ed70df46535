import type { TableImport, TableKind } from "@paygauge/api-types/entities/table-imports";
import { callAs } from "../../support/call-origin.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

/** Stores a file of a table in parts; gives its import. */
export async function storeTable(kind: TableKind, text: string, fileName = `${kind}.csv`): Promise<string> {
  const raw = new Uint8Array(new TextEncoder().encode(text));
  const { importId, partSize } = await call<{ importId: string; partSize: number }>("POST", "/table-imports", {
    kind,
    fileName,
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
export async function sendTable(kind: TableKind, text: string, fileName?: string): Promise<string> {
  const importId = await storeTable(kind, text, fileName);
  await call("POST", `/table-imports/${importId}/read`);
  return importId;
}

export const standingOf = (importId: string) => call<TableImport>("GET", `/table-imports/${importId}`);

/** Waits until no command of the import is running. */
export const read = (importId: string): Promise<TableImport> =>
  until(
    () => standingOf(importId),
    ({ state }) => state === "Completed" || state === "Error" || state === "Canceled",
  );

/** Keeps the rows that were read; gives the number of the version. */
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
