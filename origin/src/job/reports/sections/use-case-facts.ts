/** The published use cases of a report's run: what its sections about them are made of. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { isOfChosen } from "@paygauge/api-types/entities/job-capabilities";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { claimedSums, isWithheld } from "@paygauge/analysis/value/claim";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unitValue } from "@paygauge/analysis/value/use-case";
import { distinctTotals, type CaseWeight } from "../../use-cases/members.ts";
import { readUseCases, type StoredUseCase } from "../../use-cases/use-case-store.ts";
import type { ReportJob } from "../section.ts";

/** One use case. Money: minor units of the job's currency, of a year. */
interface ReportedCase {
  readonly useCaseId: string;
  readonly name: string;
  readonly method: Capability;
  readonly suppliers: number;
  readonly yearMinor: number;
  readonly payments: number;
  readonly conversion: number;
  readonly expectedMinor: number;
  /** True if the value is unknown: no supplier in the set is known to accept cards. */
  readonly isWithheld: boolean;
}

/** All of them, the most valuable first; every supplier counts once in the total. */
export interface ReportedCases {
  readonly cases: readonly ReportedCase[];
  readonly total: { readonly suppliers: number; readonly yearMinor: number; readonly expectedMinor: number };
}

/** What a unit of each is expected to be worth, in minor units. */
function weightOf({ useCaseId, method, defaults, typed }: StoredUseCase, minorDigits: number): CaseWeight {
  const terms = caseTerms(defaults, typed);
  const { perSpend, perPayment } = unitValue(method, terms);
  const scale = terms.conversion * 10 ** minorDigits;
  const isCard = familyOf[method] === "card";
  return { useCaseId, isCard, perSpend: perSpend * terms.conversion, perPayment: perPayment * scale };
}

/** The use cases that readers of the run's report see: published, of this run, of capabilities that the job has chosen. */
export function publishedCases({ sql, run, record }: Pick<ReportJob, "sql" | "run" | "record">): StoredUseCase[] {
  return readUseCases(sql).filter(
    (each) => each.isPublished && each.run === run && isOfChosen(each, record.payload.issuer),
  );
}

/** null: the run has no published use case. */
export function reportedCases(job: ReportJob): ReportedCases | null {
  const found = publishedCases(job);
  if (found.length === 0) return null;
  const weights = found.map((each) => weightOf(each, job.summary.minorDigits));
  const cases = found.map(({ useCaseId, name, method, totals, cardable, defaults, typed }, at): ReportedCase => {
    const { perSpend = 0, perPayment = 0 } = weights[at] ?? {};
    const { conversion } = caseTerms(defaults, typed);
    const { yearMinor, payments } = claimedSums(method, { totals, cardable });
    const expectedMinor = Math.round(yearMinor * perSpend + payments * perPayment);
    const withheld = isWithheld(method, { totals, cardable });
    return { useCaseId, name, method, ...totals, conversion, expectedMinor, isWithheld: withheld };
  });
  return {
    cases: cases.toSorted((a, b) => b.expectedMinor - a.expectedMinor),
    total: distinctTotals(job.sql, weights),
  };
}
