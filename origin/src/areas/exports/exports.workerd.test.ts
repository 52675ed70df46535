/** Exports through the real calls and commands in workerd: asked for, written by the command, fetched, removed. */
import { beforeAll, describe, expect, it } from "vitest";
import type { CreateExportBody, ExportItem } from "@paygauge/api-types/entities/exports";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { queueOf } from "../../proq/queue-stub.ts";
import { commandTypes, uploadCommand } from "../../job/commands.ts";
import { unpackAll } from "../../job/unpack/unpack.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, send, until } from "../uploads/upload-calls.fixture.ts";

const person = "sasha-sysadmin";
const suppliers = 120;
const ledger = [
  "Supplier,Amount,Date",
  "=HYPERLINK(1),10.00,2025-01-01",
  ...Array.from({ length: suppliers - 1 }, (_, at) => {
    // Only letters distinguish the names: a name's identity has no figures.
    const letters = [at % 26, Math.floor(at / 26)].map((n) => String.fromCharCode(65 + n)).join("Q");
    return `${letters}ORP ${letters}${letters} Works,${at + 1}.25,2025-01-02`;
  }),
].join("\n");

let jobId = "";
let rows: readonly SupplierRow[] = [];

beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob("Exported");
  await check(await send(jobId, "a.csv", new Uint8Array(new TextEncoder().encode(ledger))));
  await importJob(jobId);
  const page = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, {
    pageNumber: 1,
    pageSize: 200,
    orderBy: "-spendMinor",
  });
  rows = page.collection;
});

const exportsOf = () => call<ExportItem[]>("GET", "/exports");

async function exported(body: Partial<CreateExportBody>): Promise<{ id: string; item: ExportItem }> {
  const whole = { request: { orderBy: "-spendMinor" }, columns: [], format: "csv", ...body };
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, whole);
  const items = await until(exportsOf, (all) =>
    ["Completed", "Error"].includes(all.find((each) => each.id === id)?.state ?? ""),
  );
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error("The export is not listed.");
  return { id, item };
}

async function download(id: string, subject = person): Promise<Response> {
  return callAs(subject, "GET", `/api/v1/jobs/${jobId}/exports/${id}`);
}

const linesOf = async (id: string): Promise<string[]> => (await (await download(id)).text()).trimEnd().split("\r\n");

