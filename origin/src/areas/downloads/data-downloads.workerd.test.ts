/** Downloads through the real calls, the command and R2 in workerd: what is in a file, who fetches it, and until when. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { CreateDownloadBody, DataDownload } from "@paygauge/api-types/entities/data-downloads";
import { problem } from "@paygauge/api-types/entities/mutation";
import { forgetPeople } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import {
  client,
  grantClient,
  jobWithRun,
  ledgerOf,
  mergeAndRescore,
  publish,
} from "../../job/runs/published-job.fixture.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { begun, change, membersOf } from "../campaigns/campaigns.fixture.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";

const admin = "sasha-sysadmin";
let jobId = "";
beforeAll(async () => {
  await seedOrigin();
  await grantClient();
  jobId = await jobWithRun("Downloaded", ledgerOf(100));
});

const asked: CreateDownloadBody = { kind: "analysis", filters: [], format: "csv", gzip: false, language: "en" };
const rootOf = (kind: string, of = jobId) =>
  `/jobs/${of}/${kind === "matchedData" ? "matched-data" : "data"}-downloads`;
const begin = (part: Partial<CreateDownloadBody> = {}, subject = admin, of = jobId) =>
  callAs(subject, "POST", `/api/v1${rootOf(part.kind ?? "analysis", of)}`, { body: { ...asked, ...part } });
const idOf = async (answer: Response) => v.parse(v.object({ id: v.string() }), await answer.json()).id;

async function listOf(subject = admin, kind = "analysis", of = jobId): Promise<DataDownload[]> {
  const answer = await callAs(subject, "GET", `/api/v1${rootOf(kind, of)}`);
  return answer.json();
}

/** Makes a download and waits for its end. */
async function made(part: Partial<CreateDownloadBody> = {}, subject = admin, of = jobId): Promise<DataDownload> {
  const id = await idOf(await begin(part, subject, of));
  const items = await until(
    () => listOf(subject, part.kind, of),
    (all) => ["Completed", "Error"].includes(all.find((each) => each.id === id)?.state ?? ""),
  );
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error("The download is not listed.");
  return item;
}

const fetchOf = ({ id, kind }: Pick<DataDownload, "id" | "kind">, subject = admin, headers = {}, of = jobId) =>
  callAs(subject, "GET", `/api/v1${rootOf(kind, of)}/${id}`, { headers });

