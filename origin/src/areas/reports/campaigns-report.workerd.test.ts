/** Campaigns in reports: what their page shows, for readers who may see campaigns, and in no copy of anybody else's. */
import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { forgetPeople } from "../../identity/person.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { client, grantClient, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants } from "../../store/schema.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { begun, change, membersOf } from "../campaigns/campaigns.fixture.ts";
import { call } from "../uploads/upload-calls.fixture.ts";
import { makeVersion, publishVersion, readReportAs, reportAs } from "./report-calls.fixture.ts";

const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-01" } as const;
const ids = ["campaigns", "campaignRoutes", "campaignValue", "campaignReasons", "campaignAgeing"];
const staff = "sasha-sysadmin";

/** A job with a campaign of its twelve suppliers, of which two agreed and one failed. */
async function jobWithCampaign(name: string): Promise<string> {
  const jobId = await jobWithRun(name);
  const id = await begun(jobId);
  const active = async () => (await membersOf(jobId, id)).collection;
  await change([jobId, id], { kind: "move", to: "Active" }, (await active()).slice(0, 4));
  const [first, second, third] = (await active()).filter(({ status }) => status === "Active");
  if (!first || !second || !third) throw new Error("Four suppliers are worked on.");
  await change([jobId, id], { kind: "move", to: "Succeeded", ...agreed }, [first, second]);
  await change([jobId, id], { kind: "move", to: "Failed", reason: "fees" }, [third]);
  return jobId;
}

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

it("have the figures of their page, for readers who may see campaigns only", async () => {
  const jobId = await jobWithCampaign("Reported outreach");
  await publish(jobId);
  const { version } = await makeVersion(jobId, "use-cases");
  await publishVersion(jobId, version, "use-cases");
  const { snapshot } = await readReportAs(staff, jobId, "?locale=en", "use-cases");
  const own = snapshot.sections.filter(({ id }) => id.startsWith("campaign"));
  expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  const section = (id: string) => own.find((each) => each.id === id);
  expect(section("campaigns")?.finding).toBe("2 of 12 suppliers agreed");
  const page = await call<AnswerOf<"jobCampaignsReport">>("GET", `/jobs/${jobId}/campaign-workflows/report`);
  const [all] = page.funnel;
  expect(section("campaigns")?.table?.rows.at(-1)?.cells).toEqual([
    "Total",
    ...[all?.inCampaign, all?.contacted, all?.reached, all?.decided, all?.succeeded].map(String),
  ]);
  // The curve ends at today, whichever days its points fall on.
  const lastDay = page.value.days.findLast(({ realisedMinor }) => realisedMinor !== null);
  expect(lastDay).toMatchObject({ on: new Date().toISOString().slice(0, 10), realisedMinor: page.value.realisedMinor });
  expect(page.value.realisedMinor).toBeGreaterThan(0);
  expect(section("campaignRoutes")?.table?.rows.at(-1)?.cells).toEqual(["Aggregated", "12", "8", "1", "0", "1", "2"]);
  expect(section("campaignReasons")?.finding).toBe("The most common reason is Fees: 1 supplier");
  expect(section("campaignValue")?.figure?.kind).toBe("line");

  await openDatabase(testEnv.DB).delete(directGrants).where(eq(directGrants.permission, "JobCampaigns_VIEW"));
  forgetPeople(testEnv.DB);
  const hidden = await readReportAs(client.subject, jobId, "?locale=en", "use-cases");
  expect(hidden.pointer.permClass).not.toContain("JobCampaigns_VIEW");
  expect(new TextDecoder().decode(hidden.bytes).toLowerCase()).not.toContain("campaign");
  // Nor by the digest of a copy that shows more.
  const { pointer } = await readReportAs(staff, jobId, "?locale=en", "use-cases");
  const asked = `bodies/${pointer.sha256}?version=${version}`;
  expect((await reportAs(client.subject, jobId, asked, "use-cases")).status).toBe(404);
  await grantClient();
});

it("are the next step of the slides for readers who may see campaigns, and in no copy of anybody else's", async () => {
  const jobId = await jobWithCampaign("Next on slides");
  await publish(jobId);
  const { version } = await makeVersion(jobId, "presentation");
  await publishVersion(jobId, version, "presentation");
  const closing = async (subject: string) => {
    const { snapshot, bytes } = await readReportAs(subject, jobId, "?locale=en", "presentation");
    return { last: snapshot.sections.at(-2), text: new TextDecoder().decode(bytes) };
  };
  const { last } = await closing(staff);
  expect([last?.id, last?.finding]).toEqual(["nextStep", "Next: find out who accepts cards"]);
  expect(last?.slide?.points.map(({ figure }) => figure)).toEqual(["12", "9"]);
  expect(last?.slide?.points[1]?.text).toMatch(/^suppliers are still open in campaigns\. Responsible: /);
  await openDatabase(testEnv.DB).delete(directGrants).where(eq(directGrants.permission, "JobCampaigns_VIEW"));
  forgetPeople(testEnv.DB);
  const hidden = await closing(client.subject);
  expect(hidden.last?.slide?.points.map(({ figure }) => figure)).toEqual(["12"]);
  expect(hidden.text.toLowerCase()).not.toContain("campaign");
  await grantClient();
});

it("are not there where the job has none, and a version from before can still be read by all readers", async () => {
  const jobId = await jobWithRun("Without campaigns");
  const { sections } = await call<AnswerOf<"reportComposition">>("GET", `/jobs/${jobId}/reports/use-cases/composition`);
  const told = sections.filter(({ id, hasFacts }) => hasFacts && id.startsWith("campaign"));
  expect(told).toEqual([]);
  await publish(jobId);
  const { version } = await makeVersion(jobId, "use-cases");
  await publishVersion(jobId, version, "use-cases");
  // As before bodies depended on campaigns.
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec("DELETE FROM report_body WHERE permClass LIKE '%Campaigns%'");
  });
  const { pointer } = await readReportAs(staff, jobId, "?locale=en", "use-cases");
  expect([pointer.version, pointer.permClass]).toEqual([version, "JobSuppliers_VIEW"]);
});
