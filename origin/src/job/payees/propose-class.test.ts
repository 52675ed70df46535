import { describe, expect, test } from "vitest";
import { payeeLanguages } from "@paygauge/api-types/entities/payee-classes";
import { newestPayeeRules, payeeRules } from "./payee-rules.ts";
import { payeeProposer, purposeReader, type PayeeSigns } from "./propose-class.ts";
import { payeeWords } from "./payee-words.ts";

const rules = payeeRules(newestPayeeRules);
const buyer = { name: "Northgate County Council", country: "GBR" };
const proposerOf = (country: string) => payeeProposer(rules, { ...buyer, country });
const signs = (name: string, more: Partial<PayeeSigns> = {}): PayeeSigns => ({
  name,
  country: "GBR",
  supplierId: "",
  mcc: "",
  merchantCategory: "",
  ...more,
});
const propose = (name: string, more: Partial<PayeeSigns> = {}) => proposerOf(more.country ?? "GBR")(signs(name, more));
const told = (name: string, more: Partial<PayeeSigns> = {}) => {
  const found = propose(name, more);
  return found && `${found.payeeClass}${found.isCertain ? "!" : ""}`;
};

describe("certain", () => {
  test.each([
    ["HM REVENUE & CUSTOMS", "GBR", "TaxAuthority!"],
    ["H.M.R.C. Cumbernauld", "GBR", "TaxAuthority!"],
    ["Internal Revenue Service", "USA", "TaxAuthority!"],
    ["Finanzamt Köln-Mitte", "DEU", "TaxAuthority!"],
    ["Direction générale des Finances publiques", "FRA", "TaxAuthority!"],
    ["Agencia Estatal de Administración Tributaria", "ESP", "TaxAuthority!"],
    ["Agenzia delle Entrate", "ITA", "TaxAuthority!"],
    ["Belastingdienst", "NLD", "TaxAuthority!"],
    ["Ríkisskattstjóri", "ISL", "TaxAuthority!"],
    ["PROCARD", "USA", "CardSettlement!"],
    ["Purchasing Cards March", "GBR", "CardSettlement!"],
    ["Marsh & Hale LLP Client Account", "GBR", "Escrow!"],
    ["MARSH HALE SOLICITORS (CLIENT A/C)", "GBR", "Escrow!"],
    ["Notaranderkonto Dr. Held", "DEU", "Escrow!"],
    ["Net Pay", "GBR", "Payroll!"],
    ["Löhne und Gehälter", "DEU", "Payroll!"],
    ["Employee expenses", "GBR", "Employee!"],
    ["Bank of England", "GBR", "Bank!"],
    ["Teachers' Pensions (A/C 123)", "GBR", "Benefits!"],
    ["Northgate County Council", "GBR", "Intercompany!"],
    ["Westmoor District Council", "GBR", "PublicBody!"],
    ["Ayuntamiento de Villarriba", "ESP", "PublicBody!"],
    ["LB Camden", "GBR", "PublicBody!"],
    ["L B SOUTHWARK", "GBR", "PublicBody!"],
    ["London Borough Haringey", "GBR", "PublicBody!"],
    ["R.B. Kensington & Chelsea", "GBR", "PublicBody!"],
    ["Barnsley M B C", "GBR", "PublicBody!"],
    ["Wakefield MDC", "GBR", "PublicBody!"],
    ["Barnsley Metro Borough Council", "GBR", "PublicBody!"],
    ["Islington Council", "GBR", "PublicBody!"],
    ["Tees Valley Combined Authority", "GBR", "PublicBody!"],
    ["West Midlands Combined Authority", "GBR", "PublicBody!"],
    ["GMCA", "GBR", "PublicBody!"],
    ["Bureau of Land Management", "USA", "PublicBody!"],
    ["Pierre, City of", "USA", "PublicBody!"],
    ["Merseyside Pension Fund", "GBR", "Benefits!"],
    ["Oxfordshire County Council Pension Fund", "GBR", "Benefits!"],
    ["Company Barclaycard", "GBR", "CardSettlement!"],
    ["NATWEST CREDIT CARD CC JAN", "GBR", "CardSettlement!"],
    ["Bank of America Procard", "USA", "CardSettlement!"],
    ["Lloyds Bank Corporate Cards", "GBR", "CardSettlement!"],
    ["COUNCIL TAX REFUND", "GBR", "Levy!"],
    ["Grant payments", "GBR", "Grant!"],
  ])("%s (%s) is %s", (name, country, expected) => {
    expect(told(name, { country })).toBe(expected);
  });
});

