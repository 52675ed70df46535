/** The pitch: what it says, what it may not say, and that none that is composed says it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { languages } from "@paygauge/api-types/languages";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { composePitch, type PitchFacts } from "./compose-pitch.ts";
import { feeRangeOf } from "./fee-range.ts";
import { faultOfPitch } from "./judge-pitch.ts";
import { refusedWord } from "./refused-words.ts";

const terms = { currentPayDay: 38, newPayDay: 30, supplierFee: 0.0245 };
const facts: PitchFacts = { buyer: "Calder County Council", method: "vcard", terms };
const range = { low: 0.0185, high: 0.0245 };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("composed", () => {
  it("says what is offered, the fee as a range, and whom to ask", () => {
    expect(composePitch("en", facts)).toBe(
      "Calder County Council would like to pay you by virtual card. Remittance details come with each payment. The money would reach you on day 30 after the invoice. Your acquirer charges you for card payments. We assume between 1.85% and 2.45% of each payment, less for large amounts; your own contract decides, so ask your acquirer. If you have questions, call the number that you already have for Calder County Council. We never ask for bank, card or payment details by email, by letter or by phone.",
    );
    expect(plain(composePitch("de", facts))).toContain("Wir nehmen 1,85 % bis 2,45 % des Betrags an");
    expect(plain(composePitch("fr", facts))).toContain("entre 1,85 % et 2,45 % du montant");
  });

  it("gives no figure where no fee is stated, and says whom to ask", () => {
    const scf = { ...facts, method: "scf", terms: { ...terms, supplierFee: null, newPayDay: 90 } } as const;
    expect(composePitch("en", scf)).toBe(
      "Calder County Council would like to pay you through supply chain finance. A funder would pay you once the invoice is approved; Calder County Council would pay the funder on day 90 after the invoice. The money would reach you on day 10 after the invoice. The funder charges you for early payment. Ask the funder for its terms before you decide. If you have questions, call the number that you already have for Calder County Council. We never ask for bank, card or payment details by email, by letter or by phone.",
    );
    expect(faultOfPitch("We pay sooner.", null, [])).toBeNull();
    expect(faultOfPitch("We pay sooner, at no cost.", null, [])).toEqual({ word: "no cost" });
  });

  it("never says on which day the set is paid today", () => {
    for (const language of languages)
      for (const method of capabilities) {
        const text = composePitch(language, { ...facts, method, terms: { ...terms, currentPayDay: 97 } });
        expect(text).not.toContain("97");
        // Nothing is offered where the day stays the set's own mean.
        const same = composePitch(language, { ...facts, method, terms: { ...terms, newPayDay: 38 } });
        if (familyOf[method] !== "scf") expect(same).not.toContain("38");
      }
  });

  it("none says a refused word or asks for details, and all say the fee", () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const days = fc.double({ min: 0, max: 365, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          buyer: fc.oneof(fc.string(), fc.constantFrom("Free Range Foods", "Gratis GmbH", "No Cost Ltd 5%", "")),
          method: fc.constantFrom(...capabilities),
          terms: fc.record({ currentPayDay: days, newPayDay: days, supplierFee: fc.option(share) }),
        }),
        fc.constantFrom(...languages),
        (of, language) =>
          faultOfPitch(composePitch(language, of), feeRangeOf(of.method, of.terms.supplierFee), [of.buyer]) === null,
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

describe("the supplier's fee", () => {
  it("must be in it as a range and with whom to ask, in any of the three ways of writing", () => {
    const fault = (text: string) => faultOfPitch(text, range, ["Free Foods"]);
    for (const text of [
      "1.85% to 2.45%: ask your acquirer",
      "1,85 bis 2,45 Prozent; fragen Sie Ihren Acquirer",
      "entre 1,85\u202f% et 2,450 pour cent, demandez à votre acquéreur",
    ])
      expect([text, fault(text)]).toEqual([text, null]);
    for (const text of [
      "",
      "2.45%, ask your acquirer",
      "11.85% and 2.45%, ask your acquirer",
      "1.85% to 2.45%",
      "1.85 and 2.4%, ask your acquirer",
    ])
      expect([text, fault(text)]).toEqual([text, { low: 1.85, high: 2.45 }]);
  });

  it("has the business case's two assumptions as its bounds, and doesn't exist where they are equal", () => {
    expect(feeRangeOf("vcard", 0.0245)).toEqual(range);
    expect(feeRangeOf("optima", 0.03)).toEqual({ low: 0.024, high: 0.03 });
    expect(feeRangeOf("vcard", 0.01)).toEqual({ low: 0.004, high: 0.01 });
    for (const fee of [null, 0, 0.006]) expect(feeRangeOf("vcard", fee)).toBeNull();
    expect(feeRangeOf("scf", 0.02)).toBeNull();
  });

  it("a name may say what a pitch may not, and no more than the name", () => {
    const cost = "1.85% to 2.45%, ask your acquirer";
    expect(faultOfPitch(`Free Foods: ${cost}`, range, ["Free Foods", ""])).toBeNull();
    expect(faultOfPitch(`free, ${cost}`, range, ["e", "%", "f"])).toEqual({ word: "free" });
    expect(faultOfPitch(`Free Foods, free: ${cost}`, range, ["Free Foods"])).toEqual({ word: "free" });
    expect(faultOfPitch("2.45% Ltd: 1.85%, acquirer", range, ["2.45% Ltd"])).toEqual({ low: 1.85, high: 2.45 });
  });
});
