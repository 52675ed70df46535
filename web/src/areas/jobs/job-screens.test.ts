/** What New job offers and sends, with a file and without one. */
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { doneWith, openScreen, refusedWith } from "../../support/test-screen.ts";
import { CreateJobForm } from "./create/create-job-form.tsx";
import NewJobScreen from "./create/new-job.screen.tsx";
import { DraftBar } from "./drop/draft-bar.tsx";
import type { Draft } from "./drop/draft-of.ts";

const issuer = (id: string, name: string, currency: string | null): IssuerOption => ({
  id,
  name,
  scheme: "Visa",
  currency,
  fallbackCountryIso3: "GBR",
  capabilities: ["stp", "vcard"],
  virtualLockboxes: [],
});
const issuers = [issuer("i1", "Harbour", "GBP"), issuer("i2", "Northstar", "EUR")];
const buyers = [
  {
    id: "b1",
    name: "Quarry Council",
    issuerId: "i1",
    issuerName: "Harbour",
    country: "GBR",
    currency: null,
    industryCode: null,
    buyerType: null,
    jobsCount: 0,
    createdOn: "2026-01-01T00:00:00Z",
    version: 1,
  },
];
type Props = NonNullable<Parameters<typeof openScreen>[2]>;

describe("New job", () => {
  const open = (permissions: readonly Permission[], answers: Props["answers"] = {}) =>
    openScreen(linkTo("newJob"), createElement(NewJobScreen), {
      permissions: ["JobCreate", ...permissions],
      answers: { issuerOptions: issuers, ...answers },
    });

  it("offers the kinds of jobs that the user may create, and says which they may not", async () => {
    const screen = await open(["JobSummaryUpload_VIEW"]);
    await screen.shows("Or create the job now");
    const offered = [...document.querySelectorAll("a")].map((each) => each.getAttribute("href"));
    expect(offered).toContain(linkTo("jobCreateBase"));
    expect(offered).not.toContain(linkTo("jobCreateAdvanced"));
    expect(offered).not.toContain(linkTo("jobCreateMatchedDataOnly"));
    expect(screen.text().split("You don’t have permission to create this type of job.").length - 1).toBe(2);
  });

  it("takes no file from a user without an issuer", async () => {
    const screen = await open(["JobSummaryUpload_VIEW"], { issuerOptions: [] });
    await screen.until(() => screen.text().length > "New job".length);
    expect(screen.text()).not.toContain("Drop a ledger");
  });

  it("shows why the issuers can't be read, and reads them again", async () => {
    let times = 0;
    const screen = await open(["JobSummaryUpload_VIEW"], {
      issuerOptions: () => ((times += 1) === 1 ? refusedWith("The service is busy. Try again.", {}, 503) : issuers),
    });
    await screen.shows("The service is busy. Try again.");
    await screen.press("Try again");
    await screen.shows("Or create the job now");
  });
});

