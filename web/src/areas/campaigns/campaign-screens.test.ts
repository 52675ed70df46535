/** Totals of campaigns as users read them, and what the buttons of outreach send. */
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignCounters, CampaignRow, RouteSums } from "@paygauge/api-types/entities/campaigns";
import { mailStandings, type CampaignMails, type MailPreview } from "@paygauge/api-types/entities/campaign-mails";
import { testJob } from "../../support/test-job.ts";
import { doneWith, openScreen, refusedWith } from "../../support/test-screen.ts";
import { RouteSumsTable } from "./across/route-sums-table.tsx";
import { CountersStrip } from "./campaign/counters-strip.tsx";
import { CampaignsPage } from "./list/campaigns-page.tsx";
import { MailContext } from "./mails/mail-view.ts";
import { SendBar } from "./mails/send-bar.tsx";
import { SendingPanel } from "./mails/sending-panel.tsx";

const counter = (suppliers: number, valueMinor: number) => ({ suppliers, valueMinor });
const counters: CampaignCounters = {
  Total: counter(10, 1_000_049),
  Pending: counter(4, 400_000),
  Active: counter(3, 300_049),
  Abandoned: counter(0, 0),
  Failed: counter(1, 100_000),
  Succeeded: counter(2, 200_050),
};
const row = (part: Partial<CampaignRow>): CampaignRow => ({
  campaignWorkflowId: "c1",
  name: "Spring",
  isDraft: false,
  stage: "Active",
  route: "Buyer",
  tone: "offer",
  method: "vcard",
  ownerUserId: null,
  ownerName: "Ada",
  startsOn: null,
  dueOn: null,
  useCase: null,
  conversion: 0.3,
  keepContactsMonths: 12,
  accountsContact: "",
  accountsMail: "",
  version: 1,
  createdOn: "2026-01-01T00:00:00Z",
  createdBy: "Ada",
  setOn: "2026-01-01T00:00:00Z",
  startedOn: null,
  endedOn: null,
  endNote: null,
  jobId: "j1",
  jobName: "Quarry Hill",
  currency: "GBP",
  minorDigits: 2,
  counters,
  expectedMinor: 250_050,
  contacted: 3,
  ...part,
});

describe("the campaigns of a job", () => {
  const open = (mayRun: boolean, answers: Parameters<typeof openScreen>[2] = {}) =>
    openScreen(linkTo("jobCampaigns", { jobId: "j1" }), createElement(CampaignsPage), {
      permissions: ["JobCampaigns_VIEW"],
      ...answers,
      answers: {
        job: testJob,
        jobCampaigns: {
          campaigns: [row({}), row({ campaignWorkflowId: "c2", name: "", isDraft: true, expectedMinor: null })],
          counters: [{ route: "Aggregated", counters }],
          mayRun,
        },
        ...answers.answers,
      },
    });

  it("show suppliers by status, and what is expected and realised in whole pounds", async () => {
    const screen = await open(true);
    await screen.shows("Campaigns in this job");
    const [head = [], spring = [], draft = []] = screen.table("Campaigns in this job");
    const cell = (cells: string[], title: string) => cells[head.indexOf(title)]?.replace(title, "").trim();
    expect(cell(spring, "Expected value (GBP)")).toBe("£2,501");
    // Realised is the value of those that succeeded, not of all.
    expect(cell(spring, "Realised (GBP)")).toBe("£2,001");
    expect(cell(spring, "Total")).toBe("10");
    expect(["Pending", "Active", "Abandoned", "Fail", "Success"].map((each) => cell(spring, each))).toEqual([
      "4",
      "3",
      "0",
      "1",
      "2",
    ]);
    expect(cell(draft, "Expected value (GBP)")).toBe("Not known yet");
  });

  it("begin with a press that sends an empty campaign of this job, once", async () => {
    const screen = await open(true, { answers: { createCampaign: { ...doneWith("Done."), id: "c9" } } });
    await screen.shows("New campaign");
    await screen.press("New campaign");
    await screen.until(() => location.pathname.includes("c9"));
    expect(screen.writes()).toEqual([
      { id: "createCampaign", params: { jobId: "j1" }, query: {}, body: { from: { kind: "empty" } } },
    ]);
  });

  const damaged = (mayRun: boolean) => ({
    jobCampaigns: { campaigns: [], counters: [], mayRun, damaged: ["c7"] },
    deleteCampaign: doneWith("Campaign deleted."),
  });

  it("S77 say that one can't be read, and delete it", async () => {
    const screen = await open(true, { answers: damaged(true) });
    await screen.shows("1 entry is damaged and isn’t shown.");
    await screen.press("Delete damaged entry");
    await screen.shows("Delete the damaged entry?");
    await screen.press("Delete damaged entry");
    await screen.until(() => screen.writes().length > 0);
    expect(screen.writes().map(({ id, params }) => [id, params])).toEqual([
      ["deleteCampaign", { jobId: "j1", campaignWorkflowId: "c7" }],
    ]);
  });

  it("S77 leave one that can't be read to users who run campaigns", async () => {
    const screen = await open(false, { answers: damaged(false) });
    await screen.shows("1 entry is damaged and isn’t shown.");
    expect(screen.button("Delete damaged entry")).toBeUndefined();
  });

  it.each([
    ["users who can't run them", false, "Live"],
    ["read-only mode", true, "ReadOnly"],
  ] as const)("offer no new one in case of %s", async (_, mayRun, mode) => {
    const screen = await open(mayRun, { mode });
    await screen.shows("Campaigns in this job");
    expect(screen.button("New campaign")).toBeUndefined();
  });
});

