/** Which check of the file a draft shows: the one of the job's facts and of the mapping as they are now. */
import { beforeAll, describe, expect, it } from "vitest";
import type { ColumnMapping, ImportCheck, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Buyer } from "@paygauge/api-types/endpoints/buyers";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { Choices } from "./choices.ts";
import { draftOf, mappingText } from "./draft-of.ts";
import { readHead } from "./read-head.ts";

const rows = Array.from(
  { length: 40 },
  (_, at) => `Supplier ${at},${at}.50,2025-03-${String((at % 28) + 1)},INV-${at},GBP`,
);
const text = `Supplier Name,Amount,Payment Date,Transaction Number,Currency\n${rows.join("\n")}\n`;
const check = { accepted: 40, rejected: 0 } as unknown as ImportCheck;
const earlier = { accepted: 39, rejected: 1 } as unknown as ImportCheck;
const issuer = { id: "i1", name: "Harbour", currency: "GBP", fallbackCountryIso3: "GBR" } as unknown as IssuerOption;

let inspection: LedgerInspection;
/** As the origin stores it: with the answers that the page gives by default. */
let mapping: ColumnMapping;
beforeAll(async () => {
  const read = await readHead(new File([text], "x.csv"), { currency: "GBP" });
  if (read.inspection === null) throw new Error("refused");
  ({ inspection } = read);
  const proposed = { ...inspection.proposal.mapping, answers: { supplierIds: "byName" as const } };
  mapping = JSON.parse(mappingText({ ...proposed, currency: "GBP" }, inspection));
});

interface Change {
  readonly job?: Partial<Job>;
  readonly file?: Partial<Upload>;
  readonly choices?: Choices;
  /** undefined: they are being loaded. */
  readonly buyers?: readonly Buyer[] | undefined;
}

function draftWith({ job = {}, file = {}, choices = {}, ...rest }: Change) {
  return draftOf({
    // A draft that a user began has its own id as its buyer.
    job: {
      id: "j1",
      buyerId: "j1",
      issuerId: "i1",
      kind: "advanced",
      currency: "GBP",
      buyerCountry: "GBR",
      ...job,
    } as Job,
    file: {
      id: "f1",
      fileName: "x.csv",
      size: text.length,
      state: "Checked",
      isCorrected: false,
      unpacked: null,
      inspection,
      mapping,
      check,
      ...file,
    } as unknown as Upload,
    choices,
    issuers: [issuer],
    permitted: ["advanced", "base", "matchedDataOnly"],
    buyers: "buyers" in rest ? rest.buyers : [],
    lastCheck: earlier,
  });
}

const draftOfCurrency = (change: Change) => {
  const found = draftWith(change);
  return found && { ...found.currency, answer: found.mapping.answers?.currency };
};

function shown(change: Change = {}) {
  const found = draftWith(change);
  return found && { check: found.check, lastCheck: found.lastCheck, currency: found.currency.value };
}

describe("a buyer that is being typed", () => {
  const bradford = { id: "b1", name: "Bradford Bulk Foods", country: "GBR", currency: "GBP" } as unknown as Buyer;
  const buyerOf = (change: Change) => draftWith({ file: { fileName: "bradford-bulk-2019.csv" }, ...change })?.buyer;

  it("is asked for still when the list comes and a guess with it, which is offered", () => {
    const choices = { buyer: { typed: "City of Bradford" } };
    expect(buyerOf({ choices, buyers: undefined })).toMatchObject({ value: "", offered: [] });
    expect(buyerOf({ buyers: [bradford] })).toMatchObject({ value: bradford.name, id: "b1" });
    const offered = [{ id: "b1", name: bradford.name }];
    expect(buyerOf({ choices, buyers: [bradford] })).toMatchObject({ value: "", id: null, offered });
  });

  it("gives way to the guess when its text is taken away", () => {
    expect(buyerOf({ choices: { buyer: undefined }, buyers: [bradford] })).toMatchObject({ id: "b1" });
  });
});

describe("the currency of a draft that nothing proves", () => {
  const bare = `Supplier Name,Amount,Payment Date\n${Array.from({ length: 40 }, (_, at) => `Supplier ${at} Ltd,${at}.50,2025-03-${String((at % 28) + 1)}`).join("\n")}\n`;
  const currencyOf = async (choices: Choices) => {
    const read = await readHead(new File([bare], "y.csv"), { currency: "USD" });
    if (read.inspection === null) throw new Error("refused");
    const of = { inspection: read.inspection, mapping: read.inspection.proposal.mapping };
    return draftOfCurrency({ file: of, choices });
  };

  it("is that of the country, to be looked at, and is sent as the answer", async () => {
    expect(await currencyOf({})).toMatchObject({
      value: "GBP",
      confidence: "check",
      isOpen: false,
      preselected: "GBP",
      answer: "GBP",
    });
  });

  it("follows what the user chooses", async () => {
    expect(await currencyOf({ currency: "EUR" })).toMatchObject({
      value: "EUR",
      evidence: "answered",
      preselected: null,
      answer: "EUR",
    });
    expect(await currencyOf({ country: "NZL" })).toMatchObject({ value: "NZD", preselected: "NZD" });
  });
});

describe("the check of a draft", () => {
  it("is the file's, where nothing changed since", () => {
    expect(shown()).toEqual({ check, lastCheck: check, currency: "GBP" });
  });

  // The check names amounts in the job's money: one of another currency would be read as this one's.
  const changes: readonly [string, () => Change][] = [
    ["the job has another currency", () => ({ job: { currency: "USD" } })],
    ["the user chose another currency", () => ({ choices: { currency: "EUR" } })],
    ["the job has another country", () => ({ job: { buyerCountry: "ISL" } })],
    ["the user chose another country", () => ({ choices: { country: "ISL" } })],
    ["the job is of another kind", () => ({ job: { kind: "base" } })],
    ["the user chose another kind", () => ({ choices: { kind: "base" } })],
    ["a cell was corrected", () => ({ file: { isCorrected: true } })],
    ["the check runs again", () => ({ file: { state: "Checking" } })],
    ["the mapping was changed", () => ({ choices: { mapping: { ...mapping, sources: {} } } })],
    ["the file was checked with another mapping", () => ({ file: { mapping: { ...mapping, currency: "USD" } } })],
  ];
  it.each(changes)("is not the file's where %s: the newest one stays on screen while another runs", (_, change) => {
    expect(shown(change())).toMatchObject({ check: null, lastCheck: earlier });
  });

  it("is the file's where the job was given what the user chose", () => {
    const chosen = { ...mapping, answers: { ...mapping.answers, currency: "EUR" }, currency: "EUR" };
    const change = { job: { currency: "EUR" }, file: { mapping: chosen }, choices: { currency: "EUR" } };
    expect(shown(change)).toEqual({ check, lastCheck: check, currency: "EUR" });
    expect(shown({ ...change, job: {} }), "the job is in pounds").toMatchObject({ check: null });
  });
});