describe("an export", () => {
  it("is written by a command, says how far it is, and stays to be fetched again", async () => {
    expect(rows.length).toBe(suppliers);
    const { id, item } = await exported({ columns: ["name", "spendMinor"] });
    expect(item).toMatchObject({
      state: "Completed",
      done: suppliers,
      total: suppliers,
      fileName: "Exported suppliers.csv",
    });
    for (const _ of [1, 2]) {
      const answer = await download(id);
      expect(answer.headers.get("content-disposition")).toContain('filename="Exported suppliers.csv"');
      const text = await answer.text();
      expect(new TextEncoder().encode(text).length + (text.startsWith("\uFEFF") ? 0 : 3)).toBe(item.size);
      expect(text).toContain("Supplier,Spend (GBP)\r\n");
      expect(text).toContain("'=HYPERLINK(1),10.00\r\n");
    }
    expect((await linesOf(id)).length).toBe(suppliers + 1);
  });

  it("is a workbook with numbers as numbers", async () => {
    const { id, item } = await exported({ columns: ["name", "spendMinor", "cardAccepting"], format: "xlsx" });
    expect(item.fileName).toBe("Exported suppliers.xlsx");
    const { text } = await unpackAll(new Uint8Array(await (await download(id)).arrayBuffer()));
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBe(suppliers + 1);
    expect(text).toContain("=HYPERLINK(1),10.00,FALSE");
  });

  it("has the headings that were asked for, sent at once as well as written, and runs none", async () => {
    const headings = { name: "Lieferant", spendMinor: "=Ausgaben" };
    const columns = ["name", "spendMinor", "country"];
    const lines = await linesOf((await exported({ columns, headings })).id);
    expect(lines[0]).toBe("Lieferant,'=Ausgaben (GBP),Country");
    const search = new URLSearchParams({ columns: columns.join(","), headings: JSON.stringify(headings) });
    const atOnce = await callAs(person, "GET", `/api/v1/jobs/${jobId}/suppliers/export?${search.toString()}`);
    expect((await atOnce.text()).split("\r\n")[0]).toBe(lines[0]);
    const wrong = await callAs(person, "GET", `/api/v1/jobs/${jobId}/suppliers/export?headings=[`);
    expect(wrong.status).toBe(422);
  });

  it("leaves out any number of rows, or takes just those that are named", async () => {
    const keys = rows.slice(0, 100).map((row) => row.supplierKey);
    const names = (lines: readonly string[]) => lines.slice(1).length;
    const without = await exported({ columns: ["name"], keys: { kind: "except", keys } });
    expect(names(await linesOf(without.id))).toBe(suppliers - 100);
    const only = await exported({ columns: ["supplierKey"], keys: { kind: "only", keys } });
    expect((await linesOf(only.id)).slice(1)).toEqual(keys);
    expect(only.item.done).toBe(100);
  });

  it("ends with a sentence where its request cannot be answered", async () => {
    const filterItems = [{ propertyName: "nonsense", itemComparisonOperator: "Equal" as const, itemValue: "1" }];
    const { id, item } = await exported({ request: { filters: { filterItems } } });
    expect(item.state).toBe("Error");
    expect(item.message).toMatchObject({ code: "notSorted" });
    expect((await download(id)).status).toBe(409);
  });

  it("is refused for a column that is not there and for a job without an analysis", async () => {
    const ask = (id: string, columns: string[]) =>
      callAs(person, "POST", `/api/v1/jobs/${id}/exports`, { body: { request: {}, columns, format: "csv" } });
    expect((await ask(jobId, ["nonsense"])).status).toBe(422);
    expect((await ask(await newJob("empty"), [])).status).toBe(409);
  });

  it("belongs to the user who asked, alone", async () => {
    const { id } = await exported({ columns: ["name"] });
    expect((await download(id, "theo-tester")).status).toBe(404);
    const others = await callAs("theo-tester", "GET", "/api/v1/exports");
    expect(await others.json()).toEqual([]);
  });

  it("is written all the same when the job's import is canceled", async () => {
    const queue = queueOf(testEnv);
    await queue.setRunning(false);
    let id = "";
    try {
      await call("POST", `/jobs/${jobId}/rescore`);
      ({ id } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, {
        request: {},
        columns: [],
        format: "csv",
      }));
      await call("POST", `/jobs/${jobId}/cancel`);
    } finally {
      await queue.setRunning(true);
    }
    const [state] = (
      await until(exportsOf, (all) =>
        ["Completed", "Canceled", "Error"].includes(all.find((each) => each.id === id)?.state ?? ""),
      )
    )
      .filter((each) => each.id === id)
      .map((each) => each.state);
    expect(state).toBe("Completed");
    expect((await linesOf(id)).length).toBe(suppliers + 1);
    // What the cancel was about has stopped, and continues on demand.
    const { state: stopped } = await call<{ state: string }>("GET", `/jobs/${jobId}/progress`);
    expect(stopped).toBe("Canceled");
    await call("POST", `/jobs/${jobId}/resume`);
    await until(
      () => call<{ state: string }>("GET", `/jobs/${jobId}/progress`),
      (progress) => progress.state === "Ready",
    );
  });

  it("is listed and written where the call died that had queued its command", async () => {
    const { id, item } = await exported({ columns: ["name"] });
    await testEnv.DB.prepare("DELETE FROM export_files WHERE id = ?").bind(id).run();
    const { payload = "" } = (await queueOf(testEnv).get(id)) ?? {};
    const died = "export-whose-call-died";
    const asked = { ...JSON.parse(payload), exportId: died, r2Key: `exports/${jobId}/${died}` };
    await queueOf(testEnv).enqueue([
      { ...uploadCommand(jobId, died, died), commandType: commandTypes.Export, payload: JSON.stringify(asked) },
    ]);
    const items = await until(exportsOf, (all) => all.some((each) => each.id === died && each.state === "Completed"));
    expect(items.find((each) => each.id === died)).toEqual({ ...item, id: died, finishedOn: expect.any(String) });
    expect((await linesOf(died)).length).toBe(suppliers + 1);
  });

  it("says what became of it where its command is canceled, and continues where that is tried again", async () => {
    const queue = queueOf(testEnv);
    await queue.setRunning(false);
    const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, {
      request: {},
      columns: [],
      format: "csv",
    });
    const stateOf = async () => (await exportsOf()).find((each) => each.id === id)?.state;
    expect(await queue.cancel(id)).toBe(true);
    expect(await stateOf()).toBe("Canceled");
    expect(await queue.retry(id)).toBe(true);
    expect(await stateOf()).toBe("Pending");
    await queue.setRunning(true);
    await until(stateOf, (state) => state === "Completed");
  });

  it("is deleted with its file", async () => {
    const { id } = await exported({ columns: ["name"] });
    const key = `exports/${jobId}/${id}`;
    expect(await testEnv.FILES.head(key)).not.toBeNull();
    await call("DELETE", `/jobs/${jobId}/exports/${id}`);
    expect(await testEnv.FILES.head(key)).toBeNull();
    expect((await download(id)).status).toBe(404);
    expect((await exportsOf()).some((each) => each.id === id)).toBe(false);
  });
});

describe("an immediate export", () => {
  it("is a workbook too", async () => {
    const answer = await callAs(
      person,
      "GET",
      `/api/v1/jobs/${jobId}/suppliers/export?format=xlsx&columns=name,spendMinor`,
    );
    expect(answer.headers.get("content-type")).toContain("spreadsheetml");
    const { text } = await unpackAll(new Uint8Array(await answer.arrayBuffer()));
    expect(text.split("\n")[0]).toBe("Supplier,Spend (GBP)");
    expect(text.trimEnd().split("\n").length).toBe(suppliers + 1);
  });
});
