/**
 * The scoring table read a second time, by hand, as plain conditions. Only tests use it: it is compared with the ruleset
 * as data, so that a slip in either shows.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { ScoringFacts } from "./scoring-fields.ts";

interface Reading {
  points: number;
  most?: ScoreLevel;
}
type Read = (f: ScoringFacts) => Reading | null;

const yes = (f: ScoringFacts): boolean => f.vcAccepting === "YES";
function most(a: ScoreLevel | undefined, b: ScoreLevel, holds: boolean): ScoreLevel | undefined {
  if (!holds) return a;
  return a === "Low" || b === "Low" ? "Low" : b;
}
const done = (points: number, cap: ScoreLevel | undefined): Reading => (cap ? { points, most: cap } : { points });

const stp: Read = (f) => {
  if (!(f.spend > 0) || f.excluded || !f.hasStpProvider) return null;
  let p = f.stpCapable ? 60 : 0;
  if (yes(f)) p += 20;
  else if (f.cardAccepting) p += 12;
  if (f.detailLevel === 3) p += 10;
  else if (f.detailLevel === 2) p += 6;
  else if (f.detailLevel === 1) p += 3;
  if (f.spend >= 250000) p += 15;
  else if (f.spend >= 50000) p += 10;
  else if (f.spend >= 10000) p += 5;
  if (f.transactions >= 24) p += 10;
  else if (f.transactions >= 12) p += 7;
  else if (f.transactions >= 4) p += 4;
  if (f.inTopSpend) p += 5;
  if (f.paidByCheque || f.paidByWire) p += 5;
  const strong = yes(f) && f.detailLevel >= 2 && f.spend >= 50000;
  let cap = most(undefined, "Medium", !f.stpCapable && !strong);
  cap = most(cap, "Low", !f.cardAccepting && !f.stpCapable);
  return done(p, cap);
};

const vcard: Read = (f) => {
  if (!(f.spend > 0) || f.excluded) return null;
  let p = yes(f) ? 45 : f.cardAccepting ? 25 : 0;
  p += f.matchBand === "High" ? 8 : f.matchBand === "Medium" ? 4 : 0;
  p += f.detailLevel === 3 ? 5 : f.detailLevel === 2 ? 3 : 0;
  p += f.tier === "A" ? 15 : f.tier === "B" ? 8 : 0;
  if (f.ticket !== null) {
    if (f.ticket <= 5000) p += 15;
    else if (f.ticket <= 25000) p += 10;
    else if (f.ticket <= 100000) p += 5;
    else if (f.detailLevel !== 3) p -= 10;
  }
  if (f.terms !== null) p += f.terms >= 45 ? 10 : f.terms >= 30 ? 6 : f.terms >= 15 ? 3 : 0;
  if (f.daysLate !== null && f.daysLate > 5) p += 5;
  if (f.paidByCheque) p += 5;
  return done(p, most(undefined, "Medium", f.vcAccepting === "NO" || f.vcAccepting === "UNMATCHED"));
};

const pcard: Read = (f) => {
  if (!(f.spend > 0) || f.excluded || (f.ticket !== null && f.ticket > 15000) || f.tande === "core") return null;
  let p = 0;
  if (f.ticket !== null) p += f.ticket <= 1000 ? 35 : f.ticket <= 2500 ? 30 : f.ticket <= 5000 ? 18 : 4;
  if (f.cardAccepting) p += 30;
  if (f.pcardMcc) p += 10;
  p += f.transactions <= 24 ? 15 : f.transactions <= 100 ? 8 : 0;
  p += f.spend <= 10000 ? 10 : f.spend <= 50000 ? 5 : 0;
  if (f.detailLevel >= 2) p += 5;
  if (f.orderShare !== null && f.orderShare < 0.5) p += 5;
  return done(p, most(undefined, "Low", !f.cardAccepting || (f.ticket !== null && f.ticket > 5000)));
};

const tandEcard: Read = (f) => {
  if (f.tande === "") return null;
  let p = f.tande === "core" ? 50 : 35;
  p += f.cardAccepting ? 30 : 10;
  if (f.ticket !== null) p += f.ticket <= 2500 ? 10 : f.ticket <= 10000 ? 5 : 0;
  if (f.transactions >= 12) p += 10;
  return { points: p };
};

const scf: Read = (f) => {
  if (f.spend < 100000 || f.excluded || !f.inScfProgramme) return null;
  let p = f.spend >= 5e6 ? 40 : f.spend >= 1e6 ? 32 : f.spend >= 500000 ? 22 : 10;
  if (f.terms !== null) p += f.terms >= 60 ? 20 : f.terms >= 45 ? 15 : f.terms >= 30 ? 10 : 0;
  if (f.roomToTarget !== null) p += f.roomToTarget >= 30 ? 10 : f.roomToTarget >= 15 ? 5 : 0;
  if (f.aiv !== null) p += f.aiv >= 50000 ? 15 : f.aiv >= 10000 ? 10 : f.aiv >= 5000 ? 5 : 0;
  p += f.invoices >= 12 ? 10 : f.invoices >= 4 ? 5 : 0;
  if (!f.cardAccepting) p += 5;
  return done(p, most(undefined, "Medium", f.spend < 500000));
};

const instantPay: Read = (f) => {
  if (!(f.spend > 0) || !f.hasInstantScheme || (f.instantHeadroom !== null && f.instantHeadroom < 0)) return null;
  let p = f.cardAccepting ? 0 : 20;
  if (f.terms !== null) p += f.terms <= 7 ? 25 : f.terms <= 14 ? 18 : f.terms <= 30 ? 8 : 0;
  if (f.paidByWire) p += 20;
  if (f.paidByCheque) p += 15;
  if (f.paidByCash) p += 10;
  if (f.ticket !== null) p += f.ticket <= 10000 ? 15 : f.ticket <= 100000 ? 10 : 0;
  if (f.domestic) p += 10;
  if (f.spend <= 50000) p += 5;
  if (f.transactions <= 4) p += 5;
  const cap = most(undefined, "Medium", !f.domestic);
  return done(
    p,
    most(cap, "Low", f.terms !== null && f.terms > 14 && !f.paidByWire && !f.paidByCheque && !f.paidByCash),
  );
};

const boost: Read = (f) => {
  if (f.spend < 10000 || f.excluded || !f.lockboxCovers) return null;
  let p = f.lockboxEnrolled ? 50 : 0;
  p += yes(f) ? 15 : f.cardAccepting ? 10 : 0;
  p += f.spend >= 1e6 ? 30 : f.spend >= 250000 ? 22 : f.spend >= 50000 ? 12 : 4;
  if (f.ticket !== null) p += f.ticket >= 25000 ? 15 : f.ticket >= 7255 ? 10 : f.ticket >= 2500 ? 5 : 0;
  if (!f.cardAccepting && f.spend >= 250000) p += 10;
  if (f.paidByCheque || f.paidByWire) p += 5;
  if (f.terms !== null) p += f.terms >= 45 ? 10 : f.terms >= 30 ? 6 : 0;
  if (f.detailLevel === 3) p += 5;
  return { points: p };
};

const optima: Read = (f) => {
  if (f.spend < 50000 || f.excluded || (f.ticket !== null && f.ticket < 5000)) return null;
  let p = f.spend >= 5e6 ? 35 : f.spend >= 1e6 ? 28 : f.spend >= 250000 ? 15 : 6;
  if (f.ticket !== null) p += f.ticket >= 100000 ? 20 : f.ticket >= 25000 ? 15 : f.ticket >= 7255 ? 10 : 0;
  p += f.detailLevel === 3 ? 15 : f.detailLevel === 2 ? 8 : 0;
  if (f.cardAccepting) p += 15;
  if (f.vcAccepting === "NO") p += 10;
  if (f.terms !== null) p += f.terms >= 45 ? 10 : f.terms >= 30 ? 6 : 0;
  return done(p, most(undefined, "Medium", !f.cardAccepting));
};

/** Version 2: payees of limited classes stay at Low unless cards are accepted. */
const limited =
  (read: Read): Read =>
  (f) => {
    const before = read(f);
    return before && done(before.points, most(before.most, "Low", f.limitedPayee && !f.cardAccepting));
  };

