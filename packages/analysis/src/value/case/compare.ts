/** How two states of a case differ: two versions, or two scenarios, parameter by parameter. */
import type { CaseBody, CaseInputs } from "./case-model.ts";
import {
  issuerKeys,
  parameterIds,
  type CaseDefault,
  type IssuerKey,
  type ParameterId,
} from "@paygauge/api-types/entities/case-parameters";
import { ownValue } from "@paygauge/api-types/own-value";

/** One place that differs; a value that was not typed is null. `scenario` is null for the base. */
export interface CaseDifference {
  readonly scenario: string | null;
  readonly id: ParameterId | `issuer.${IssuerKey}` | "name" | "useCases" | "there";
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** Differences of two bodies, the base first, then scenario by scenario. */
export function caseDifferences(before: CaseBody, after: CaseBody): CaseDifference[] {
  const found: CaseDifference[] = [];
  const note = (
    scenario: string | null,
    id: CaseDifference["id"],
    one: number | string | null,
    other: number | string | null,
  ) => {
    if (one !== other) found.push({ scenario, id, before: one, after: other });
  };
  const listed = (ids: readonly string[]) => (ids.length === 0 ? null : ids.toSorted().join(" "));
  note(null, "useCases", listed(before.useCaseIds), listed(after.useCaseIds));
  for (const id of parameterIds) note(null, id, before.typed[id] ?? null, after.typed[id] ?? null);
  for (const key of issuerKeys)
    note(null, `issuer.${key}`, before.issuerTyped[key] ?? null, after.issuerTyped[key] ?? null);
  const scenarios = new Set([...before.scenarios, ...after.scenarios].map(({ id }) => id));
  for (const scenario of scenarios) {
    const [one, other] = [before, after].map(({ scenarios: all }) => all.find(({ id }) => id === scenario));
    note(scenario, "there", one ? one.name : null, other ? other.name : null);
    for (const id of parameterIds) note(scenario, id, one?.typed[id] ?? null, other?.typed[id] ?? null);
  }
  return found;
}

/** A default that another run gives otherwise. */
interface MovedInput {
  readonly id: ParameterId;
  readonly before: number | null;
  readonly after: number | null;
}

/** Defaults that moved between two runs; null where a run has no such cohort. */
export function movedInputs(before: CaseInputs, after: CaseInputs): MovedInput[] {
  const of = ({ cohorts, plan }: CaseInputs, id: ParameterId): number | null | undefined => {
    const [first = "", key] = id.split(".");
    const own: Readonly<Record<string, CaseDefault>> | undefined =
      key === undefined ? plan : cohorts.find(({ method }) => method === first)?.defaults;
    return own === undefined ? null : ownValue(own, key ?? first)?.value;
  };
  return parameterIds.flatMap((id) => {
    const [one, other] = [of(before, id), of(after, id)];
    // A parameter that a later release brought was not there to move.
    if (one === undefined || other === undefined || one === other) return [];
    return [{ id, before: one, after: other }];
  });
}
