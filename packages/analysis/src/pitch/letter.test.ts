/** Letters, follow-ups and call scripts: each says only what is known of its own supplier. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import { campaignTones } from "@paygauge/api-types/entities/campaigns";
import { languages, type Language } from "@paygauge/api-types/languages";
import { letterKinds } from "@paygauge/api-types/mail/letter-kinds";
import { askedDetails } from "./asked-details.ts";
import { callScript } from "./call-script.ts";
import { feeRangeOf, percentOf } from "./fee-range.ts";
import { faultOfPitch } from "./judge-pitch.ts";
import { composeLetter, letterValues, type LetterFacts } from "./letter-values.ts";
import { gainOf, offeredDay } from "./own-days.ts";
import { referenceOf } from "./reference.ts";

const facts: LetterFacts = {
  buyer: "Calder County Council",
  issuer: "Harbour Payments",
  supplier: "Halden Chemicals Limited",
  contact: "Jenny Marsh",
  accountsContact: "Rosa Keane",
  accountsMail: "payables@calder.example",
  reference: "BCDFG-HJKLM",
  method: "vcard",
  currency: "GBP",
  minorDigits: 2,
  tone: "offer",
  terms: { currentPayDay: 24, newPayDay: 10, supplierFee: 0.0245 },
  daysToPay: 14.2,
  termsBucket: "31-45",
  payments: 12,
  yearMinor: 42_882_111,
  firstOn: "2026-11-10T09:00:00Z",
};
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
const firstOf = (part: Partial<LetterFacts>, language: Language = "en") =>
  plain(composeLetter(language, "first", { ...facts, ...part }));

describe("a supplier's own days", () => {
  it("are all that a letter promises by", () => {
    expect(firstOf({})).toContain(
      "You could be paid 4 days earlier: on day 10 after the invoice instead of day 14, the average of our payments",
    );
    expect(firstOf({}, "de")).toContain("Sie könnten Ihr Geld 4 Tage früher haben: an Tag 10");
    expect(firstOf({}, "fr")).toContain("Vous pourriez être payé 4 jours plus tôt : à J+10");
    expect(firstOf({ daysToPay: 11 })).toContain("paid 1 day earlier");
  });

  it("promise nothing where the offer is no earlier, or nothing is known", () => {
    const later = { ...facts.terms, newPayDay: 24 };
    for (const part of [
      { terms: { ...facts.terms, newPayDay: 14 } },
      { terms: { ...later, currentPayDay: 38 } },
      { daysToPay: null, termsBucket: "Unknown" as const },
      { daysToPay: null, termsBucket: "8-14" as const },
      { daysToPay: -3 },
    ]) {
      const text = firstOf(part);
      expect(text).toContain("Dear Jenny Marsh,\n\nCalder County Council would like to pay you by virtual card.");
      expect(text).not.toMatch(/earlier|could be paid|day \d/);
      expect(letterValues("en", { ...facts, ...part }, "").daysSooner).toBeNull();
    }
  });

  it("are its stated terms, named so, where its payments say nothing", () => {
    expect(firstOf({ daysToPay: null })).toContain(
      "You could be paid on day 10 after the invoice. Our records give your terms as 31 to 45 days.",
    );
    expect(firstOf({ daysToPay: null, termsBucket: "90+" })).toContain("more than 90 days");
  });

  it("gain what the model says: the difference, above 0 alone", () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(days, days, (own, offered) => {
        const gain = gainOf({ daysToPay: own, termsBucket: "90+" }, offered);
        expect(gain === null ? 0 : gain.by === "payments" && gain.earlier).toBe(Math.max(0, own - offered));
      }),
    );
    expect(offeredDay("vcard", { currentPayDay: 24, newPayDay: 24 })).toBeNull();
    expect(offeredDay("scf", { currentPayDay: 4, newPayDay: 90 })).toBe(10);
  });
});

const anyFacts: fc.Arbitrary<LetterFacts> = fc.record({
  buyer: fc.constantFrom("Calder County Council", "Free Range Foods"),
  issuer: fc.constant("Harbour Payments"),
  supplier: fc.constantFrom("Halden Chemicals Limited", "Gratis GmbH"),
  contact: fc.constantFrom("", "Jenny Marsh"),
  accountsContact: fc.constantFrom("", "Rosa Keane"),
  accountsMail: fc.constantFrom("", "payables@calder.example"),
  reference: fc.tuple(fc.uuid(), fc.string()).map(([id, key]) => referenceOf(id, key)),
  method: fc.constantFrom(...capabilities),
  currency: fc.constantFrom("GBP", "EUR", "JPY"),
  minorDigits: fc.constantFrom(0, 2),
  tone: fc.constantFrom(...campaignTones),
  terms: fc.record({
    currentPayDay: fc.integer({ min: 0, max: 365 }),
    newPayDay: fc.integer({ min: 0, max: 365 }),
    supplierFee: fc.option(fc.double({ min: 0, max: 0.5, noNaN: true })),
  }),
  daysToPay: fc.option(fc.double({ min: -10, max: 365, noNaN: true })),
  termsBucket: fc.constantFrom(...termsBuckets),
  payments: fc.integer({ min: 0, max: 5000 }),
  yearMinor: fc.integer({ min: 0, max: 10 ** 10 }),
  firstOn: fc.option(fc.constant("2026-11-10T09:00:00Z")),
});

/** Numbers of a text, as digits alone but for decimals of percentages. */
const numbersOf = (text: string) =>
  [...plain(text).matchAll(/\d+(?:[.,' ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g)].map(([said]) =>
    /^\d+[.,]\d{1,2}$/.test(said) ? Number(said.replace(",", ".")) : Number(said.replaceAll(/\D/g, "")),
  );

/** Every number that a text to this supplier can have: its own row's, and the campaign's stated terms'. */
function ownNumbers(of: LetterFacts): ReadonlySet<number> {
  const { method, terms, daysToPay, termsBucket, payments, yearMinor, minorDigits, firstOn } = of;
  const offered = offeredDay(method, terms);
  const own = daysToPay === null ? [] : [Math.round(daysToPay)];
  const range = feeRangeOf(method, terms.supplierFee);
  return new Set([
    ...own,
    ...(offered === null ? [] : [offered, ...own.map((day) => day - offered)]),
    ...(method === "scf" ? [terms.newPayDay] : []),
    ...numbersOf(termsBucket),
    payments,
    Math.round(yearMinor / 10 ** minorDigits),
    ...(range === null ? [] : [percentOf(range.low), percentOf(range.high)]),
    ...(firstOn === null ? [] : [10, 11, 2026]),
  ]);
}
const textOfScript = (language: Language, of: LetterFacts) =>
  callScript(language, of, "Sasha")
    .flatMap(({ title, lines }) => [title, ...lines.flatMap(({ said, answer }) => [said, answer])])
    .join("\n");

describe("every letter, follow-up and script", () => {
  const languageOf = fc.constantFrom(...languages);

  it("has no number that isn't the supplier's own or the campaign's", () => {
    fc.assert(
      fc.property(anyFacts, languageOf, (of, language) => {
        const known = ownNumbers(of);
        const texts = [...letterKinds.map((kind) => composeLetter(language, kind, of)), textOfScript(language, of)];
        for (const text of texts)
          expect(
            numbersOf(text).filter((each) => !known.has(each)),
            text,
          ).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it("says the fee as a range that ends with whom to ask, and never first", () => {
    const ask: Readonly<Record<Language, RegExp>> = {
      en: /ask your acquirer\./,
      de: /[Ff]ragen Sie (?:also )?Ihren Acquirer\./,
      fr: /demandez à votre acquéreur\./,
    };
    fc.assert(
      fc.property(anyFacts, languageOf, (of, language) => {
        const text = plain(composeLetter(language, "first", of));
        const percents = [...text.matchAll(/[\d.,]+ ?%/g)];
        expect([0, 2]).toContain(percents.length);
        const [first, last] = percents;
        if (first === undefined || last === undefined) return;
        expect(text.slice(last.index)).toMatch(ask[language]);
        expect(text.slice(0, first.index).split("\n\n").length).toBeGreaterThan(3);
      }),
    );
  });

  it("asks for no details, says no refused word, and passes its own check", () => {
    fc.assert(
      fc.property(anyFacts, languageOf, (of, language) => {
        const names = [of.buyer, of.issuer, of.supplier, of.contact];
        const range = feeRangeOf(of.method, of.terms.supplierFee);
        expect(faultOfPitch(composeLetter(language, "first", of), range, names)).toBeNull();
        expect(faultOfPitch(composeLetter(language, "followUp", of), null, names)).toBeNull();
        expect(faultOfPitch(textOfScript(language, of), null, names)).toBeNull();
      }),
    );
  });

  it("names the reference, the contact, and the number that the supplier already has", () => {
    const known = {
      en: "call the number that you already have",
      de: "die Sie von",
      fr: "le numéro que vous avez déjà",
    };
    for (const language of languages)
      for (const tone of campaignTones)
        for (const kind of letterKinds) {
          const text = composeLetter(language, kind, { ...facts, tone });
          for (const part of [facts.reference, facts.accountsContact, facts.accountsMail, known[language]])
            expect(text).toContain(part);
        }
    expect(composeLetter("en", "first", { ...facts, accountsContact: "" })).toContain("[contact in accounts]");
  });
});

describe("a follow-up", () => {
  it("is another, shorter text with the letter's date and reference and one question", () => {
    const dates = { en: "10 November 2026", de: "10. November 2026", fr: "10 novembre 2026" };
    for (const language of languages)
      for (const method of capabilities)
        for (const tone of campaignTones) {
          const of = { ...facts, method, tone };
          const [first, followUp] = letterKinds.map((kind) => plain(composeLetter(language, kind, of)));
          if (first === undefined || followUp === undefined) throw new Error("No texts.");
          expect(followUp).toContain(dates[language]);
          expect(followUp.match(/\?/g)).toHaveLength(1);
          expect(followUp.length).toBeLessThan(first.length * 0.9);
          const said = (text: string) => text.split("\n\n").slice(2, -3);
          expect(said(followUp).filter((paragraph) => said(first).includes(paragraph))).toEqual([]);
        }
    expect(composeLetter("en", "followUp", { ...facts, firstOn: null })).toContain("We wrote to you that");
  });
});

describe("a call script", () => {
  it("has an opening, three questions, three objections with answers, and what is never asked", () => {
    for (const language of languages)
      for (const method of capabilities) {
        const [opening, questions, objections, never] = callScript(language, { ...facts, method }, "Sasha");
        expect(opening?.lines.length).toBeGreaterThan(2);
        expect(questions?.lines.map(({ said }) => said.endsWith("?"))).toEqual([true, true, true]);
        expect(objections?.lines.filter(({ answer }) => answer !== "")).toHaveLength(3);
        expect(never?.lines).toHaveLength(3);
      }
  });
});

describe("asked details", () => {
  it.each([
    "If you agree, reply with the email address for payment details.",
    "Tell us where to send payment details.",
    "Please confirm your bank account number.",
    "Send your IBAN to this address.",
    "Don’t hesitate to send your bank details.",
    "Wenn Sie einverstanden sind, antworten Sie mit der E-Mail-Adresse für die Zahlungsdaten.",
    "Bitte senden Sie uns Ihre Bankverbindung.",
    "Nennen Sie Ihre Kartennummer.",
    "Dites-nous où envoyer les données de paiement.",
    "Merci d’indiquer vos coordonnées bancaires.",
    "Envoyez votre RIB.",
  ])("%s", (text) => {
    expect(askedDetails(`Good day. ${text} Thank you.`)).toBe(text);
  });

  it.each([
    "We never ask for bank, card or payment details by email.",
    "Remittance details come with each payment.",
    "Please don’t send any bank details.",
    "Wir fragen nie nach Bankdaten, senden Sie keine.",
    "Nous ne demandons jamais de coordonnées bancaires.",
    "Give your answer to Rosa Keane.",
  ])("not: %s", (text) => {
    expect(askedDetails(text)).toBeNull();
  });
});

it("a reference is stable, of the campaign and the supplier, and spells nothing", () => {
  expect(referenceOf("c1", "s1")).toBe(referenceOf("c1", "s1"));
  expect(referenceOf("c1", "s1")).toMatch(/^[B-DF-HJ-NP-TV-XZ]{5}-[B-DF-HJ-NP-TV-XZ]{5}$/);
  const all = new Set(Array.from({ length: 20_000 }, (_, at) => referenceOf(`c${at % 7}`, `s${at}`)));
  expect(all.size).toBe(20_000);
});
