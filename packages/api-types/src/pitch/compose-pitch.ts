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

/** The composed pitch in one language. Days are from invoice to payment. */
export function composePitch(language: Language, { buyer, method, currency, minorDigits, terms }: PitchFacts): string {
  const locale = localeOf(language, []);
  const words = pitchWords[language];
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
  const example = {
    paid: money(examplePaid, 0),
    cost: money(cost, minorDigits),
    time: money(time, minorDigits),
    net: money(Math.abs(net), minorDigits),
    rate: percents.format(cashRate),
    days: counts.format(Math.abs(daysEarlier)),
    isOneDay: Math.abs(daysEarlier) === 1,
  };
  const when = { now: counts.format(now), next: counts.format(next) };
  return [
    words.ask(buyer, words.methods[method]),
    familyOf[method] === "scf" ? words.funder(buyer, counts.format(terms.newPayDay)) : "",
    daysEarlier === 0 ? words.sameDay(when.next) : words.otherDay(when.next, when.now),
    familyOf[method] === "card" ? words.remittance : "",
    ...(fee === null
      ? unstatedCost(words, example, daysEarlier)
      : [
          words.cost(percents.format(fee)),
          daysEarlier === 0 ? words.exampleOfCost(example) : words.exampleOfBoth(example, daysEarlier > 0),
          net > 0 ? words.gain(example) : words.loss(example),
        ]),
    words.close,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Where nobody states the cost it is said to be one, and no gain is claimed. */
const unstatedCost = (words: (typeof pitchWords)[Language], example: Example, daysEarlier: number): string[] => [
  words.costUnstated,
  ...(daysEarlier === 0 ? [] : [words.exampleOfTime(example, daysEarlier > 0)]),
];
