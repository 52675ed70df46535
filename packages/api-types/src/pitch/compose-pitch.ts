/**
 * The text with which a buyer asks its suppliers, made of a use case's own figures: when they are paid, what that is
 * worth to them, and what it costs them. Money comes from the value module alone, for 1,000 of the job's currency: an
 * average over the set would tell one supplier of the others.
 */
import type { Capability } from "../entities/analysis.ts";
import { localeOf, type Language } from "../languages.ts";
import { familyOf } from "../value/levers.ts";
import { supplierDayOf, supplierYear } from "../value/supplier.ts";
import type { CaseTerms } from "../value/use-case.ts";
import type { SupplierCost } from "./judge-pitch.ts";
import { pitchWords, type Example } from "./pitch-words.ts";

export interface PitchFacts {
  readonly buyer: string;
  readonly method: Capability;
  /** ISO 4217, and the digits after its point. */
  readonly currency: string;
  readonly minorDigits: number;
  readonly terms: Pick<CaseTerms, "currentPayDay" | "newPayDay"> & SupplierCost;
}

/** What the example is made for, in major units. */
const examplePaid = 1000;

/** The figures of a pitch as the language writes them, and the method in words. Days are from invoice to payment. */
export function pitchFigures(language: Language, { method, currency, minorDigits, terms }: Omit<PitchFacts, "buyer">) {
  const locale = localeOf(language, []);
  const percents = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const money = (amount: number, digits: number): string =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amount);
  const { currentPayDay: now, supplierFee: fee, supplierCashRate: cashRate } = terms;
  // The supplier's own day: with supply chain finance the buyer's is the day on which the funder is paid back.
  const next = supplierDayOf(method, terms);
  const daysEarlier = now - next;
  const year = supplierYear(
    { spend: examplePaid, payments: 0 },
    { fee: fee ?? 0, cashRate, daysEarlier, savedPerPayment: 0 },
  );
  // Rounded before they are summed, so that the reader's own sum is the one that stands here.
  const exact = (amount: number): number => Math.round(amount * 10 ** minorDigits) / 10 ** minorDigits;
  const cost = exact(year.fee);
  const time = exact(Math.abs(year.earlierCash));
  const net = exact((daysEarlier < 0 ? -time : time) - cost);
  return {
    method: pitchWords[language].methods[method],
    /** null: not stated. */
    fee: fee === null ? null : percents.format(fee),
    now: counts.format(now),
    next: counts.format(next),
    buyerDay: counts.format(terms.newPayDay),
    daysEarlier,
    isGain: net > 0,
    example: {
      paid: money(examplePaid, 0),
      cost: money(cost, minorDigits),
      time: money(time, minorDigits),
      net: money(Math.abs(net), minorDigits),
      rate: percents.format(cashRate),
      days: counts.format(Math.abs(daysEarlier)),
      isOneDay: Math.abs(daysEarlier) === 1,
    },
  };
}

/** The sentences of a pitch, without what asks for an answer. */
export function pitchSentences(language: Language, { buyer, ...facts }: PitchFacts): readonly string[] {
  const words = pitchWords[language];
  const { method, fee, now, next, buyerDay, daysEarlier, isGain, example } = pitchFigures(language, facts);
  return [
    words.ask(buyer, method),
    familyOf[facts.method] === "scf" ? words.funder(buyer, buyerDay) : "",
    daysEarlier === 0 ? words.sameDay(next) : words.otherDay(next, now),
    familyOf[facts.method] === "card" ? words.remittance : "",
    ...(fee === null
      ? unstatedCost(words, example, daysEarlier)
      : [
          words.cost(fee),
          daysEarlier === 0 ? words.exampleOfCost(example) : words.exampleOfBoth(example, daysEarlier > 0),
          isGain ? words.gain(example) : words.loss(example),
        ]),
  ].filter((sentence) => sentence !== "");
}

/** The composed pitch in one language. */
export const composePitch = (language: Language, facts: PitchFacts): string =>
  [...pitchSentences(language, facts), pitchWords[language].close].join(" ");

/** Where nobody states the cost it is said to be one, and no gain is claimed. */
const unstatedCost = (words: (typeof pitchWords)[Language], example: Example, daysEarlier: number): string[] => [
  words.costUnstated,
  ...(daysEarlier === 0 ? [] : [words.exampleOfTime(example, daysEarlier > 0)]),
];