it("a campaign's counters show each status with its share and money, and choose it or all", async () => {
  const chosen: (string | null)[] = [];
  const strip = (of: "Active" | null) =>
    createElement(CountersStrip, {
      counters,
      expectedMinor: 250_050,
      money: (minor) => `£${minor / 100}`,
      chosen: of,
      onChoose: (status) => chosen.push(status),
    });
  const screen = await openScreen("/", strip("Active"));
  const shown = [...document.querySelectorAll("fieldset button")].map((each) => each.textContent);
  expect(shown[0]).toBe("Total10£2500.5 of £10000.49 expected");
  expect(shown.find((each) => each.startsWith("Active"))).toBe("Active330.0% £3000.49");
  expect(shown.find((each) => each.startsWith("Success"))).toBe("Success220.0% £2000.5");
  for (const each of document.querySelectorAll<HTMLElement>("fieldset button")) await screen.press(each.textContent);
  // Total shows all; the chosen one shows all again.
  expect(chosen).toEqual([null, "Pending", null, "Abandoned", "Failed", "Succeeded"]);
});

it("sums of all jobs keep each currency by itself", async () => {
  const sums = (route: RouteSums["route"]): RouteSums => ({
    route,
    campaigns: 3,
    Total: 9,
    Pending: 1,
    Active: 2,
    Abandoned: 0,
    Failed: 2,
    Succeeded: 4,
    money: [
      { currency: "GBP", minorDigits: 2, valueMinor: 123_450, realisedMinor: 50_049 },
      { currency: "JPY", minorDigits: 0, valueMinor: 7000, realisedMinor: 300 },
    ],
  });
  const screen = await openScreen(
    "/",
    createElement(RouteSumsTable, { totals: [sums("Buyer"), sums("Issuer"), sums("all")] }),
  );
  const [head = [], buyer = [], , all = []] = screen.table("Suppliers by route");
  expect([head.at(-2), head.at(-1)]).toEqual(["Expected value", "Realised"]);
  expect(buyer.slice(-2)).toEqual(["Expected value£1,235 · ¥7,000", "Realised£500 · ¥300"]);
  expect(all[0]).toBe("All routes");
});

const standings = Object.fromEntries(mailStandings.map((each) => [each, 0])) as CampaignMails["standings"];
const mails: CampaignMails = {
  tone: "offer",
  from: { name: "Harbour", address: "cards@brand1.example" },
  postalAddress: "4 Quay Street",
  accountsContact: "Rosa Keane",
  accountsMail: "payables@x.example",
  provider: "outbox",
  isStandIn: true,
  isPaused: false,
  sentToday: 480,
  dailyCap: 500,
  templates: [],
  ready: 12,
  followUp: 3,
  standings: { ...standings, Sent: 480, Waiting: 20 },
  mails: [],
  optOuts: [],
  unplaced: [],
};
const preview: MailPreview = {
  mail: {
    supplierKey: "s7",
    supplier: "S",
    toName: "",
    toAddress: "s7@x.example",
    subject: "S",
    text: "T",
    language: "en",
  },
  place: 1,
  of: 12,
  previousKey: null,
  nextKey: null,
  checks: [{ check: "cost", fault: null, suppliers: 0 }],
};

