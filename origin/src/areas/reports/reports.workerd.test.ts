/** Reports of a job: composed, frozen, published, read by whom they are for, and compared. */
import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { ReportLayout } from "@paygauge/api-types/reports/layout";
import { canonicalJson, reportSnapshot, type ReportSnapshot } from "@paygauge/api-types/reports/snapshot";
import type { ReportComparison, ReportComposition } from "@paygauge/api-types/reports/versions";
import * as v from "valibot";
import { forgetPeople } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { client, importFile, jobWithRun, ledgerOf, publish, rescore } from "../../job/runs/published-job.fixture.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants, issuerReportLayouts } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, until } from "../uploads/upload-calls.fixture.ts";
import { notFound } from "@paygauge/worker/refusal";
import { isUnreachable } from "./ask-reports.ts";
import { makeVersion, publishVersion, readReportAs, reportAs, reportPath, versionsOf } from "./report-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const staff = "sasha-sysadmin";

/** The client holds these in addition to the role's own only. */
async function grant(...permissions: Permission[]): Promise<void> {
  await db.delete(directGrants).where(eq(directGrants.userId, client.userId));
  for (const permission of permissions) await db.insert(directGrants).values({ userId: client.userId, permission });
  forgetPeople(testEnv.DB);
}

const compositionOf = (jobId: string, query = "") =>
  call<ReportComposition>("GET", `${reportPath(jobId)}/composition${query}`);
const save = (jobId: string, body: object) => call<{ version: number }>("PUT", `${reportPath(jobId)}/layout`, body);
const previewOf = (jobId: string, layout: ReportLayout, locale = "en") =>
  call<ReportSnapshot>("POST", `${reportPath(jobId)}/preview`, { layout, locale });
const sectionIds = ({ sections }: { sections: readonly { id: string }[] }) => sections.map(({ id }) => id);

/** The job's runs were matched against the demo directory. */
const matchedWithSample = (jobId: string) =>
  runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    const directory = JSON.stringify({ versionNumber: 1, entriesCount: 3, isSample: true });
    sql.exec("UPDATE run SET recordJson = json_set(recordJson, '$.summary.directory', json(?))", directory);
  });

beforeAll(async () => {
  await seedOrigin();
});

it("proposes every section of the issue, with the sentences and figures of the run in three languages", async () => {
  const jobId = await jobWithRun("Proposed");
  const { layout, source, sections, runNumber } = await compositionOf(jobId);
  expect([source, runNumber]).toEqual(["product", 1]);
  expect(sectionIds({ sections })).toEqual([
    "cover",
    "contents",
    "overview",
    "capabilities",
    "paymentMix",
    "matchQuality",
    ...[
      "Countries",
      "DocTransactionFrequencies",
      "InvoicePaymentTerms",
      "PaymentMethods",
      "PaymentMethodCount",
      "MccDescription",
      "MccGroup",
      "MccType",
      "SicDivision",
      "SicMajorGroup",
      "SicIndustryGroup",
      "SicIndustryCode",
      "UnspscCategoryLabel",
      "NaicsNationalIndustryLabel",
      "months",
      "Jobs",
    ].map((each) => (each === "months" ? each : `dimension.${each}`)),
    "topSuppliers",
    "definitions",
    "appendix",
  ]);
  // Suppliers S0 to S11 are paid 100 to 1,200 pounds a month, all in Great Britain and by cheque.
  const english = await previewOf(jobId, layout);
  const of = (snapshot: ReportSnapshot, id: string) => snapshot.sections.find((each) => each.id === id);
  expect(of(english, "dimension.Countries")?.finding).toBe("All spend is in one group: United Kingdom");
  // Each month is alike; one method only has no column of its own.
  const months = of(english, "months");
  expect([months?.finding, months?.table?.rows[11]?.cells]).toEqual([
    "12 months have the most spend: £7.8k each",
    ["December 2025", "12", "7,800"],
  ]);
  expect(of(english, "topSuppliers")?.finding).toBe("5 suppliers account for 64.1% of spend");
  const top = of(english, "topSuppliers")?.table;
  expect([top?.totalRows, top?.rows.length, top?.rows[0]?.cells.slice(0, 4)]).toEqual([
    12,
    12,
    ["Supplier L Trading", "United Kingdom", "14,400", "15.4%"],
  ]);
  expect(of(english, "overview")?.facts[1]?.value).toBe("£93.6k");
  // No supplier is matched: what rests on card acceptance is withheld, with what would tell.
  const overview = of(english, "overview");
  expect(overview?.facts.at(-1)?.value).toBe("not known yet");
  expect(overview?.lead.at(-2)).toMatch(
    /^What can move to card methods isn’t known yet\. A directory or a card statement/,
  );
  expect(overview?.lead.at(-1)).toBe("Generated from figures.");
  expect(overview?.figure?.kind === "waterfall" && overview.figure.steps.map(({ id }) => id)).toEqual([
    "spend",
    "excluded",
    "addressable",
  ]);
  expect(english.words.page).toBe("Page {page} of {pages}");
  // No bar of it is known: the files say no terms, and the section is left out.
  expect(sections.find(({ id }) => id === "dimension.InvoicePaymentTerms")?.hasFacts).toBe(false);
  expect(of(english, "dimension.InvoicePaymentTerms")).toBeUndefined();
  const german = await previewOf(jobId, layout, "de");
  expect(of(german, "dimension.Countries")?.finding).toBe(
    "Alle Ausgaben liegen in einer Gruppe: Vereinigtes Königreich",
  );
  expect(of(german, "definitions")?.title).toBe("Begriffe");
  const french = await previewOf(jobId, layout, "fr");
  expect(of(french, "dimension.PaymentMethods")?.finding).toBe("Toutes les dépenses sont dans un groupe\u00a0: Chèque");
  expect(of(french, "appendix")?.title).toBe("Annexe");
});

