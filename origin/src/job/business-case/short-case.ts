/** A case of a short file is an estimate: readers are shown it with a note alone, which says how to read it. */
import type { BusinessCaseVersion } from "@paygauge/api-types/entities/business-case";
import { yearEstimate, type YearEstimate } from "@paygauge/analysis/value/year-estimate";
import { refuse } from "@paygauge/worker/refusal";

/** The estimate that lacks its note; null where readers may be shown the case. */
export function unnoted(annualFactor: number, note: string): YearEstimate | null {
  return note.trim() === "" ? yearEstimate(annualFactor) : null;
}

/** @throws Refusal 409 where a version of a short file has no note */
export function requireNote(annualFactor: number, { note }: Pick<BusinessCaseVersion, "note">): void {
  const estimate = unnoted(annualFactor, note);
  if (estimate !== null) throw refuse("caseNeedsNote", { days: estimate.days });
}

/** @throws Refusal 409 where readers are shown no version of a short file */
export function requirePublished(annualFactor: number, shown: Pick<BusinessCaseVersion, "note"> | null): void {
  const estimate = unnoted(annualFactor, shown?.note ?? "");
  if (estimate !== null) throw refuse("caseEstimate", { days: estimate.days });
}
