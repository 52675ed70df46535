/**
 * What the directory says of a supplier and what the issuer's own card statements say, as one answer. They are looked
 * into apart, so that no statement is a part of what other issuers' jobs ask.
 */
import type { ConfidenceRuleset, MatchBand, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { plainName } from "@paygauge/analysis/names/group-key";
import type { MatchAnswer } from "../matcher-object.ts";
import { bandOf } from "./match-suppliers.ts";

const rank: Readonly<Record<MatchBand, number>> = { High: 3, Medium: 2, Low: 1, Unmatched: 0 };

/** One merchant in both: of one name, or each of them surely the supplier. */
function isOne(general: MatchAnswer, own: MatchAnswer): boolean {
  if (rank[general.evidence.band] >= rank.Medium && rank[own.evidence.band] >= rank.Medium) return true;
  const [a, b] = [general.matched, own.matched];
  return a !== null && b !== null && plainName(a.name) === plainName(b.name);
}

/** The directory's entry with the payments that the statement shows. */
function withPayments(general: MatchAnswer, own: MatchAnswer): MatchAnswer {
  const paidByCard = own.matched?.paidByCard;
  if (general.matched === null || paidByCard === undefined || !isOne(general, own)) return general;
  const { mcc } = general.matched;
  return { ...general, matched: { ...general.matched, mcc: mcc || (own.matched?.mcc ?? ""), paidByCard } };
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

interface Rival {
  readonly told: MatchEvidence["runnerUp"];
  readonly entry: MatchAnswer["runnerUp"];
}

/** The nearest rival: of the statements or of the directory. */
function rivalOf(general: MatchAnswer, own: MatchAnswer): Rival {
  const { entryId, bits } = general.evidence;
  const rival = own.evidence.runnerUp;
  if (entryId === null || bits <= (rival?.bits ?? -Infinity)) return { told: rival, entry: own.runnerUp };
  return { told: { entryId, bits }, entry: general.matched };
}

/**
 * The statement's answer with its name weighed by the larger of the two directories (a name that is rare among a few
 * hundred merchants may be common), and with what the directory found as a rival of it.
 */
function weighedAgain(general: MatchAnswer, own: MatchAnswer, ruleset: ConfidenceRuleset): MatchAnswer {
  const { evidence } = own;
  const { levels } = evidence;
  if (levels === null) return own;
  const isLarger = (general.rarity?.entries ?? 0) > (own.rarity?.entries ?? 0);
  const rarityBits = isLarger && levels.name === "exact" ? (general.rarity?.bits ?? 0) : evidence.rarityBits;
  const bits = rounded(evidence.bits - evidence.rarityBits + rarityBits, 3);
  const { told: rival, entry } = rivalOf(general, own);
  const lead = rival === null ? Infinity : bits - rival.bits;
  const shared = rival === null || rival.entryId === evidence.runnerUp?.entryId ? 1 : 1 / (1 + 2 ** -lead);
  const confidence = rounded(evidence.confidence * shared, 1);
  const band = bandOf({ bits, lead, levels, rarityBits }, ruleset);
  return { ...own, evidence: { ...evidence, bits, rarityBits, confidence, band, runnerUp: rival }, runnerUp: entry };
}

/**
 * One answer of two. What a user confirmed wins; then the better band. Of equal ones the directory, which knows
 * more of an entry than a statement does, where both mean one merchant, or the one with more bits.
 */
function joinAnswers(general: MatchAnswer, own: MatchAnswer, ruleset: ConfidenceRuleset): MatchAnswer {
  if (general.evidence.decision === "confirmed") return withPayments(general, own);
  if (own.evidence.decision === "confirmed") return own;
  if (own.evidence.entryId === null) return general;
  const weighed = weighedAgain(general, own, ruleset);
  const { entryId, band, bits } = general.evidence;
  const lead = rank[band] - rank[weighed.evidence.band];
  const isInFront = lead > 0 || (lead === 0 && (isOne(general, weighed) || bits >= weighed.evidence.bits));
  return entryId !== null && isInFront ? withPayments(general, weighed) : weighed;
}

/** The answers of both, question by question. */
export function joinAll(
  general: readonly MatchAnswer[],
  own: readonly MatchAnswer[],
  ruleset: ConfidenceRuleset,
): MatchAnswer[] {
  return general.map((answer, at) => {
    const beside = own[at];
    return beside === undefined ? answer : joinAnswers(answer, beside, ruleset);
  });
}
