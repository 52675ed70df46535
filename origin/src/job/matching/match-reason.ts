/** Why a match is in its band, in a word (docs/analysis.md section 4): what a user can check, or fix in the file. */
import type { ConfidenceRuleset, MatchBand, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import type { MatchReason } from "@paygauge/api-types/entities/match-reasons";
import type { PayeeClass } from "../facts.ts";
import { isCorroborated, isNameAlone } from "./match-suppliers.ts";

const better = { Medium: "High", Low: "Medium" } as const satisfies Partial<Record<MatchBand, MatchBand>>;

/** What keeps a match of these bands from the next one: what a file could fix first. */
function heldBy(evidence: MatchEvidence, band: keyof typeof better, ruleset: ConfidenceRuleset): MatchReason {
  const rule = ruleset.bands[better[band]];
  const { levels, bits, runnerUp, rarityBits } = evidence;
  const { nameAlone } = ruleset;
  if (band === "Low" && nameAlone && levels !== null && isNameAlone(levels)) {
    if (runnerUp !== null && bits - runnerUp.bits < nameAlone.lead) return "CloseRival";
    if (rarityBits < nameAlone.leastRarity) return "CommonName";
  }
  if (rule.corroborated && levels !== null && !isCorroborated(levels)) return "NameOnly";
  if (runnerUp !== null && bits - runnerUp.bits < rule.lead) return "CloseRival";
  return "WeakAgreement";
}

/** The reason of a match. `isLookedUp`: there was a directory, or a network, to look into. */
export function matchReasonOf(
  evidence: MatchEvidence,
  payeeClass: PayeeClass,
  ruleset: ConfidenceRuleset,
  isLookedUp: boolean,
): MatchReason {
  const { band, entryId, levels, decision } = evidence;
  if (payeeClass === "Redacted") return "Redacted";
  if (decision === "confirmed") return "Confirmed";
  if (!isLookedUp) return "NoDirectory";
  if (band === "Unmatched" && decision === "refused") return "Refused";
  if (entryId === null) return "NoCandidate";
  if (levels === null) return "Network";
  if (band === "Unmatched") return "Differs";
  if (band !== "High") return heldBy(evidence, band, ruleset);
  return levels.taxId === "equal" ? "TaxId" : "Agrees";
}