async function linesOf(item: DataDownload, of = jobId): Promise<string[]> {
  const text = await (await fetchOf(item, admin, {}, of)).text();
  return text.replace("\uFEFF", "").trimEnd().split("\r\n");
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const problemOf = async (answer: Response) => v.parse(problem, await answer.json());

/** Gives the issuer of the job a profile of a download; null: the standard columns. */
async function giveProfile(column: string, id: string | null): Promise<void> {
  await testEnv.DB.prepare(`UPDATE issuers SET ${column} = ? WHERE id = 'issuer-harbour'`).bind(id).run();
}
async function newProfile(name: string, kind: string, fields: readonly object[]): Promise<string> {
  return (await call<{ id: string }>("POST", "/datapoint-profiles", { name, kind, fields })).id;
}

describe("a download", () => {
  it("has its name, rows and digest once it is complete, and they are those of the file", async () => {
    const item = await made();
    const bytes = await (await fetchOf(item)).arrayBuffer();
    expect(item).toMatchObject({
      fileName: "Downloaded analysis data.csv",
      rows: 12,
      size: bytes.byteLength,
      isOwn: true,
    });
    expect(item.sha256).toBe(await sha256Of(bytes));
    const lines = await linesOf(item);
    expect(lines.length).toBe(13);
    expect(lines[0]?.startsWith("Supplier key,Supplier ID,Supplier")).toBe(true);
  });

  it("is counted before it is made, by the same filters, and gives the count of each filter alone", async () => {
    const filters = [
      { key: "spendMinor", min: "2400", max: "6000.00" },
      { key: "country", values: ["GBR"] },
      { key: "cardAccepting", is: false },
      { key: "firstPaidOn", from: "2025-01-01", to: "2025-01-31" },
    ] as const;
    const counted = await call<AnswerOf<"countDataDownload">>("POST", `${rootOf("analysis")}/count`, {
      kind: "analysis",
      filters,
    });
    // Suppliers B to E: 12 payments of 200 to 500 pounds each.
    expect(counted).toMatchObject({ rows: 4, total: 12, spendMinor: "1680000" });
    expect(counted.alone).toEqual([
      { key: "spendMinor", rows: 4 },
      { key: "country", rows: 12 },
      { key: "cardAccepting", rows: 12 },
      { key: "firstPaidOn", rows: 12 },
    ]);
    const item = await made({ filters: structuredClone(filters) as unknown as CreateDownloadBody["filters"] });
    expect([item.rows, item.filters]).toEqual([4, filters]);
    const values = await call<AnswerOf<"dataDownloadValues">>("POST", `${rootOf("analysis")}/values`, {
      kind: "analysis",
      key: "name",
      search: "r b t",
    });
    expect(values).toEqual([{ value: "Supplier B Trading", rows: 1 }]);
  });

  it("keeps amounts exact that are beyond a double: nothing, a credit and 9,007,199,254,740,993", async () => {
    const of = await jobWithRun("Exact amounts", ledgerOf(100, 3));
    await runInDurableObject(jobObjectOf(testEnv, of), (_, { storage: { sql } }) => {
      sql.exec(
        "UPDATE supplier SET spendMinor = CASE ordinal WHEN 0 THEN 0 WHEN 1 THEN -1234567 ELSE 9007199254740993 END",
      );
    });
    const id = await newProfile("Amounts", "analysis", [usualField("spendMinor")]);
    await giveProfile("analysis_data_download_profile_id", id);
    const counted = await call<AnswerOf<"countDataDownload">>("POST", `${rootOf("analysis", of)}/count`, {
      kind: "analysis",
      filters: [],
    });
    expect(counted.spendMinor).toBe("9007199253506426");
    const lines = await linesOf(await made({}, admin, of), of);
    await giveProfile("analysis_data_download_profile_id", null);
    expect(lines).toEqual(["Spend (GBP)", "0.00", "-12345.67", "90071992547409.93"]);
  });

  it("resumes where it was cut off, and only of the same file", async () => {
    const item = await made({ gzip: true });
    expect(item.fileName).toBe("Downloaded analysis data.csv.gz");
    const whole = new Uint8Array(await (await fetchOf(item)).arrayBuffer());
    const first = await fetchOf(item, admin, { range: "bytes=0-99" });
    expect([first.status, first.headers.get("content-range")]).toEqual([206, `bytes 0-99/${whole.length}`]);
    const etag = first.headers.get("etag") ?? "";
    const rest = await fetchOf(item, admin, { range: "bytes=100-", "if-range": etag });
    const joined = new Uint8Array([
      ...new Uint8Array(await first.arrayBuffer()),
      ...new Uint8Array(await rest.arrayBuffer()),
    ]);
    expect(await sha256Of(joined.buffer)).toBe(item.sha256);
    expect((await fetchOf(item, admin, { range: "bytes=100-", "if-range": '"other"' })).status).toBe(200);
    expect((await fetchOf(item, admin, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await (await fetchOf(item, admin, { range: "bytes=-5" })).arrayBuffer()).byteLength).toBe(5);
    const unpacked = await new Response(new Blob([whole]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
    expect(unpacked.trimEnd().split("\r\n").length).toBe(13);
  });

  it("is refused with a sentence for filters that the profile does not have, and for values beyond its bounds", async () => {
    const bounded = { ...usualField("spendMinor"), min: "0", max: "5000" };
    const id = await newProfile("Bounded", "analysis", [usualField("name", "unavailable"), bounded]);
    await giveProfile("analysis_data_download_profile_id", id);
    const codes = [];
    for (const filter of [
      { key: "name", values: ["x"] },
      { key: "country", values: ["GBR"] },
      { key: "spendMinor", is: true },
      { key: "spendMinor", min: "0", max: "5000.01" },
    ]) {
      const { status, errorRefs = {} } = await problemOf(
        await begin({ filters: [filter] as CreateDownloadBody["filters"] }),
      );
      codes.push([status, Object.values(errorRefs)[0]?.code]);
    }
    const inside = await begin({ filters: [{ key: "spendMinor", min: "0", max: "5000" }] });
    await giveProfile("analysis_data_download_profile_id", null);
    expect(codes).toEqual([
      [422, "filterNotHere"],
      [422, "filterNotHere"],
      [422, "filterNotHere"],
      [422, "valueBetween"],
    ]);
    expect(inside.status).toBe(200);
    expect((await problemOf(await begin({ format: "xlsx", gzip: true }))).errorRefs?.["gzip"]?.code).toBe(
      "gzipCsvOnly",
    );
  });

  it("keeps the profile version that it was requested with, and can't be fetched once the issuer has another profile", async () => {
    const fields = [usualField("name"), usualField("payments")];
    const id = await newProfile("Changing", "analysis", fields);
    await giveProfile("analysis_data_download_profile_id", id);
    await queueOf(testEnv).setRunning(false);
    const begunId = await idOf(await begin());
    await call("PUT", "/datapoint-profiles", { id, version: 1, name: "Changing", fields: [usualField("name")] });
    await queueOf(testEnv).setRunning(true);
    const items = await until(listOf, (all) => all.some((each) => each.id === begunId && each.state === "Completed"));
    const item = items.find((each) => each.id === begunId);
    if (item === undefined) throw new Error("The download is not listed.");
    expect(item).toMatchObject({ profileName: "Changing", profileVersion: 1 });
    expect((await linesOf(item))[0]).toBe("Supplier,Payments");
    await giveProfile("analysis_data_download_profile_id", null);
    expect((await fetchOf(item)).status).toBe(404);
    expect((await listOf()).some((each) => each.id === begunId)).toBe(false);
  });

  it("is gone one second past its days, whether anything swept it or not", async () => {
    const item = await made();
    const expire = (at: number) =>
      testEnv.DB.prepare("UPDATE data_downloads SET expires_on = ? WHERE id = ?")
        .bind(new Date(at).toISOString(), item.id)
        .run();
    await expire(Date.now() + 60_000);
    expect((await fetchOf(item)).status).toBe(200);
    await expire(Date.now() - 1000);
    const gone = await problemOf(await fetchOf(item));
    expect([gone.status, gone.code]).toEqual([410, "DOWNLOAD_EXPIRED"]);
    expect((await listOf()).find((each) => each.id === item.id)?.isExpired).toBe(true);
  });

  it("has no file where it is canceled or removed", async () => {
    await queueOf(testEnv).setRunning(false);
    const id = await idOf(await begin());
    expect((await fetchOf({ id, kind: "analysis" })).status).toBe(409);
    expect((await callAs(admin, "DELETE", `/api/v1${rootOf("analysis")}/${id}`)).status).toBe(200);
    await queueOf(testEnv).setRunning(true);
    const item = await made();
    expect((await listOf()).some((each) => each.id === id)).toBe(false);
    expect(await testEnv.FILES.head(`exports/${jobId}/${id}`)).toBeNull();
    await callAs(admin, "DELETE", `/api/v1${rootOf("analysis")}/${item.id}`);
    expect(await testEnv.FILES.head(`exports/${jobId}/${item.id}`)).toBeNull();
  });
});

describe("a download is fetched", () => {
  it("by its maker and by those who run the job, and of clients the published run alone", async () => {
    const of = await jobWithRun("Published one");
    expect((await begin({}, client.subject, of)).status).toBe(404);
    await publish(of);
    await mergeAndRescore(of);
    const theirs = await made({}, client.subject, of);
    expect([theirs.rows, theirs.runNumber]).toEqual([12, 1]);
    const ours = await made({}, admin, of);
    expect([ours.rows, ours.runNumber]).toEqual([11, 2]);
    expect((await listOf(client.subject, "analysis", of)).map(({ id }) => id)).toEqual([theirs.id]);
    expect((await listOf(admin, "analysis", of)).map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect((await fetchOf(ours, client.subject, {}, of)).status).toBe(404);
    expect((await fetchOf(theirs, admin, {}, of)).status).toBe(200);
    // Another run is published: files of the previous run can't be fetched any more.
    await publish(of);
    expect((await fetchOf(theirs, client.subject, {}, of)).status).toBe(404);
  });

  it("with the permission that the call asks for, each time", async () => {
    const of = await jobWithRun("Permissions");
    await publish(of);
    const item = await made({}, client.subject, of);
    const matched = await made({ kind: "matchedData" }, client.subject, of);
    expect((await fetchOf({ ...matched, kind: "analysis" }, client.subject, {}, of)).status).toBe(404);
    expect((await begin({ kind: "onboarding" }, client.subject, of)).status).toBe(200);
    const wrong = await callAs(admin, "POST", `/api/v1${rootOf("matchedData", of)}`, { body: asked });
    expect(wrong.status).toBe(422);
    await testEnv.DB.prepare("DELETE FROM direct_grants WHERE user_id = ? AND permission = 'JobDataDownload_VIEW'")
      .bind(client.userId)
      .run();
    forgetPeople(testEnv.DB);
    expect((await fetchOf(item, client.subject, {}, of)).status).toBe(403);
    expect((await fetchOf(matched, client.subject, {}, of)).status).toBe(200);
    await grantClient();
  });

  it("with contacts by those alone who run campaigns", async () => {
    const of = await jobWithRun("Onboarded");
    const campaignId = await begun(of);
    const { collection } = await membersOf(of, campaignId);
    const [first] = collection;
    const contact = {
      name: "Ada Long",
      role: "Treasurer",
      phone: "",
      mail: "ada@supplier.example",
      isVerified: false,
      version: 0,
    };
    const place = [of, campaignId] as const;
    await change(place, { kind: "move", to: "Active" }, collection.slice(0, 2));
    const { collection: active } = await membersOf(of, campaignId);
    const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-01" } as const;
    await change(
      place,
      { kind: "move", to: "Succeeded", ...agreed },
      active.filter(({ status }) => status === "Active"),
    );
    // A contact changes its supplier: after the moves.
    await call("PUT", `/jobs/${of}/campaign-workflows/${campaignId}/suppliers/${first?.supplierKey}/contact`, contact);
    const onboarding = { kind: "onboarding" } as const;
    const item = await made(onboarding, admin, of);
    expect(item).toMatchObject({ rows: 2, fileName: "Onboarded onboarding data.csv" });
    const lines = await linesOf(item, of);
    expect(lines[0]).toContain("Campaign,Agreed method,Agreed on");
    expect(lines[0]).toContain("Contact email");
    expect(lines.find((line) => line.includes(first?.name ?? "?"))).toMatch(
      /Cheque to virtual card,vcard,2026-11-01.*ada@supplier\.example/,
    );
    await publish(of);
    await testEnv.DB.prepare("DELETE FROM direct_grants WHERE user_id = ? AND permission = 'Campaigns_CRUD'")
      .bind(client.userId)
      .run();
    forgetPeople(testEnv.DB);
    expect((await fetchOf(item, client.subject, {}, of)).status).toBe(404);
    const theirs = await made(onboarding, client.subject, of);
    expect((await linesOf(theirs, of))[0]).not.toContain("Contact");
    await grantClient();
  });
});
