/** Use cases of a job as rows of an analytics query. */
import type { AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { claimedSums, isWithheld } from "@paygauge/analysis/value/claim";
import { useCaseValue } from "@paygauge/analysis/value/use-case";
import { compileQuery } from "../../analytics/compile-query.ts";
import { MergedGroups, type Group } from "../../analytics/merge-groups.ts";
import { refusalOf, type ObjectAnswer } from "../../analytics/object-answer.ts";
import { sourceOfCases, type SeenCaseJob, type UseCaseRow } from "../../analytics/use-cases-source.ts";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import type { StoredUseCase } from "./use-case-store.ts";

export interface UseCaseGroupsAsk {
  readonly query: AnalyticsQuery;
  readonly of: SeenCaseJob;
  readonly sight: RunInSight;
}

/** Expected value in minor units; null where it is withheld. */
function valueOf({ method, defaults, typed, ...set }: StoredUseCase, scale: number): number | null {
  if (isWithheld(method, set)) return null;
  const { yearMinor, payments } = claimedSums(method, set);
  const { expected } = useCaseValue(method, { spend: yearMinor / scale, payments }, caseTerms(defaults, typed));
  return Math.round(expected.total * scale);
}

const yes = (is: boolean): string => (is ? "Yes" : "No");

function rowOf(stored: StoredUseCase, { of, sight }: UseCaseGroupsAsk): UseCaseRow {
  return {
    useCase: stored.name,
    method: stored.method,
    published: yes(stored.isPublished),
    outOfDate: yes(stored.run !== sight.run),
    createdOn: stored.createdOn.slice(0, 10),
    frozenOn: stored.frozenOn.slice(0, 10),
    suppliers: stored.totals.suppliers,
    cardSuppliers: stored.cardable.suppliers,
    addressable: stored.totals.yearMinor,
    yearPayments: stored.totals.payments,
    value: valueOf(stored, of.scale),
  };
}

/** A use case that can't be read counts, and all that is known of it is blank. */
const damagedRow: UseCaseRow = {
  useCase: null,
  method: null,
  published: null,
  outOfDate: null,
  createdOn: null,
  frozenOn: null,
  suppliers: null,
  cardSuppliers: null,
  addressable: null,
  yearPayments: null,
  value: null,
};

/** @param cases those that the user sees @param damaged how many of the job can't be read */
export function useCaseGroups(
  sql: SqlStorage,
  ask: UseCaseGroupsAsk,
  { cases, damaged }: { readonly cases: readonly StoredUseCase[]; readonly damaged: number },
): ObjectAnswer {
  const rows = [...cases.map((each) => rowOf(each, ask)), ...Array.from({ length: damaged }, () => damagedRow)];
  try {
    const compiled = compileQuery(ask.query, sourceOfCases(ask.of, rows));
    const merged = new MergedGroups(ask.query);
    merged.add([...sql.exec(compiled.sql, ...compiled.bound).raw()] as Group[]);
    return { groups: merged.groups, scanned: rows.length, jobs: 1, sql: compiled.sql };
  } catch (error) {
    return refusalOf(error);
  }
}
