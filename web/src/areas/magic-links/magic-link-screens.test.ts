/** What the forms of magic links send and when they can, and what a refusal shows. */
import { createElement } from "react";
import { describe, expect, it, test } from "vitest";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { IssuerFull } from "@paygauge/api-types/entities/issuers";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Buyer } from "@paygauge/api-types/endpoints/buyers";
import type { MagicLinkDetail } from "@paygauge/api-types/entities/magic-links";
import { doneWith, openScreen, refusedWith } from "../../support/test-screen.ts";
import { LinkActs } from "./link-acts.tsx";
import { LinkTimeline } from "./link-timeline.tsx";
import { NewLinkDialog } from "./new-link-dialog.tsx";
import { StateCounts } from "./state-counts.tsx";

const issuers: AnswerOf<"magicLinkIssuers"> = [
  { id: "i0", name: "Closed", language: "en", emailDomains: [], isOpen: false },
  { id: "i1", name: "Harbour", language: "de", emailDomains: ["harbour.example"], isOpen: true },
];
const buyer = (id: string, name: string): Buyer => ({
  id,
  name,
  issuerId: "i1",
  issuerName: "Harbour",
  country: "GBR",
  currency: null,
  industryCode: null,
  buyerType: null,
  jobsCount: 0,
  version: 1,
  createdOn: "2026-01-01T00:00:00Z",
});
const closedIssuer: IssuerFull = {
  id: "i0",
  version: 3,
  name: "Closed",
  issuerKey: "closed",
  scheme: "Visa",
  language: "en",
  currency: null,
  sendMagicLinks: false,
  brandingId: null,
  analysisDataDownloadProfileId: null,
  matchedDataOnlyDownloadProfileId: null,
  onboardingDataDownloadProfileId: null,
  fallbackCountryIso3: "GBR",
  issuerKeyAliases: [],
  issuerEmailDomains: [],
  inputDataOptions: ["CsvFileUpload"],
  jobsCount: 0,
  jobNames: [],
  usersCount: 0,
  usernames: [],
  issuerCapabilities: [],
  issuerVirtualLockboxes: [],
  sharesBenchmarks: false,
  showsLedgerRows: false,
  numberNonEmailDomainUsers: 0,
  hasSupplierIncludeList: false,
  hasSupplierExcludeList: false,
};
const buyers = [buyer("b1", "Quarry Council"), buyer("b2", "Calder County")];
const made = { ...doneWith("The link is on its way."), id: "m1", address: "https://brand1.example/l/secret" };