describe("proposed for review", () => {
  test.each([
    ["Purchasing Card Consultants Ltd", "CardSettlement"],
    ["Payroll Services Ltd", "Payroll"],
    ["Barclays Bank PLC", "Bank"],
    ["Northgate County Council Catering", "Intercompany"],
    ["Aspect Lettings", "Rent"],
    ["Milltown University", "PublicBody"],
    ["Green Valley Pension Fund", "Benefits"],
    ["Bureau of Weights", "PublicBody"],
    ["Metro", "PublicBody"],
    ["Milltown MBC", "PublicBody"],
    ["Barclaycard", "CardSettlement"],
    ["American Express", "CardSettlement"],
    // It collects duties of traders, and is on no list of authorities that tax a buyer.
    ["U.S. Customs and Border Protection", "PublicBody"],
    ["Milltown Customs Office", "PublicBody"],
  ])("%s is proposed as %s", (name, expected) => {
    expect(told(name)).toBe(expected);
  });

  test.each([
    "Hilltop Food Bank",
    "River Bank Nursing Home",
    "British Council",
    "Taxi Direct Ltd",
    "Banks & Sons Ltd",
    "Cardinal Packaging Ltd",
    "Rentokil Initial",
    "Apex Catering Ltd - P Card",
    "Stadt Apotheke Ltd",
    "LB Foster Rail Technologies (UK) Ltd",
    "CQC Compliance Training",
    "City of Hope Church",
    "Metro Rod Ltd",
    "Bureau of National Affairs Inc",
    "Independent Customs Brokers",
  ])("%s is a supplier", (name) => {
    expect(told(name)).toBeNull();
  });
});

test("a language is looked for where it is spoken, by payee or buyer", () => {
  expect(told("Stadt Neuburg", { country: "DEU" })).toBe("PublicBody");
  expect(told("Stadt Neuburg", { country: "GBR" })).toBeNull();
  expect(proposerOf("DEU")(signs("Stadt Neuburg", { country: "GBR" }))?.payeeClass).toBe("PublicBody");
  expect(told("Stadt Neuburg", { country: "" })).toBe("PublicBody");
});

test("one word of a buyer's name is its own only with the words that groups add to it", () => {
  const ofDelta = payeeProposer(rules, { name: "Delta plc", country: "GBR" });
  expect(ofDelta(signs("Delta Holdings Ltd"))).toMatchObject({ payeeClass: "Intercompany", isCertain: false });
  expect(ofDelta(signs("Delta Air Lines"))).toBeNull();
  expect(ofDelta(signs("DELTA PLC"))).toMatchObject({ payeeClass: "Intercompany", isCertain: true });
  expect(payeeProposer(rules, { name: "", country: "" })(signs("Acme Ltd"))).toBeNull();
});

test("MCC, supplier ID and descriptions are evidence of their own, and add up", () => {
  expect(propose("Acme", { mcc: "6513" })).toEqual({
    payeeClass: "Rent",
    isCertain: false,
    evidence: [{ kind: "mcc", code: "6513" }],
  });
  expect(propose("J Example", { supplierId: "EMP00412" })).toMatchObject({
    payeeClass: "Employee",
    evidence: [{ kind: "supplierId", words: "EMP" }],
  });
  expect(propose("Acme Properties Ltd", { purposes: { Rent: 0.9, Bank: 0.1 } })).toEqual({
    payeeClass: "Rent",
    isCertain: false,
    evidence: [
      { kind: "purpose", share: 0.9 },
      { kind: "pattern", words: "properties", language: "en" },
    ],
  });
  expect(propose("Acme Ltd", { purposes: { Rent: 0.79 } })).toBeNull();
  // A description is never certain, and what the name is certain of wins.
  expect(propose("HMRC", { purposes: { Rent: 1 } })).toMatchObject({ payeeClass: "TaxAuthority", isCertain: true });
});

test("descriptions name a class in each language", () => {
  const purposeOf = purposeReader(rules);
  const read = [
    ["Property Rent", "Rent"],
    ["Miete Büro", "Rent"],
    ["Loyers et charges locatives", "Rent"],
    ["Bond Interest Expense", "Bank"],
    ["Húsaleiga", "Rent"],
    ["Dietas", "Employee"],
    ["Imposte e tasse", "TaxAuthority"],
    ["Aflossing lening", "Bank"],
    ["Vehicle rent", null],
    ["Medical supplies", null],
    ["", null],
  ] as const;
  expect(read.map(([text]) => purposeOf(text))).toEqual(read.map(([, expected]) => expected));
});

test("every phrase is found in its own words, and every language has patterns", () => {
  expect(new Set(rules.patterns.map(({ language }) => language))).toEqual(new Set(payeeLanguages));
  const anywhere = proposerOf("");
  const found = (name: string) => anywhere(signs(name, { country: "" }))?.payeeClass;
  for (const { list, names, payeeClass, source, licence } of rules.lists) {
    expect(source.length * licence.length, list).toBeGreaterThan(0);
    for (const name of names.split("|")) expect(found(name), `${list}: ${name}`).toBe(payeeClass);
  }
  for (const { phrases, payeeClass, needs = "" } of rules.patterns) {
    for (const phrase of phrases.split("|")) {
      const words = payeeWords(phrase.replaceAll("*", "")).join(" ");
      expect(words, `${payeeClass}: ${phrase}`).not.toBe("");
      const [beside = ""] = needs.split(" ");
      expect(found(`${phrase.replaceAll("*", "x")} ${beside}`), `${payeeClass}: ${phrase}`).toBeDefined();
    }
  }
});

test("a version that there never was is refused", () => {
  expect(() => payeeRules(99)).toThrow("99");
});
