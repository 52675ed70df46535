/** The pitch: what it says, what it may not say, and that none that is composed says it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capabilities } from "../entities/analysis.ts";
import { languages } from "../languages.ts";
import { supplierYear } from "../value/supplier.ts";
import { composePitch, type PitchFacts } from "./compose-pitch.ts";
import { faultOfPitch } from "./judge-pitch.ts";
import { refusedWord } from "./refused-words.ts";

const terms = { currentPayDay: 38, newPayDay: 30, supplierFee: 0.0245, supplierCashRate: 0.1 };
const facts: PitchFacts = { buyer: "Calder County Council", method: "vcard", currency: "GBP", minorDigits: 2, terms };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("composed", () => {
  it("says when, what it costs and what is left, of 1,000", () => {
    // 1,000 × 2.45 % = 24.50; 1,000 × 10 % × 8 / 365 = 2.19.
    expect(composePitch("en", facts)).toBe(
      "Calder County Council would like to pay you by virtual card. You would be paid on day 30 after the invoice instead of day 38. Remittance details come with each payment. Accepting these payments costs you 2.45% of each payment. On every £1,000, that is £24.50. Being paid 8 days earlier is worth £2.19 at a cost of funds of 10% a year. Overall, it costs you £22.31 on every £1,000. Tell us where to send payment details. The change starts with your next invoice.",
    );
    expect(plain(composePitch("de", facts))).toContain("8 Tage früher bezahlt zu werden ist 2,19 £ wert, wenn Geld");
    expect(plain(composePitch("fr", facts))).toContain("Accepter ces paiements vous coûte 2,45 % du montant.");
    const later = { ...facts, terms: { ...terms, newPayDay: 90 } };
    expect(composePitch("en", later)).toContain("52 days later costs you another £14.25");
    expect(composePitch("en", later)).toContain("Overall, it costs you £38.75 on every £1,000.");
    const same = { ...facts, terms: { ...terms, newPayDay: 38 } };
    expect(composePitch("en", same)).toMatch(/as you are today\. .*Accepting these payments costs you 2\.45%/);
    const gains = { ...facts, terms: { ...terms, currentPayDay: 180 } };
    expect(composePitch("en", gains)).toContain("Overall, you gain £16.60 on every £1,000.");
  });

  it("says that there is a cost where nobody states how much, and claims no gain", () => {
    const scf = { ...facts, method: "scf", terms: { ...terms, supplierFee: null, newPayDay: 90 } } as const;
    // The funder pays on day 10, which is 28 days earlier: 1,000 × 10 % × 28 / 365 = 7.67.
    expect(composePitch("en", scf)).toBe(
      "Calder County Council would like to pay you through supply chain finance. A funder would pay you once the invoice is approved; Calder County Council would pay the funder on day 90 after the invoice. You would be paid on day 10 after the invoice instead of day 38. The provider charges you for these payments. The charge is in your contract with the provider. Before that charge, being paid 28 days earlier is worth £7.67 on every £1,000 at a cost of funds of 10% a year. Tell us where to send payment details. The change starts with your next invoice.",
    );
    expect(plain(composePitch("de", scf))).toContain(
      "Vor diesem Entgelt ist es auf je 1.000 £ 7,67 £ wert, 28 Tage früher",
    );
    const later = { ...scf, method: "instantPay", terms: { ...scf.terms, newPayDay: 39 } } as const;
    expect(plain(composePitch("fr", later))).toContain(
      "être payé 1 jour plus tard vous coûte 0,27 £ pour 1 000 £ payés",
    );
    const same = { ...later, terms: { ...scf.terms, newPayDay: 38 } };
    expect(composePitch("en", same)).not.toContain("Before that charge");
    expect(faultOfPitch("We pay sooner.", scf.terms, [])).toBeNull();
    expect(faultOfPitch("We pay sooner, at no cost.", scf.terms, [])).toEqual({ word: "no cost" });
  });

  it("says of each method what the supplier's own cash flow is: its day, and whether it gains", () => {
    for (const method of capabilities)
      for (const [currentPayDay, newPayDay] of [
        [38, 30],
        [30, 90],
        [180, 30],
      ] as const) {
        const text = composePitch("en", { ...facts, method, terms: { ...terms, currentPayDay, newPayDay } });
        const day = method === "scf" ? 10 : newPayDay;
        const daysEarlier = currentPayDay - day;
        const { net } = supplierYear(
          { spend: 1000, payments: 0 },
          { fee: terms.supplierFee, cashRate: terms.supplierCashRate, daysEarlier, savedPerPayment: 0 },
        );
        expect(text).toContain(`You would be paid on day ${day} after the invoice instead of day ${currentPayDay}.`);
        expect(text).toContain(`${Math.abs(daysEarlier)} days ${daysEarlier > 0 ? "earlier is worth" : "later costs"}`);
        expect([method, text.includes("Overall, you gain")]).toEqual([method, net > 0]);
      }
  });

  it("none says a refused word, and all say the supplier's cost", () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const days = fc.double({ min: 0, max: 365, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          buyer: fc.oneof(fc.string(), fc.constantFrom("Free Range Foods", "Gratis GmbH", "No Cost Ltd 5%", "")),
          method: fc.constantFrom(...capabilities),
          currency: fc.constantFrom("GBP", "EUR", "JPY", "USD", "CHF"),
          minorDigits: fc.constantFrom(0, 2, 3),
          terms: fc.record({
            currentPayDay: days,
            newPayDay: days,
            supplierFee: fc.option(share),
            supplierCashRate: share,
          }),
        }),
        fc.constantFrom(...languages),
        (of, language) => faultOfPitch(composePitch(language, of), of.terms, [of.buyer]) === null,
      ),
      { numRuns: 100 },
    );
    for (const language of languages)
      for (const method of capabilities) expect(refusedWord(composePitch(language, { ...facts, method }))).toBeNull();
  });
});

describe("refused", () => {
  it.each(
    [
      ["It is free.", "FREE", "toll-free", "cost-free", "Fee-Free!", "fr\u200bee", "f\u00adree", "f-r-e-e", "f r e e"],
      ["fr33", "frее", "ｆｒｅｅ", "𝓯𝓻𝓮𝓮", "fŕéè", "ꜰʀᴇᴇ", "🅵🆁🅴🅴", "f.r.e.e", "freebie", "FRΕΕ", "fr-ee"],
      ["no cost", "No-Cost", "nocost", "no additional costs", "at no charge", "no hidden fees", "zero fees", "n0 cost"],
      ["without charge", "without any extra cost", "without\nfees", "wіthout charge", "It costs you nothing"],
      ["complimentary", "nothing to pay", "on the house", "gratis", "GRATlS"],
      ["kostenlos", "kostenlose", "KostenIos", "kosten-los", "K o s t e n l o s", "kostenfrei", "gebührenfrei"],
      ["gebuehrenfrei", "gebührenfreie", "gebühren\u2010frei", "ohne Kosten", "ohne weitere Kosten", "ohne Gebühren"],
      ["keine Kosten", "Keinerlei Gebühren", "unentgeltlich", "umsonst", "zum Nulltarif", "kostet Sie nichts"],
      ["gratuit", "Gratuite", "gratuitement", "gra­tuit", "sans frais", "sans aucun frais", "SANS-FRAIS", "sans coût"],
      ["offert", "C’est offert.", "la carte est offerte", "ne vous coûte rien", "à titre gracieux", "zéro frais"],
    ].flat(),
  )("%s", (text) => {
    expect(refusedWord(text)).not.toBeNull();
    expect(refusedWord(`Nous écrivons ${text}, dear supplier.`)).not.toBeNull();
  });

  it.each(
    [
      ["freedom", "carefree", "freely", "a refreed", "Freeman", "Freiburg", "frei Haus", "We offer cards.", "an offer"],
      ["Unsere Offerte", "It costs you 2.45 %.", "no later than day 30", "without delay", "The onus is yours."],
      ["Die Kosten losgelöst", "um sonstige Posten", "sans délai", "les frais sont de 2,45 %", "in fr. Ee says"],
      ["no doubt about cost", "pas plus tard", "of reef", "Kostenstelle", ""],
    ].flat(),
  )("not %s", (text) => expect(refusedWord(text)).toBeNull());

  it("is found with any dash between its letters and words", () => {
    const points = Array.from({ length: 0x110000 }, (_, point) => point).filter((at) => at < 0xd800 || at > 0xdfff);
    const dashes = points.map((point) => String.fromCodePoint(point)).filter((each) => /\p{Pd}/u.test(each));
    expect(dashes.length).toBeGreaterThan(20);
    for (const dash of [...dashes, "\u2212", "\u2043"]) {
      expect(refusedWord([..."free"].join(dash)), dash).toBe([..."free"].join(dash));
      expect(refusedWord(`It is no${dash}cost.`), dash).toBe(`no${dash}cost`);
    }
    for (const dash of dashes) expect(refusedWord(`f ${dash} r${dash}ee`), dash).toBeNull();
  });

  it("names the word as it is written", () => {
    expect(refusedWord("Take it FR\u200bEE of risk")).toBe("FREE");
    expect(refusedWord("There is no additional\ncost, and it is free.")).toBe("no additional cost");
    expect(refusedWord("Es ist Kosten-los.")).toBe("Kosten-los");
  });
});

describe("the supplier's cost", () => {
  it("must stand in it, in any of the three ways of writing", () => {
    const fault = (text: string, of = terms) => faultOfPitch(text, of, ["Free Foods"]);
    for (const text of [
      "2.45% and 10% a year",
      "2,45 % und 10 Prozent",
      "2,45\u202f% et 10,0 pour cent",
      "10 per cent, 2.450 %",
    ])
      expect([text, fault(text)]).toEqual([text, null]);
    for (const text of ["", "2.45%", "12.45% and 10%", "2.4% and 10%", "10 and 2.45"])
      expect([text, fault(text)]).toEqual([text, { fee: 2.45, rate: 10 }]);
    // Two costs of the same size are said twice.
    const equal = { ...terms, supplierFee: 0.1 };
    expect([fault("10%", equal), fault("10% and 10%", equal)]).toEqual([{ fee: 10, rate: 10 }, null]);
  });

  it("a name may say what a pitch may not, and no more than the name", () => {
    expect(faultOfPitch("Free Foods: 2.45%, 10%", terms, ["Free Foods", ""])).toBeNull();
    expect(faultOfPitch("free, 2.45%, 10%", terms, ["e", "%", "f"])).toEqual({ word: "free" });
    expect(faultOfPitch("Free Foods, free: 2.45%, 10%", terms, ["Free Foods"])).toEqual({ word: "free" });
    expect(faultOfPitch("2.45% Ltd: 10%", terms, ["2.45% Ltd"])).toEqual({ fee: 2.45, rate: 10 });
  });
});