it.each(["insights", "presentation", "use-cases"] as const)(
  "lists as many sections with facts as a version of %s has, whatever is included",
  async (type) => {
    const jobId = await jobWithRun(`Counted ${type}`);
    const composition = () => call<ReportComposition>("GET", `${reportPath(jobId, type)}/composition`);
    for (const all of [false, true]) {
      const { layout, version } = await composition();
      const sections = layout.sections.map((each) => ({ ...each, isIncluded: all || each.isIncluded }));
      await call("PUT", `${reportPath(jobId, type)}/layout`, { version, layout: { sections } });
      const listed = (await composition()).sections.filter(({ hasFacts }) => hasFacts).map(({ id }) => id);
      const wanted = sections.filter(({ id, isIncluded }) => isIncluded && listed.includes(id)).map(({ id }) => id);
      const made = await makeVersion(jobId, type);
      const { snapshot } = await readReportAs(staff, jobId, `?version=${made.version}`, type);
      expect([made.sections, sectionIds(snapshot)]).toEqual([wanted.length, wanted]);
    }
  },
);

it("has the next step on the slide before the appendix, and repeats no figure next to its own bar", async () => {
  const jobId = await jobWithRun("Closed");
  const made = await makeVersion(jobId, "presentation");
  const closing = async (locale: string) => {
    const { snapshot } = await readReportAs(staff, jobId, `?version=${made.version}&locale=${locale}`, "presentation");
    return { snapshot, last: snapshot.sections.at(-2), ids: sectionIds(snapshot) };
  };
  const { snapshot, last, ids } = await closing("en");
  expect(ids.at(-1)).toBe("appendix");
  // One method's share is on one slide.
  expect(ids).not.toContain("dimension.PaymentMethods");
  expect([last?.id, last?.finding, last?.slide?.points]).toEqual([
    "nextStep",
    "Next: find out who accepts cards",
    [
      {
        figure: "12",
        text: "suppliers have no known card acceptance. Match them against a directory or ask Calder County Council for a card statement. Responsible: Harbour Payments.",
      },
    ],
  ]);
  const overview = snapshot.sections.find(({ id }) => id === "overview");
  expect(overview?.slide?.points.map(({ figure }) => figure)).toEqual(["not known yet"]);
  expect(overview?.slide?.speakerNotes).toMatch(/\n£[\d.]+k addressable: /);
  expect((await closing("de")).last?.finding).toBe("Als Nächstes: klären, wer Karten akzeptiert");
  expect((await closing("fr")).last?.title).toBe("Prochaine étape");
  for (const { slide, figure } of snapshot.sections) {
    if (slide?.shows !== "figure" || figure?.kind !== "bars") continue;
    const texts = figure.bars.flatMap(({ text, note = "" }) => [text, note]);
    expect(slide.points.filter(({ figure: said }) => texts.includes(said))).toEqual([]);
  }
});

