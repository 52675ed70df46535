/** Changes of a case's body: values of a scenario or of the base, and the scenarios themselves. */
import {
  caseValue,
  isUnstated,
  type CaseBody,
  type CaseInputs,
  type Scenario,
} from "@paygauge/analysis/value/case/case-model";
import type { ParameterId } from "@paygauge/api-types/entities/case-parameters";

/** Whether typing a value would change nothing: it is the one that counts without it, and a user states that one. */
const isSame = (found: ReturnType<typeof caseValue>, value: number): boolean =>
  !isUnstated(found) && found.value === value;

const without = <Typed extends object>(typed: Typed, id: string): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => key !== id)) as Typed;

/** A value of a scenario; one that changes nothing is not kept. In the base it flows through to all scenarios. */
export function typeValue(
  inputs: CaseInputs,
  body: CaseBody,
  scenarioId: string,
  id: ParameterId,
  value: number | undefined,
): CaseBody {
  const change = (scenario: Scenario): Scenario => {
    const bare = { ...scenario, typed: without(scenario.typed, id) };
    const found = caseValue(inputs, body, bare, id);
    return value === undefined || isSame(found, value) ? bare : { ...bare, typed: { ...bare.typed, [id]: value } };
  };
  if (scenarioId !== "base")
    return { ...body, scenarios: body.scenarios.map((each) => (each.id === scenarioId ? change(each) : each)) };
  const bare = { ...body, typed: without(body.typed, id) };
  const base = { level: "base", typed: {} } as const;
  const found = caseValue(inputs, bare, base, id);
  return value === undefined || isSame(found, value) ? bare : { ...bare, typed: { ...bare.typed, [id]: value } };
}

/** Takes back what was typed in a scenario; in the base what was typed in it. */
export function resetScenario(body: CaseBody, scenarioId: string): CaseBody {
  if (scenarioId === "base") return { ...body, typed: {} };
  return {
    ...body,
    scenarios: body.scenarios.map((each) => (each.id === scenarioId ? { ...each, typed: {} } : each)),
  };
}

/** A new scenario that branches as another one does. */
export function duplicateScenario(body: CaseBody, scenarioId: string, id: string, name: string): CaseBody {
  const from = body.scenarios.find((each) => each.id === scenarioId);
  if (from === undefined) return body;
  return { ...body, scenarios: [...body.scenarios, { ...from, id, name }] };
}

export function renameScenario(body: CaseBody, scenarioId: string, name: string): CaseBody {
  return { ...body, scenarios: body.scenarios.map((each) => (each.id === scenarioId ? { ...each, name } : each)) };
}

/** The three first ones stay. */
export function removeScenario(body: CaseBody, scenarioId: string): CaseBody {
  return { ...body, scenarios: body.scenarios.filter(({ id }, at) => at < 3 || id !== scenarioId) };
}
