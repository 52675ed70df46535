/** Which currency a file's amounts are in, and what of it is proved: an issuer's default proves nothing. */
import { describe, expect, it } from "vitest";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { judgeCurrency, type CurrencyFacts } from "@paygauge/analysis/reading/currency-proof";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";

async function inspect(text: string): Promise<LedgerInspection> {
  const bytes = new TextEncoder().encode(text);
  const options = { kind: "advanced", currency: "GBP", pause: async () => {} } as const;
  const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, options);
  if (inspection === undefined) throw new Error("refused");
  return inspection;
}

const none: CurrencyFacts = { stated: null, buyer: null, issuerCurrency: "GBP" };
const judged = async (text: string, facts: Partial<CurrencyFacts> = {}) => {
  const inspection = await inspect(text);
  return judgeCurrency(inspection, inspection.proposal.mapping, { ...none, ...facts });
};

const names = ["Halvard", "Brookline", "Okafor", "Tern", "Quill", "Fen", "Rowan", "Sable"];
const ledger = (form: string, amount = (at: number) => `${at}00.50`, header = "Supplier,Amount,Payment Date") =>
  `${header}\n${names.map((name, at) => `${name} ${form},${amount(at + 1)},2026-01-0${at + 1}`).join("\n")}\n`;
const currencies = (verdict: Awaited<ReturnType<typeof judged>>) => verdict.candidates.map(({ currency }) => currency);

it("offers no default that the file's own sign rules out", async () => {
  const dollars = await judged(
    ledger("", (at) => `$${at}00.50`),
    { issuerCurrency: "EUR" },
  );
  expect([dollars.isProved, currencies(dollars)[0], currencies(dollars).includes("EUR")]).toEqual([
    false,
    "USD",
    false,
  ]);
  const canadian = await judged(
    ledger("", (at) => `$${at}00.50`),
    { issuerCurrency: "CAD" },
  );
  expect([canadian.isProved, currencies(canadian)[0]]).toEqual([false, "CAD"]);
});

describe("what proves a currency", () => {
  it.each([
    [
      "a currency column",
      ledger("", (at) => `${at}00.50,EUR`, "Supplier,Amount,Currency,Payment Date"),
      "EUR",
      "column",
    ],
    ["a code in the heading", ledger("", undefined, "Supplier,Amount (SEK),Payment Date"), "SEK", "header"],
    ["a title above", `Payments in EUR,,\n\n${ledger("")}`, "EUR", "header"],
    ["a sign that one currency has", ledger("", (at) => `${at}00.50 €`), "EUR", "sign"],
    ["a pound sign", ledger("", (at) => `£${at}00.50`), "GBP", "sign"],
  ])("%s", async (_, text, currency, because) => {
    expect(await judged(text)).toMatchObject({ currency, because, isProved: true });
  });

  it("the buyer's record, once a user confirmed its currency", async () => {
    const buyer = { currency: "NOK", country: "" };
    expect(await judged(ledger(""), { buyer })).toMatchObject({ currency: "NOK", because: "buyer", isProved: true });
  });

  it("countries in the file that agree with the buyer's", async () => {
    const buyer = { currency: null, country: "ISL" };
    expect(await judged(ledger("ehf."), { buyer })).toMatchObject({
      currency: "ISK",
      because: "countries",
      isProved: true,
    });
    expect(await judged(ledger(""), { buyer })).toMatchObject({ isProved: false });
  });

  it("an answer of the user, whatever else", async () => {
    const { proposal, ...inspection } = await inspect(ledger("ehf."));
    const mapping = { ...proposal.mapping, answers: { currency: "EUR" } };
    expect(judgeCurrency(inspection, mapping, none)).toMatchObject({ currency: "EUR", isProved: true });
  });
});

describe("what does not", () => {
  it.each([
    ["ehf.", "ISK"],
    ["S.r.l.", "EUR"],
    ["GmbH", "EUR"],
    ["Sp. z o.o.", "PLN"],
    ["A/S", "DKK"],
    ["Kft.", "HUF"],
  ])("the issuer's default: names ending in %s offer %s first", async (form, currency) => {
    const verdict = await judged(ledger(form));
    expect(verdict).toMatchObject({ isProved: false, because: "countries" });
    expect(currencies(verdict)).toContain(currency);
    expect(verdict.currency).not.toBe("GBP");
    expect(currencies(verdict)).toContain("GBP");
  });

  it("a sign that several currencies share, until something else speaks for one", async () => {
    const dollars = (form: string) => ledger(form, (at) => `$${at}00.50`);
    const open = await judged(dollars(""), { issuerCurrency: "USD" });
    expect(open).toMatchObject({ isProved: false });
    expect(currencies(open).slice(0, 3)).toEqual(["USD", "CAD", "AUD"]);
    expect(await judged(dollars(""), { stated: "AUD" })).toMatchObject({ currency: "AUD", isProved: true });
    expect(await judged(dollars(""), { buyer: { currency: null, country: "CAN" } })).toMatchObject({ currency: "CAD" });
    expect(await judged(dollars("Pte Ltd"))).toMatchObject({ currency: "SGD", isProved: true });
    const { proposal, profiles } = await inspect(ledger(""));
    const crowns = profiles.map((each) => (each.index === 1 ? { ...each, samples: ["1 200,50 kr", "3,00 kr"] } : each));
    const inCrowns = (stated: string | null) =>
      judgeCurrency({ profiles: crowns }, proposal.mapping, { ...none, stated });
    expect(inCrowns(null)).toMatchObject({ isProved: false });
    expect(inCrowns("SEK")).toMatchObject({ currency: "SEK", because: "sign", isProved: true });
  });

  it("names of several countries: that of the job's is preselected, and no other is said to speak", async () => {
    const verdict = await judged(ledger("Ltd"), { country: "GBR", issuerCurrency: "USD" });
    expect(verdict).toMatchObject({ isProved: false, preselected: "GBP" });
    expect(verdict.candidates.filter(({ because }) => because === "countries")).toMatchObject([{ currency: "GBP" }]);
    expect(await judged(ledger("Ltd"), { issuerCountry: "GBR" })).toMatchObject({ preselected: "GBP" });
    // Without any name that may be of it, an issuer's country is a default alone.
    expect(await judged(ledger(""), { issuerCountry: "GBR" })).toMatchObject({ preselected: null });
    expect(await judged(ledger(""), { country: "NZL" })).toMatchObject({ preselected: "NZD" });
    expect(await judged(ledger("ehf."), { country: "GBR" })).toMatchObject({ preselected: null });
    expect(
      await judged(
        ledger("", (at) => `$${at}00.50`),
        { country: "GBR" },
      ),
    ).toMatchObject({ preselected: null });
  });

  it("an earlier answer that the file contradicts: it is asked, with the earlier answer first", async () => {
    const buyer = { currency: "GBP", country: "GBR" };
    const verdict = await judged(ledger("ehf."), { buyer });
    expect(verdict).toMatchObject({ isProved: false, isContradicted: true, currency: "GBP" });
    expect(currencies(verdict)).toEqual(["GBP", "ISK"]);
    expect(await judged(ledger("ehf."), { stated: "GBP" })).toMatchObject({ isProved: false, isContradicted: true });
    expect(await judged(ledger("Ltd"), { stated: "GBP" })).toMatchObject({ isProved: true });
  });

  it("words in capitals that are codes as well", async () => {
    expect(await judged(ledger("", undefined, "SUPPLIER,TOTAL ALL,PAYMENT DATE"))).toMatchObject({ isProved: false });
  });
});