it("marks what rests on the demo directory", async () => {
  const jobId = await jobWithRun("Marked");
  await matchedWithSample(jobId);
  const { layout } = await compositionOf(jobId);
  const snapshot = await previewOf(jobId, layout);
  const marked = snapshot.sections.filter(({ isDemo }) => isDemo).map(({ id }) => id);
  expect([snapshot.isDemo, marked]).toEqual([
    true,
    expect.arrayContaining(["overview", "capabilities", "matchQuality", "topSuppliers"]),
  ]);
  expect(marked).not.toContain("dimension.Countries");
  const { sections } = layout;
  const countries = { sections: sections.map((each) => ({ ...each, isIncluded: each.id === "dimension.Countries" })) };
  expect((await previewOf(jobId, countries)).isDemo).toBe(false);
});

it("stores the layout of the job, and the order for the issuer's other jobs without its notes", async () => {
  const [jobId, other] = [await jobWithRun("Composed"), await jobWithRun("Of the same issuer", ledgerOf(50, 3))];
  const { layout, version } = await compositionOf(jobId);
  const own = {
    sections: layout.sections
      .filter(({ id }) => id === "topSuppliers" || id === "appendix")
      .map((each) => ({
        ...each,
        title: { en: "Who is paid" },
        note: { en: "Start **here**." },
        keepWithNext: true,
      })),
  };
  const saved = await save(jobId, { version, layout: own, forIssuer: true });
  const again = await compositionOf(jobId);
  expect([again.source, again.version, saved.version]).toEqual(["job", version + 1, version + 1]);
  // Sections that weren't composed are at their places, not included.
  expect(again.layout.sections.filter(({ isIncluded }) => isIncluded)).toEqual(own.sections);
  expect(again.layout.sections).toHaveLength(layout.sections.length);
  const preview = await previewOf(jobId, again.layout);
  expect(preview.sections.map(({ title, note, keepWithNext }) => [title, note, keepWithNext])).toEqual([
    ["Who is paid", "Start **here**.", true],
    ["Who is paid", "Start **here**.", true],
  ]);
  // A title is in the language that it was written in: another one has the product's.
  expect((await previewOf(jobId, again.layout, "de")).sections[0]).toMatchObject({
    title: "Größte Lieferanten",
    note: "",
  });

  const others = await compositionOf(other);
  expect(others.source).toBe("issuer");
  expect(others.layout.sections.filter(({ isIncluded }) => isIncluded)).toEqual(
    own.sections.map((each) => ({ ...each, note: {}, speakerNotes: {} })),
  );
  const stale = await callAs(staff, "PUT", `/api/v1${reportPath(jobId)}/layout`, { body: { version, layout: own } });
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("changedMeanwhile")]);
  await save(jobId, { version: saved.version, layout: null });
  expect((await compositionOf(jobId)).source).toBe("issuer");
  await db.delete(issuerReportLayouts);
  expect((await compositionOf(jobId)).source).toBe("product");
});

it("refuses a layout that it cannot make a report of, with a sentence", async () => {
  const jobId = await jobWithRun("Refused");
  const { layout, version } = await compositionOf(jobId);
  const [first] = layout.sections;
  const refusedAs = async (sections: unknown[]) => {
    const answer = await callAs(staff, "PUT", `/api/v1${reportPath(jobId)}/layout`, {
      body: { version, layout: { sections } },
    });
    return [answer.status, (await answer.json<{ detail: string }>()).detail];
  };
  expect(await refusedAs([{ ...first, id: "nothing" }])).toEqual([
    422,
    "This section isn’t in the report. Reload the page.",
  ]);
  expect(await refusedAs([{ ...first, isIncluded: false }])).toEqual([422, "Include at least one section."]);
  expect((await refusedAs([first, first]))[0]).toBe(422);
});