const scfV2: Read = (f) => {
  const before = scf(f);
  const unproven = f.terms === null || f.terms < 0 || f.invoices < 4;
  return before && done(before.points, most(before.most, "Low", unproven));
};

const instantPayV2: Read = (f) => {
  if (!(f.spend > 0) || f.excluded || !f.hasInstantScheme) return null;
  if (f.instantHeadroom !== null && f.instantHeadroom < 0) return null;
  let p = 0;
  if (!f.cardAccepting) p += 20;
  if (f.terms !== null && f.terms <= 7) p += 25;
  else if (f.terms !== null && f.terms <= 14) p += 18;
  else if (f.terms !== null && f.terms <= 30) p += 8;
  if (f.paidByWire) p += 20;
  if (f.paidByCheque) p += 15;
  if (f.paidByCash) p += 10;
  if (f.ticket !== null && f.ticket <= 100000) p += f.ticket <= 10000 ? 15 : 10;
  if (f.domesticStated) p += 10;
  if (f.spend <= 50000) p += 5;
  if (f.transactions <= 4) p += 5;
  const signal = f.paidByCheque || f.paidByWire || f.paidByCash || (f.terms !== null && f.terms <= 14);
  return done(p, most(most(undefined, "Medium", !f.domesticStated), "Low", !signal));
};