describe("a new link", () => {
  const open = (
    answers: NonNullable<Parameters<typeof openScreen>[2]>["answers"] = {},
    all = issuers,
    permissions: readonly Permission[] = [],
  ) => {
    const result: { made: string[] } = { made: [] };
    const dialog = createElement(NewLinkDialog, {
      onClose: () => undefined,
      onMade: ({ address }) => result.made.push(address),
    });
    const given = { magicLinkIssuers: all, buyers, ...answers };
    return openScreen("/", dialog, { permissions, answers: given }).then((screen) => ({ screen, result }));
  };
  const fill = async (screen: Awaited<ReturnType<typeof open>>["screen"], recipient: string) => {
    await screen.shows("Recipient");
    await screen.until(() => screen.sent.some(({ id }) => id === "buyers"));
    await screen.pick("Buyer", "Calder County");
    await screen.type("Recipient’s email address", recipient);
  };

  it("is for an issuer that allows links, and can be sent once buyer and recipient are known", async () => {
    const { screen, result } = await open({ createMagicLink: made });
    await screen.shows("Recipient");
    expect(screen.button("Send link")?.disabled).toBe(true);
    await fill(screen, "ada@harbour.example");
    expect(screen.button("Send link")?.disabled).toBe(false);
    await screen.choose("Works for", "3");
    await screen.choose("Accepts", "2");
    await screen.press("Send link");
    await screen.until(() => result.made.length > 0);
    expect(screen.writes()).toEqual([
      {
        id: "createMagicLink",
        params: {},
        query: {},
        body: {
          issuerId: "i1",
          buyerId: "b2",
          kind: "advanced",
          recipient: "ada@harbour.example",
          language: "en",
          days: 3,
          uses: 2,
          byMail: true,
          confirmsDomain: false,
        },
      },
    ]);
    expect(screen.sent.find(({ id }) => id === "buyers")?.query).toEqual({ issuerId: "i1" });
  });

  it("to an address that the system asks about waits for a confirmation, which another address takes away", async () => {
    const { screen, result } = await open({
      createMagicLink: ({ body }) =>
        JSON.stringify(body).includes('"confirmsDomain":true')
          ? made
          : refusedWith("Anybody can open an address there.", {}, 409, "CONFIRM_ADDRESS"),
    });
    await fill(screen, "ada@elsewhere.example");
    await screen.press("Send link");
    await screen.shows("Anybody can open an address there.");
    expect(screen.button("Send link")?.disabled).toBe(true);
    await screen.tick("I have checked ada@elsewhere.example.");
    expect(screen.button("Send link")?.disabled).toBe(false);
    await screen.type("Recipient’s email address", "bob@elsewhere.example");
    expect(screen.text()).not.toContain("I have checked");
    await screen.press("Send link");
    await screen.tick("I have checked bob@elsewhere.example.");
    await screen.press("Send link");
    await screen.until(() => result.made.length > 0);
    expect(screen.writes().at(-1)?.body).toMatchObject({ recipient: "bob@elsewhere.example", confirmsDomain: true });
  });

  it("to be copied isn't mailed", async () => {
    const { screen, result } = await open({ createMagicLink: made });
    await fill(screen, "ada@harbour.example");
    await screen.tick("I copy the link and send it");
    await screen.press("Create link");
    await screen.until(() => result.made.length > 0);
    expect(screen.writes().map(({ body }) => body)).toMatchObject([{ byMail: false }]);
    expect(result.made).toEqual(["https://brand1.example/l/secret"]);
  });

  it("shows a refusal next to its field, or as a sentence of its own, and stays open", async () => {
    const { screen, result } = await open({
      createMagicLink: ({ body }) =>
        JSON.stringify(body).includes("first@")
          ? refusedWith("The form has errors.", { recipient: "This address can’t receive email." })
          : refusedWith("20 links are open. Revoke one first.", {}, 409),
    });
    await fill(screen, "first@harbour.example");
    await screen.press("Send link");
    await screen.shows("This address can’t receive email.");
    expect(document.querySelector("[role=alert]")?.textContent ?? "").not.toContain("The form has errors.");
    await screen.type("Recipient’s email address", "second@harbour.example");
    await screen.press("Send link");
    await screen.shows("20 links are open. Revoke one first.");
    expect([result.made, screen.text().includes("This address can’t receive email.")]).toEqual([[], false]);
  });

  it("asks for an administrator where no issuer allows links", async () => {
    const { screen } = await open({}, issuers.slice(0, 1));
    await screen.shows("No issuer allows upload links yet. Ask an administrator");
    expect([screen.button("Send link")?.disabled, screen.button("Turn on upload links")]).toEqual([true, undefined]);
  });

  it("turns upload links on in the dialog for users who may change issuers", async () => {
    let isOpen = false;
    const answers = {
      magicLinkIssuers: () => issuers.slice(0, 1).map((each) => ({ ...each, isOpen })),
      issuerFull: closedIssuer,
      updateIssuer: doneWith("Saved."),
      issuerInputDataOptions: () => {
        isOpen = true;
        return doneWith("Saved.");
      },
    };
    const { screen } = await open(answers, issuers, ["IssuerArea_CRUD"]);
    await screen.press("Turn on upload links");
    await screen.shows("Recipient");
    expect(screen.writes().map(({ id, body }) => [id, body])).toMatchObject([
      ["updateIssuer", { id: "i0", version: 3, sendMagicLinks: true }],
      ["issuerInputDataOptions", { inputDataOptions: ["CsvFileUpload", "SendUploadLink"] }],
    ]);
  });
});

const link: MagicLinkDetail = {
  id: "m1",
  recipient: "ada@harbour.example",
  issuerId: "i1",
  issuerName: "Harbour",
  buyerId: "b1",
  buyerName: "Quarry Council",
  kind: "advanced",
  state: "Sent",
  step: 1,
  lastEvent: "Sent",
  lastEventOn: "2026-01-01T00:00:00Z",
  createdOn: "2026-01-01T00:00:00Z",
  createdByName: "Sasha",
  expiresOn: "2026-01-08T00:00:00Z",
  uses: 3,
  usesSpent: 1,
  version: 4,
  language: "en",
  page: "https://brand1.example/l",
  brandName: "Harbour",
  events: [],
  files: [],
  capturedMail: null,
  isMailStandIn: false,
};

