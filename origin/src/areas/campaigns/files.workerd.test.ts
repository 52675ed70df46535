/** Files of campaigns: an External Campaign and its differences, contacts, and drafts that expire. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { campaignTables } from "../../job/campaigns/campaign-store.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { client, grantClient, jobWithRun } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { begun, campaignOf, changeAs, draft, memberOf, membersOf } from "./campaigns.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

const root = (jobId: string) => `/jobs/${jobId}/campaign-workflows`;
type Preview = AnswerOf<"previewCampaignFile">;
type Kept = AnswerOf<"keepCampaignFile">;

function send(
  jobId: string,
  path: "files/preview" | "files",
  text: string | Uint8Array<ArrayBuffer>,
  fields: object,
  as = "sasha-sysadmin",
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("file", new File([text], "agency.csv", { type: "text/csv" }));
  return callAs(as, "POST", `/api/v1${root(jobId)}/${path}`, { raw: form });
}
async function told<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
const preview = (jobId: string, text: string | Uint8Array<ArrayBuffer>, fields: object) =>
  told<Preview>(send(jobId, "files/preview", text, fields));
const keep = (jobId: string, text: string | Uint8Array<ArrayBuffer>, fields: object) =>
  told<Kept>(send(jobId, "files", text, fields));
const codes = (said: Preview) =>
  said.rejects.map(({ line, reason }) => [line, typeof reason === "string" ? reason : reason.code]);

async function suppliersOf(jobId: string) {
  const { collection } = await membersOf(jobId, await draft(jobId));
  const [one, two, three] = collection;
  if (one === undefined || two === undefined || three === undefined) throw new Error("No suppliers.");
  return [one, two, three] as const;
}

it("makes an External Campaign of a file that no one changes by hand, and a second file is a difference", async () => {
  const jobId = await jobWithRun("External");
  const [one, two, three] = await suppliersOf(jobId);
  const head = "Supplier,Status,Reason,Date\n";
  const file =
    `${head}${one.name},won,,2026-10-05\n"${two.name}",declined,Fees,\n` +
    `${three.name},in progress,,\nStranger & Sons,open,,\n` +
    `${one.name},open,,\nNobody,perhaps,,\nA Ltd,won,,\nB Ltd,won,,2199-01-01\nC Ltd,failed,,\n`;
  const said = await preview(jobId, file, { kind: "external" });
  expect(said).toMatchObject({ accepted: 4, rejected: 5, apart: 1, version: 0 });
  expect(said.difference).toEqual({ added: 4, changed: 0, gone: 0, same: 0 });
  expect(codes(said)).toEqual([
    [6, "campaignFileTwice"],
    [7, "campaignFileStatus"],
    [8, "campaignFileDay"],
    [9, "campaignFuture"],
    [10, "campaignFileReason"],
  ]);
  expect((await call<AnswerOf<"jobCampaigns">>("GET", root(jobId))).counters).toEqual([
    expect.objectContaining({ route: "Aggregated" }),
  ]);
  const { campaignWorkflowId: id } = await keep(jobId, file, { kind: "external", name: "Agency", version: 0 });
  const made = await campaignOf(jobId, id);
  expect(made.campaign).toMatchObject({ name: "Agency", route: "External", stage: "Active", isDraft: false });
  expect([made.mayRun, made.counters.Total.suppliers, made.counters.Succeeded.suppliers]).toEqual([false, 4, 1]);
  expect((await memberOf(jobId, id, one.supplierKey)).member).toMatchObject({
    yearMinor: one.yearMinor,
    agreedMethod: "vcard",
    agreedOn: "2026-10-05",
  });
  const report = await call<AnswerOf<"campaignReport">>("GET", `${root(jobId)}/${id}/report`);
  expect([report.daysToDecision.median, report.ageing.every(({ suppliers }) => suppliers === 0)]).toEqual([null, true]);
  expect(report.funnel[0]).toMatchObject({ inCampaign: 4, decided: 2, succeeded: 1 });
  const hand = await changeAs("sasha-sysadmin", [jobId, id], { kind: "move", to: "Failed", reason: "fees" }, [three]);
  expect((await hand.json<{ code: string }>()).code).toBe("CAMPAIGN_EXTERNAL");
  const again = `${head}${one.name},won,,2026-10-05\n${three.name},won,,2026-11-02\nNewcomer Ltd,open,,\n`;
  const of = { kind: "external", campaignWorkflowId: id };
  const next = await preview(jobId, again, of);
  expect(next.difference).toEqual({ added: 1, changed: 1, gone: 2, same: 1 });
  expect(next.changes.map(({ what, from, to }) => [what, from, to])).toEqual([
    ["changed", "Active", "Succeeded"],
    ["added", null, "Pending"],
    ["gone", "Failed", null],
    ["gone", "Pending", null],
  ]);
  const stale = await send(jobId, "files", again, { ...of, version: 7 });
  expect((await stale.json<{ code: string }>()).code).toBe("CHANGED_MEANWHILE");
  await keep(jobId, again, { ...of, version: next.version });
  const after = await campaignOf(jobId, id);
  expect([after.counters.Total.suppliers, after.counters.Succeeded.suppliers]).toEqual([3, 2]);
  const { history } = await memberOf(jobId, id, three.supplierKey);
  expect(history.map(({ what, from, to }) => [what, from, to])).toEqual([
    ["imported", "Active", "Succeeded"],
    ["imported", null, "Active"],
  ]);
  expect((await preview(jobId, again, of)).difference).toEqual({ added: 0, changed: 0, gone: 0, same: 3 });
});

it("takes no file from an outsider, none of another campaign, and none that isn't a table", async () => {
  const jobId = await jobWithRun("Hostile");
  const own = await begun(jobId);
  const text = "Supplier,Status\nAcme,open\n";
  for (const path of ["files/preview", "files"] as const) {
    const version = path === "files" ? { version: 0 } : {};
    expect((await send(jobId, path, text, { kind: "external", ...version }, client.subject)).status).toBeGreaterThan(
      400,
    );
    const hand = await send(jobId, path, text, { kind: "external", campaignWorkflowId: own, ...version });
    expect((await hand.json<{ code: string }>()).code).toBe("CAMPAIGN_NOT_EXTERNAL");
    const unknown = await send(jobId, path, "Supplier,Contact\n", { kind: "contacts", ...version });
    expect([404, 422]).toContain(unknown.status);
  }
  const zeros = new Uint8Array(
    await new Response(
      new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream("gzip")),
    ).arrayBuffer(),
  );
  for (const bytes of ["", "\u0000\u0001\u0002", "a\n", new Uint8Array([0x1f, 0x8b, 1]), zeros])
    expect((await send(jobId, "files/preview", bytes, { kind: "external" })).status).toBe(422);
  const odd =
    '=HYPERLINK("http://evil.example"),open\n<script>alert(1)</script>,open\n"; DROP TABLE campaign_member;--",open\n';
  const { campaignWorkflowId } = await keep(jobId, `Supplier,Status\n${odd}`, { kind: "external", version: 0 });
  expect((await membersOf(jobId, campaignWorkflowId)).collection).toHaveLength(3);
});

it("takes contacts of a file, keeps what a user entered, and brings no one back who was erased", async () => {
  const jobId = await jobWithRun("Contacts");
  const [one, two, three] = await suppliersOf(jobId);
  const id = await begun(jobId);
  const typed = { version: 0, name: "Typed Person", role: "", phone: "0161 496 0000", mail: "", isVerified: false };
  await call("PUT", `${root(jobId)}/${id}/suppliers/${three.supplierKey}/contact`, typed);
  const file =
    `Supplier,Contact,Phone,Email\n${one.name},Jenny Marsh,0161 496 0182,j.marsh@halden.example\n` +
    `${two.name},Omar Reid,,o.reid@halden.example\n${three.name},Other Person,,other@halden.example\n` +
    `Stranger Ltd,Nobody,,n@halden.example\n${two.name.toUpperCase()},Second,,s@halden.example\nX,Y,no,no\n`;
  const of = { kind: "contacts", campaignWorkflowId: id };
  const said = await preview(jobId, file, of);
  expect([said.difference, said.apart]).toEqual([{ added: 2, changed: 0, gone: 0, same: 0 }, 1]);
  expect(codes(said).map(([line]) => line)).toEqual([5, 6, 7]);
  await keep(jobId, file, { ...of, version: 0 });
  const { contact, member } = await memberOf(jobId, id, one.supplierKey);
  expect(contact).toMatchObject({
    name: "Jenny Marsh",
    source: "imported",
    sourceName: "agency.csv",
    isVerified: false,
  });
  expect([member.contact, member.nextKind]).toEqual(["unverified", "call"]);
  expect((await memberOf(jobId, id, three.supplierKey)).contact?.name).toBe("Typed Person");
  const counters = (await campaignOf(jobId, id)).counters;
  await call("POST", `${root(jobId)}/${id}/suppliers/${one.supplierKey}/contact/erase`);
  const again = await preview(jobId, file, of);
  expect(codes(again)[0]).toEqual([2, "campaignFileErased"]);
  await expect(keep(jobId, file, { ...of, version: 0 })).rejects.toThrow("NOTHING_TO_KEEP");
  // The same user by their address alone, at another supplier.
  const other = `Supplier,Contact,Email\n${two.name},J. M.,J.Marsh@Halden.example\n`;
  await expect(keep(jobId, other, { ...of, version: 0 })).rejects.toThrow("NOTHING_TO_KEEP");
  expect((await memberOf(jobId, id, one.supplierKey)).contact).toBeNull();
  expect((await campaignOf(jobId, id)).counters).toEqual(counters);
  expect(await storesWith(jobId, ["Jenny Marsh", "j.marsh@halden.example", "496 0182"])).toEqual([]);
});

/** Which stores of a job and of the catalogue hold one of these words. */
async function storesWith(jobId: string, words: readonly string[]): Promise<string[]> {
  const stores = new Map<string, string>();
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    for (const table of [...campaignTables, "meta"])
      stores.set(table, JSON.stringify(sql.exec(`SELECT * FROM ${table}`).toArray()));
  });
  const tables = await testEnv.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  for (const { name } of tables.results)
    stores.set(`D1 ${name}`, JSON.stringify((await testEnv.DB.prepare(`SELECT * FROM "${name}"`).all()).results));
  for (const { key } of (await testEnv.FILES.list()).objects)
    stores.set(`R2 ${key}`, (await (await testEnv.FILES.get(key))?.text()) ?? "");
  return [...stores].filter(([, text]) => words.some((word) => text.includes(word))).map(([name]) => name);
}

