/** Files of campaigns are read in the words of the product's own screens and exports, in every language. */
import { expect, test } from "vitest";
import { failReasons, memberStatuses } from "@paygauge/api-types/campaigns/campaign-rules";
import { catalogue } from "@paygauge/api-types/catalogue/en";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import { germanTexts } from "@paygauge/ui/context/ui-texts-de.ts";
import { frenchTexts } from "@paygauge/ui/context/ui-texts-fr.ts";
import { englishTexts } from "@paygauge/ui/context/ui-texts.ts";
import { contactsTable, outcomesTable } from "../../origin/src/areas/campaigns/campaign-file-tables.ts";
import { readCampaignFile } from "../../origin/src/areas/campaigns/read-campaign-file.ts";
import {
  identityColumns,
  outcomeColumns,
  restColumns,
} from "../../web/src/areas/campaigns/grid/use-member-columns.tsx";
import { sheetOf } from "../../web/src/data/lists/list-sheet.ts";
import { campaignsTexts as german } from "../../web/src/texts/de/campaigns.ts";
import { campaignsTexts as english } from "../../web/src/texts/en/campaigns.ts";
import { campaignsTexts as french } from "../../web/src/texts/fr/campaigns.ts";
import { vendorsTexts as germanVendors } from "../../web/src/texts/de/vendors.ts";
import { vendorsTexts as englishVendors } from "../../web/src/texts/en/vendors.ts";
import { vendorsTexts as frenchVendors } from "../../web/src/texts/fr/vendors.ts";
import { translateWith } from "../../web/src/texts/translate-with.ts";

const languages = [
  { language: "English", campaigns: english, vendors: englishVendors, methods: englishTexts.capabilityNames },
  { language: "German", campaigns: german, vendors: germanVendors, methods: germanTexts.capabilityNames },
  { language: "French", campaigns: french, vendors: frenchVendors, methods: frenchTexts.capabilityNames },
];
type Shown = (typeof languages)[number];

const member: CampaignMember = {
  supplierKey: "s",
  name: "",
  mcc: "5734",
  mccDescription: "Computer software",
  country: "DEU",
  levels: {},
  wave: "negotiate",
  valueMinor: 1,
  yearMinor: 1,
  payments: 4,
  status: "Pending",
  statusOn: "2026-10-01T00:00:00.000Z",
  daysInStatus: 3,
  ownerUserId: null,
  version: 1,
  unansweredSince: null,
  proposesAbandon: false,
  nextTime: null,
  heldBy: null,
  heldUntil: null,
  ownerName: "",
  route: "Buyer",
  nextKind: null,
  nextOn: null,
  attempts: 2,
  unanswered: 1,
  lastAttemptOn: "2026-10-02T00:00:00.000Z",
  lastChannel: "call",
  lastDisposition: "noAnswer",
  contact: "none",
  reason: null,
  agreedMethod: null,
  agreedOn: null,
};
/** Every status, with every reason and every method. */
const members: readonly CampaignMember[] = [
  ...memberStatuses
    .filter((status) => status !== "Failed" && status !== "Succeeded")
    .map((status) => ({ ...member, status })),
  ...failReasons.map((reason) => ({ ...member, status: "Failed" as const, reason })),
  ...capabilities.map((agreedMethod) => ({
    ...member,
    status: "Succeeded" as const,
    agreedMethod,
    agreedOn: "2026-10-05",
  })),
].map((each, at) => ({ ...each, name: `Supplier ${at}` }));

/** The grid's export with every column, as the browser writes it. */
async function exported({ campaigns: { columns, words }, methods }: Shown): Promise<File> {
  const title = (key: keyof typeof columns) => columns[key];
  const say = {
    status: (value: keyof typeof words.status) => words.status[value],
    reason: (value: keyof typeof words.reason) => words.reason[value],
    disposition: (value: keyof typeof words.disposition) => words.disposition[value],
    route: (value: keyof typeof words.route) => words.route[value],
  };
  const all = [
    ...restColumns(title, say),
    ...identityColumns(title, say, () => ""),
    ...outcomeColumns(title, say, (method) => Object.entries(methods).find(([key]) => key === method)?.[1] ?? ""),
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const sheet = sheetOf(all, members, translateWith(catalogue, "en-GB"));
  for await (const part of sheetFile("csv", sheet, "Campaign")) parts.push(new Uint8Array(part));
  return new File(parts, "campaign.csv");
}

test.each(languages)("an export of a campaign's suppliers in $language is imported whole", async (shown) => {
  const { facts, lines } = await readCampaignFile(await exported(shown), outcomesTable("boost", "2026-11-01"));
  expect(facts.rejects).toEqual([]);
  // A word that a screen may break is one word in a file.
  expect(await (await exported(shown)).text()).not.toContain("\u00AD");
  const read = lines.map(({ supplier, status, reason, agreedMethod, agreedOn }) => ({
    name: supplier,
    status,
    reason,
    agreedMethod,
    agreedOn,
  }));
  expect(read).toEqual(
    members.map(({ name, status, reason, agreedMethod, agreedOn }) => ({
      name,
      status,
      reason,
      agreedMethod,
      agreedOn,
    })),
  );
});

test.each(languages)("the vendor page's words of outcomes in $language are read", async ({ campaigns, vendors }) => {
  const { columns } = campaigns;
  const { status, reason } = vendors.words;
  const lines = [
    [columns.name, columns.status, columns.reason, columns.agreedOn],
    ...Object.values(reason).map((each, at) => [`Failed ${at}`, status.Failed, each, ""]),
    ["Abandoned", status.Abandoned, "", ""],
    ["Succeeded", status.Succeeded, "", "2026-10-05"],
  ];
  const file = new File(lines.map(csvLine), "outcomes.csv");
  const { facts } = await readCampaignFile(file, outcomesTable("vcard", "2026-11-01"));
  expect(facts).toMatchObject({ rejects: [], accepted: lines.length - 1 });
});

test.each(languages)("contacts under the contact form's headings in $language are read", async ({ campaigns }) => {
  const { name, role, phone, mail } = campaigns.supplier.contactFields;
  const row = { name: "Accounts desk", role: "Payables", phone: "+44 20 7946 0000", mail: "pay@supplier.example" };
  const lines = [
    [campaigns.columns.name, name, role, phone, mail],
    ["Acme", row.name, row.role, row.phone, row.mail],
  ];
  const { lines: read, facts } = await readCampaignFile(new File(lines.map(csvLine), "contacts.csv"), contactsTable);
  expect(facts.rejects).toEqual([]);
  expect(read).toMatchObject([{ supplier: "Acme", ...row }]);
});

test.each(languages)("the columns that the import asks for in $language are read", async ({ campaigns }) => {
  const named = (text: string) => {
    const [, list = ""] = /(?:columns|Spalten|colonnes) ([^.]+)\./.exec(text) ?? [];
    return list.split(/, | and | und | et /);
  };
  const { external, contacts } = campaigns.files;
  const outcomes = new File([csvLine(named(external.columns)), csvLine(["A", "active", "", "", ""])], "a.csv");
  const { facts } = await readCampaignFile(outcomes, outcomesTable("vcard", "2026-11-01"));
  expect(facts.columns.map(({ field }) => field)).toEqual(["supplier", "status", "reason", "agreedMethod", "agreedOn"]);
  const people = new File([csvLine(named(contacts.columns)), csvLine(["A", "B", "", "1234567", ""])], "b.csv");
  const { facts: read } = await readCampaignFile(people, contactsTable);
  expect(read.columns.map(({ field }) => field)).toEqual(["supplier", "name", "role", "phone", "mail"]);
});