it("freezes a version for three languages and two classes; published, it is read, and unpublished, it is not", async () => {
  await grant("JobReport_VIEW");
  const jobId = await jobWithRun("Published");
  await publish(jobId);
  expect((await reportAs(client.subject, jobId, "pointer")).status).toBe(404);
  const made = await makeVersion(jobId, "insights", "For the board");
  expect(made).toMatchObject({
    version: 1,
    state: "Ready",
    author: "Sasha Sysadmin",
    note: "For the board",
    runNumber: 1,
    dataDate: "2025-12-15",
    isPublished: false,
    progress: null,
  });
  expect((await reportAs(client.subject, jobId, "pointer?version=1")).status).toBe(404);
  expect((await reportAs(staff, jobId, "pointer?version=1")).status).toBe(200);
  await publishVersion(jobId, 1);
  const digests = new Set<string>();
  for (const locale of ["en", "de", "fr"]) {
    for (const who of [client.subject, staff]) {
      const { pointer, bytes, snapshot } = await readReportAs(who, jobId, `?locale=${locale}`);
      digests.add(pointer.sha256);
      expect(v.is(reportSnapshot, snapshot)).toBe(true);
      expect([snapshot.locale, snapshot.version, pointer.isPublished, pointer.bytes]).toEqual([
        locale,
        1,
        true,
        bytes.length,
      ]);
      expect(new TextDecoder().decode(bytes)).toBe(canonicalJson(snapshot));
      // The same in one answer, as browsers ask for it.
      const whole = await reportAs(who, jobId, `body?locale=${locale}`);
      expect([whole.status, new Uint8Array(await whole.arrayBuffer())]).toEqual([200, bytes]);
      const isNamed = who === staff;
      expect(pointer.permClass).toBe(isNamed ? "JobSuppliers_VIEW" : "");
      expect(new TextDecoder().decode(bytes).includes("Supplier L Trading")).toBe(isNamed);
    }
  }
  expect(digests.size).toBe(6);
  // The issuer's language where none is asked for.
  expect((await readReportAs(client.subject, jobId)).snapshot.locale).toBe("en");
  // A digest of another class opens nothing.
  const { pointer } = await readReportAs(staff, jobId);
  expect((await reportAs(client.subject, jobId, `bodies/${pointer.sha256}?version=1`)).status).toBe(404);
  const own = await readReportAs(client.subject, jobId);
  await publishVersion(jobId, null);
  for (const rest of ["pointer", "body", `bodies/${own.pointer.sha256}?version=1`])
    expect((await reportAs(client.subject, jobId, rest)).status).toBe(404);
  expect((await versionsOf(jobId)).published).toBeNull();
});

it("tells an object that can't be reached, where the gateway may use a pointer it has, from one that fails", () => {
  const away = Object.assign(new Error("Network connection lost."), { retryable: true });
  expect([away, new TypeError("fetch failed")].map(isUnreachable)).toEqual([true, true]);
  const thrown = Object.assign(new Error("no such column"), { remote: true });
  expect([thrown, notFound("reportVersion"), "text"].map(isUnreachable)).toEqual([false, false, false]);
});

it("asks for the report's own permission, and for work on the job of users who compose", async () => {
  const jobId = await jobWithRun("Guarded");
  await publish(jobId);
  await makeVersion(jobId);
  await publishVersion(jobId, 1);
  await grant("JobPresentation_VIEW");
  expect((await reportAs(client.subject, jobId, "pointer")).status).toBe(403);
  expect((await reportAs(client.subject, jobId, "pointer", "presentation")).status).toBe(404);
  await grant("JobReport_VIEW", "Job_EDIT");
  expect((await reportAs(client.subject, jobId, "pointer")).status).toBe(200);
  for (const rest of ["composition", "versions", "compare?from=1&to=1"])
    expect([rest, (await reportAs(client.subject, jobId, rest)).status]).toEqual([rest, 404]);
  await grant();
  expect((await reportAs(client.subject, jobId, "pointer")).status).toBe(403);
  expect((await callAs(staff, "GET", `/api/v1/jobs/${jobId}/reports/other/pointer`)).status).toBe(404);
});