/** Changes a stored campaign as time would, and lets the object's alarm come. */
async function later(jobId: string, id: string, part: object): Promise<void> {
  const stub = jobObjectOf(testEnv, jobId);
  await runInDurableObject(stub, async (_, { storage }) => {
    const { sql } = storage;
    const { recordJson } = sql
      .exec<{ recordJson: string }>("SELECT recordJson FROM campaign WHERE campaignId = ?", id)
      .one();
    const record = JSON.stringify({ ...JSON.parse(recordJson), ...part });
    sql.exec("UPDATE campaign SET recordJson = ? WHERE campaignId = ?", record, id);
    await storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(stub);
}
const ago = (months: number, days: number): string => {
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth() - months);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString();
};

it("erases contacts twelve months after the end, from every store, and changes no counter", async () => {
  const jobId = await jobWithRun("Swept");
  const id = await begun(jobId);
  const [{ supplierKey } = { supplierKey: "" }] = (await membersOf(jobId, id)).collection;
  const place = `${root(jobId)}/${id}/suppliers/${supplierKey}`;
  const contact = { name: "Ada Quill", role: "", phone: "0161 496 0333", mail: "a.quill@halden.example" };
  await call("PUT", `${place}/contact`, { version: 0, ...contact, isVerified: true });
  await call("POST", `${place}/attempts`, { channel: "call", disposition: "spoke", note: "Ada Quill is away" });
  const words = ["Ada Quill", "a.quill@halden.example", "496 0333"];
  expect((await storesWith(jobId, words)).toSorted()).toEqual(["campaign_attempt", "campaign_contact"]);
  const before = await campaignOf(jobId, id);
  await later(jobId, id, { endedOn: ago(12, -2) });
  expect((await memberOf(jobId, id, supplierKey)).contact).toMatchObject(contact);
  await later(jobId, id, { endedOn: ago(12, 2) });
  const { contact: gone, member } = await memberOf(jobId, id, supplierKey);
  expect([gone, member.contact, member.attempts]).toEqual([null, "erased", 1]);
  expect(await storesWith(jobId, words)).toEqual([]);
  expect((await campaignOf(jobId, id)).counters).toEqual(before.counters);
  const again = `Supplier key,Contact,Email\n${supplierKey},Ada Quill,\n`;
  const said = await preview(jobId, again.replace(",\n", ",a.quill@halden.example\n"), {
    kind: "contacts",
    campaignWorkflowId: id,
  });
  expect(codes(said).map(([, code]) => code)).toEqual(["campaignFileErased"]);
});

it("drops a draft that no one touched for seven days, with its suppliers, and no other", async () => {
  const jobId = await jobWithRun("Old drafts");
  const [old, fresh] = [await draft(jobId), await draft(jobId)];
  await later(jobId, old, { touchedOn: ago(0, 8) });
  await later(jobId, fresh, { touchedOn: ago(0, 6) });
  const rows = await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) =>
    sql.exec("SELECT campaignId, count(*) AS suppliers FROM campaign_member GROUP BY campaignId").toArray(),
  );
  expect(rows).toEqual([{ campaignId: fresh, suppliers: 12 }]);
});