const boostV2: Read = (f) => {
  const before = boost(f);
  if (!before) return null;
  // No points for large spend without a card.
  const p = before.points - (!f.cardAccepting && f.spend >= 250000 ? 10 : 0);
  return done(p, most(undefined, "Low", !f.lockboxEnrolled && !f.cardAccepting));
};

const optimaV2: Read = (f) => {
  const before = optima(f);
  if (!before) return null;
  const unsure = f.matchByName || f.detailLevel < 2;
  return done(before.points, most(most(undefined, "Medium", unsure), "Low", !f.cardAccepting));
};

/** Version 3: nothing above Low without a stated capability, nor by a name alone. */
const stpV3: Read = (f) => {
  const before = limited(stp)(f);
  return before && done(before.points, most(before.most, "Low", !f.stpCapable || f.matchByName));
};

const version2: Record<Capability, Read> = {
  stp: limited(stp),
  vcard: limited(vcard),
  pcard: limited(pcard),
  tandEcard: limited(tandEcard),
  scf: limited(scfV2),
  instantPay: instantPayV2,
  boost: limited(boostV2),
  optima: limited(optimaV2),
};
const readings: Record<1 | 2 | 3, Record<Capability, Read>> = {
  1: { stp, vcard, pcard, tandEcard, scf, instantPay, boost, optima },
  2: version2,
  3: { ...version2, stp: stpV3 },
};
const order: ScoreLevel[] = ["None", "Low", "Medium", "High"];

/** Level and points by the version of the table. */
export function secondReading(
  facts: ScoringFacts,
  capability: Capability,
  version: 1 | 2 | 3,
): { level: ScoreLevel; points: number } {
  const reading = readings[version][capability](facts);
  if (!reading) return { level: "None", points: 0 };
  const points = Math.min(100, Math.max(0, reading.points));
  const band: ScoreLevel = points >= 75 ? "High" : points >= 35 ? "Medium" : points >= 1 ? "Low" : "None";
  const capped = reading.most && order.indexOf(band) > order.indexOf(reading.most) ? reading.most : band;
  return { level: capped, points };
}