it("an old version is the same bytes after another import, and reads no live data", async () => {
  const jobId = await jobWithRun("Old and new");
  await makeVersion(jobId);
  const before = await readReportAs(staff, jobId, "?version=1");
  await importFile(jobId, "more.csv", ledgerOf(700, 3));
  await rescore(jobId);
  await makeVersion(jobId);
  // Without the runs' rows, the old version can't be built again.
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    for (const table of ["supplier", "cube", "cube_page", "run"]) sql.exec(`DELETE FROM ${table}`);
  });
  const after = await readReportAs(staff, jobId, "?version=1");
  expect(after.pointer).toEqual(before.pointer);
  expect(after.bytes).toEqual(before.bytes);
});

it("compares two versions in sentences", async () => {
  const jobId = await jobWithRun("Compared");
  await makeVersion(jobId);
  await importFile(jobId, "more.csv", ledgerOf(100, 14));
  const { layout, version } = await compositionOf(jobId);
  const sections = layout.sections.map((each) => (each.id === "contents" ? { ...each, isIncluded: false } : each));
  await save(jobId, { version, layout: { sections } });
  const two = await makeVersion(jobId);
  expect(two.runNumber).toBe(2);
  const compared = (query: string) => call<ReportComparison>("GET", `${reportPath(jobId)}/compare?${query}`);
  const { headline, sentences } = await compared("from=1&to=2");
  expect(headline).toMatch(/^Spend \+\d+\.\d%/);
  expect(sentences[0]).toMatch(/^Spend \+[\d.]+%: from £93\.6k to £/);
  expect(sentences.join(" ")).toContain("Suppliers: from 12 to 14. 2 added, 0 removed.");
  expect(sentences.at(-1)).toBe("Sections removed: Contents.");
  expect((await compared("from=2&to=1&locale=de")).headline).toMatch(/^Ausgaben \u2212\d+,\d\u00a0%/);
  expect((await compared("from=1&to=1")).sentences).toEqual(["The figures are the same."]);
  expect((await reportAs(staff, jobId, "compare?from=1&to=9")).status).toBe(404);
});

it("a version that is canceled leaves nothing, and its number is not given again", async () => {
  const jobId = await jobWithRun("Canceled");
  const queue = queueOf(testEnv);
  await queue.setRunning(false);
  const path = `${reportPath(jobId)}/versions`;
  const { versionNumber } = await call<{ versionNumber: number }>("POST", path, { note: "" });
  const [making] = (await versionsOf(jobId)).versions;
  const commandId = await runInDurableObject(
    jobObjectOf(testEnv, jobId),
    (_, { storage: { sql } }) =>
      sql.exec<{ commandId: string }>("SELECT commandId FROM report_version").one().commandId,
  );
  expect([versionNumber, making?.state]).toEqual([1, "Making"]);
  const second = await callAs(staff, "POST", `/api/v1${path}`, { body: { note: "" } });
  expect([second.status, (await second.json<{ code: string }>()).code]).toEqual([409, "VERSION_BEING_MADE"]);
  await call("POST", `${path}/1/cancel`);
  await queue.setRunning(true);
  await until(
    () => versionsOf(jobId),
    ({ versions }) => versions.length === 0,
  );
  expect((await testEnv.FILES.list({ prefix: `reports/${jobId}/` })).objects).toEqual([]);
  // Retried in the queue's monitor it ends, and holds up nothing.
  await queue.retry(commandId);
  const ended = await until(
    async () => queue.get(commandId),
    (command) => command?.state === "Error",
  );
  expect(ended?.message).toMatchObject({ code: "reportVersionGone" });
  expect((await makeVersion(jobId)).version).toBe(2);
});