describe("a job before its file", () => {
  const open = (kind: "advanced" | "matchedDataOnly", props: Props = {}) =>
    openScreen(
      linkTo(kind === "advanced" ? "jobCreateAdvanced" : "jobCreateMatchedDataOnly"),
      createElement(CreateJobForm, { kind }),
      {
        permissions: ["JobCreate", "BuyerManagement_CREATE", "JobCapabilities_SELECT"],
        ...props,
        answers: { issuerOptions: issuers, buyers, createJob: { ...doneWith("Done."), id: "j9" }, ...props.answers },
      },
    );
  const fill = async (screen: Awaited<ReturnType<typeof open>>) => {
    await screen.shows("Job name");
    await screen.type("Job name", " Quarry FY26 ");
    await screen.choose("Issuer", "i1");
    await screen.until(() => screen.sent.some(({ id }) => id === "buyers"));
    await screen.pick("Buyer", "Quarry Council");
  };

  it("is created with the issuer's currency, country and capabilities, unless the user chose others", async () => {
    const screen = await open("advanced");
    await fill(screen);
    await screen.press("Create job");
    await screen.until(() => location.pathname.includes("j9"));
    expect(screen.writes()).toEqual([
      {
        id: "createJob",
        params: {},
        query: {},
        body: {
          kind: "advanced",
          name: "Quarry FY26",
          issuerId: "i1",
          buyerId: "b1",
          currency: "GBP",
          buyerCountry: "GBR",
          capabilities: ["stp", "vcard"],
        },
      },
    ]);
  });

  it("without figures sends neither currency nor capabilities", async () => {
    const screen = await open("matchedDataOnly");
    await fill(screen);
    expect(screen.field("Currency")).toBeNull();
    await screen.press("Create job");
    await screen.until(() => screen.writes().length > 0);
    const [sent] = screen.writes();
    expect(Object.keys(Object(sent?.body)).toSorted()).toEqual(["buyerCountry", "buyerId", "issuerId", "kind", "name"]);
  });

  it("follows another issuer's currency, and forgets the buyer of the first one", async () => {
    const screen = await open("advanced");
    await fill(screen);
    await screen.choose("Issuer", "i2");
    await screen.press("Create job");
    await screen.shows("Choose a buyer");
    expect([screen.writes(), screen.text().includes("EUR")]).toEqual([[], true]);
  });

  it("shows a refusal under its field, and keeps what was entered", async () => {
    const answers = { createJob: () => refusedWith("The form has errors.", { name: "Another job has this name." }) };
    const screen = await open("advanced", { answers });
    await fill(screen);
    await screen.press("Create job");
    await screen.shows("Another job has this name.");
    expect((screen.field("Job name") as HTMLInputElement).value).toBe(" Quarry FY26 ");
    expect(location.pathname).toBe(linkTo("jobCreateAdvanced"));
  });

  it("can't be created in read-only mode", async () => {
    const screen = await open("advanced", { mode: "ReadOnly" });
    await screen.shows("Job name");
    expect([undefined, true]).toContain(screen.button("Create job")?.disabled);
  });
});

describe("the bar of a file that is being imported", () => {
  const check = {
    accepted: 1200,
    rejected: 3,
    totalRows: 0,
    blank: 0,
    sumMinor: "123456789",
    currency: "GBP",
    minorDigits: 2,
    money: [],
    questions: [],
    totals: null,
  };
  const draft = (part: object) =>
    ({
      gaps: { missing: [], dateMissing: false, questions: [], duplicates: [], emptyConstants: [] },
      buyer: { value: "Quarry Council", id: "b1" },
      kind: { value: "advanced" },
      currency: { value: "GBP", isOpen: false },
      mapping: { sources: {}, answers: {} },
      file: { id: "f1", state: "Checked", unpacked: null },
      check,
      lastCheck: check,
      periods: [],
      period: null,
      ...part,
    }) as unknown as Draft;
  const open = async (part: object, props: Partial<Parameters<typeof DraftBar>[0]> = {}) => {
    const done: string[] = [];
    const bar = createElement(DraftBar, {
      draft: draft(part),
      isDoubted: false,
      disabled: false,
      importing: false,
      discarding: false,
      isCheckOpen: false,
      onImport: () => done.push("import"),
      onDiscard: () => done.push("discard"),
      onCheck: () => done.push("check"),
      onAsk: (at) => done.push(`ask ${at}`),
      ...props,
    });
    return { screen: await openScreen(linkTo("newJob"), bar), done };
  };

  it("says how many rows and how much money will be imported, and imports them", async () => {
    const { screen, done } = await open({});
    expect(screen.text()).toContain("1,200 rows, £1,234,567.89.");
    expect(screen.text()).toContain("3 rows rejected");
    await screen.press("Import 1,200 rows");
    await screen.press("Check 3 rows");
    expect(done).toEqual(["import", "check"]);
  });

  it("shows no sign of a currency that nothing proves, and asks for it first", async () => {
    const { screen, done } = await open({ currency: { value: "GBP", isOpen: true } });
    expect(screen.text()).toContain("1,234,567.89");
    expect(screen.text()).not.toContain("£");
    expect(screen.button("Import 1,200 rows")).toBeUndefined();
    await screen.press("Choose the currency");
    expect(done).toEqual(["ask currency"]);
  });

  it.each<readonly [string, object, object, string]>([
    ["no check is of the file as it is now", { check: null }, {}, "Import"],
    ["no row was accepted", { check: { ...check, accepted: 0 } }, {}, "Import 0 rows"],
    ["the user can't change it", {}, { disabled: true }, "Import 1,200 rows"],
  ])("can't import where %s", async (_, part, props, name) => {
    const { screen } = await open(part, props);
    expect(screen.button(name)?.disabled).toBe(true);
  });
});