describe("outreach by mail", () => {
  const params = { jobId: "j1", campaignWorkflowId: "c1" };
  let reloads = 0;
  const open = (
    part: Partial<CampaignMails> = {},
    { data = preview, isDrafted = false, mayWork = true, answers = {} }: OutreachProps = {},
  ) => {
    reloads = 0;
    const view = {
      params,
      mails: { ...mails, ...part },
      preview: { data: data ?? undefined } as never,
      letter: "first" as const,
      reload: () => void (reloads += 1),
      mayWork,
    };
    const parts = [
      createElement(SendBar, { key: "bar", isDrafted }),
      createElement(SendingPanel, { key: "panel", chosen: null, choose: () => undefined }),
    ];
    return openScreen("/jobs/j1/campaign-workflows/c1", createElement(MailContext, { value: view }, parts), {
      answers,
    });
  };
  interface OutreachProps {
    /** null: it is on its way. */
    readonly data?: MailPreview | null;
    readonly isDrafted?: boolean;
    readonly mayWork?: boolean;
    readonly answers?: NonNullable<Parameters<typeof openScreen>[2]>["answers"];
  }
  const queued = { ...doneWith("12 mails are queued."), queued: 12 };

  it("says how many were sent of the day's limit, and shows standings that aren't zero", async () => {
    const screen = await open();
    expect(screen.text()).toContain("480");
    expect(screen.text()).toMatch(/480 .*500/);
    const terms = [...document.querySelectorAll("dl > div")].map((each) => each.textContent);
    expect(terms).toEqual(["Waiting20", "Sent480"]);
  });

  it("sends to as many as the user agreed to, after asking once", async () => {
    const screen = await open({}, { answers: { sendCampaignMails: queued } });
    await screen.press("Send to 12 suppliers");
    await screen.shows("Send 12 emails?");
    expect(screen.writes()).toEqual([]);
    await screen.press("Send to 12 suppliers");
    await screen.until(() => reloads > 0);
    expect(screen.writes()).toEqual([
      { id: "sendCampaignMails", params, query: {}, body: { kind: "all", recipients: 12, isFollowUp: false } },
    ]);
    expect(screen.said().map(({ kind, message }) => `${kind}: ${message}`)).toEqual(["success: 12 mails are queued."]);
  });

  it("sends a follow-up to those that have an earlier mail alone", async () => {
    const screen = await open({}, { answers: { sendCampaignMails: queued } });
    await screen.press("Follow up with 3 suppliers");
    await screen.press("Send to 3 suppliers");
    await screen.until(() => reloads > 0);
    expect(screen.writes().map(({ body }) => body)).toEqual([{ kind: "all", recipients: 3, isFollowUp: true }]);
  });

  it("sends a test of the shown supplier's mail, to no supplier", async () => {
    const screen = await open({}, { answers: { sendCampaignMails: queued } });
    await screen.press("Send a test to me");
    await screen.until(() => reloads > 0);
    expect(screen.writes().map(({ body }) => body)).toEqual([{ kind: "test", supplierKey: "s7", isFollowUp: false }]);
  });

  it("shows why the origin refused, and reads the mails again", async () => {
    const refused = refusedWith("The number of recipients changed from 12 to 11.", {}, 409);
    const screen = await open({}, { answers: { sendCampaignMails: () => refused } });
    await screen.press("Send to 12 suppliers");
    await screen.press("Send to 12 suppliers");
    await screen.until(() => screen.said().length > 0);
    expect(screen.said().map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      "error: The number of recipients changed from 12 to 11.",
    ]);
    expect(reloads).toBe(1);
  });

  const fault = { code: "pitchCost", args: {} } as unknown as MailPreview["checks"][number]["fault"];
  const failing: MailPreview = { ...preview, checks: [{ check: "cost", fault, suppliers: 1 }] };
  it.each<readonly [string, Partial<CampaignMails>, OutreachProps, string, boolean]>([
    ["every check holds", {}, {}, "Send to 12 suppliers", false],
    ["a check fails", {}, { data: failing }, "Send to 12 suppliers", true],
    ["the preview is on its way", {}, { data: null }, "Send to 12 suppliers", true],
    ["a template is edited", {}, { isDrafted: true }, "Send to 12 suppliers", true],
    ["a template is edited", {}, { isDrafted: true }, "Follow up with 3 suppliers", true],
    ["no supplier is ready", { ready: 0 }, {}, "No one left to write to", true],
    ["no supplier is shown", {}, { data: { ...preview, mail: null } }, "Send a test to me", true],
  ])("where %s, sending is possible or not", async (_, part, props, name, isDisabled) => {
    expect((await open(part, props)).button(name)?.disabled).toBe(isDisabled);
  });

  it.each([
    ["Pause", { kind: "pause" }, false],
    ["Continue", { kind: "resume" }, true],
  ] as const)("“%s” sends %o", async (name, body, isPaused) => {
    const screen = await open({ isPaused }, { answers: { changeCampaignMails: doneWith("Done.") } });
    await screen.press(name);
    await screen.until(() => reloads > 0);
    expect(screen.writes().map((each) => each.body)).toEqual([body]);
  });

  it.each<readonly [string, Partial<CampaignMails>, OutreachProps]>([
    ["no mail waits", { standings }, {}],
    ["the user doesn't work on the campaign", {}, { mayWork: false }],
  ])("can't be paused where %s", async (_, part, props) => {
    expect((await open(part, props)).button("Pause")).toBeUndefined();
  });
});