describe("a link", () => {
  const open = (part: Partial<MagicLinkDetail>, props: NonNullable<Parameters<typeof openScreen>[2]> = {}) => {
    const shown: string[] = [];
    const acts = createElement(LinkActs, {
      link: { ...link, ...part },
      onChanged: () => shown.push("changed"),
      onAddress: (address) => shown.push(address),
    });
    return openScreen("/", acts, props).then((screen) => ({ screen, shown }));
  };

  it("is revoked with its reason and the version that was seen", async () => {
    const { screen, shown } = await open({}, { answers: { revokeMagicLink: doneWith("The link is revoked.") } });
    await screen.press("Revoke");
    await screen.shows("Revoke the link of ada@harbour.example?");
    expect(screen.writes()).toEqual([]);
    await screen.type("Reason", "Left the company");
    await screen.press("Revoke");
    await screen.until(() => shown.length > 0);
    expect(screen.writes()).toEqual([
      {
        id: "revokeMagicLink",
        params: { magicLinkId: "m1" },
        query: {},
        body: { version: 4, reason: "Left the company" },
      },
    ]);
  });

  it.each([
    ["Send again", "Send link", true],
    ["New link to copy", "Create link", false],
  ])("“%s” makes another link, for as long as is chosen", async (name, confirm, byMail) => {
    const { screen, shown } = await open(
      {},
      { answers: { sendMagicLink: { ...made, address: byMail ? "" : made.address } } },
    );
    await screen.press(name);
    await screen.shows("The earlier link stops working.");
    await screen.choose("Works for", "2");
    await screen.press(confirm);
    await screen.until(() => shown.length > 1);
    expect(screen.writes().map(({ body }) => body)).toEqual([{ version: 4, days: 2, byMail }]);
    expect(shown).toEqual(["changed", byMail ? "" : made.address]);
  });

  it("stays as it is where the origin refuses, and the user reads why", async () => {
    const { screen, shown } = await open(
      {},
      { answers: { revokeMagicLink: () => refusedWith("It has changed. Reload.", {}, 409) } },
    );
    await screen.press("Revoke");
    await screen.shows("Revoke the link of");
    await screen.press("Revoke");
    await screen.until(() => screen.said().length > 0);
    expect([shown, screen.said().map(({ kind, message }) => `${kind} ${message}`)]).toEqual([
      [],
      ["error It has changed. Reload."],
    ]);
  });

  it.each<readonly [string, MagicLinkDetail["state"], string]>([
    ["that waits can be sent again and revoked", "Sent", "Send again, New link to copy, Revoke"],
    ["that has expired can be sent again and revoked", "Expired", "Send again, New link to copy, Revoke"],
    ["that was revoked can't be changed", "Revoked", ""],
    ["that was used can't be changed", "Used", ""],
  ])("%s", async (_, state, names) => {
    await open({ state });
    expect([...document.querySelectorAll("button")].map((each) => each.textContent).join(", ")).toBe(names);
  });

  it("offers nothing in read-only mode", async () => {
    await open({}, { mode: "ReadOnly" });
    expect([...document.querySelectorAll("button")].every((each) => each.disabled)).toBe(true);
  });

  it("says how many files it still takes, while it can take any", async () => {
    const screen = await openScreen("/", createElement(LinkTimeline, { link }));
    expect(screen.text()).toContain("Waiting for 2 files from Quarry Council");
  });
});

test("each state has its own count, which leads to its links", async () => {
  const counts = { Created: 1, Sent: 2, Opened: 3, Used: 4, Expired: 5, Revoked: 1006 };
  await openScreen("/", createElement(StateCounts, { counts }));
  const shown = [...document.querySelectorAll("a")].map((each) => [
    /(?:Created|Sent|Opened|Used|Expired|Revoked)/.exec(decodeURIComponent(each.href))?.[0],
    each.textContent,
  ]);
  expect(shown).toEqual(Object.entries(counts).map(([state, count]) => [state, count.toLocaleString("en-GB")]));
});
