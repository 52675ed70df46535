import type { Message } from "@paygauge/api-types/catalogue/message";
import { isMessageRef } from "@paygauge/api-types/catalogue/message";
import type { AlertKind, CheckResult, HealthAlert, HealthCheckName } from "@paygauge/api-types/entities/system-health";

/** An alert in the making, open, or ending: how many runs in a row said the other thing. */
export interface AlertState {
  readonly kind: AlertKind;
  /** null: not open. */
  readonly since: string | null;
  readonly message: Message;
  readonly streak: number;
}

/** Runs in a row that open an alert, and that close it: one run alone changes nothing. */
const enough = 2;

const kinds: readonly { readonly kind: AlertKind; readonly check: HealthCheckName; readonly code: string }[] = [
  { kind: "size", check: "objects", code: "healthSize" },
  { kind: "chain", check: "auditChain", code: "healthChain" },
  { kind: "key", check: "keys", code: "healthKey" },
  { kind: "queue", check: "queue", code: "healthQueueOld" },
  { kind: "clock", check: "clock", code: "healthClock" },
];

/** What the alerts are after a run. A check that did not run, or failed otherwise, leaves its alert as it is. */
export function alertsAfter(
  states: readonly AlertState[],
  results: readonly CheckResult[],
  at: string,
): readonly AlertState[] {
  return kinds.flatMap(({ kind, check, code }) => {
    const before = states.find((each) => each.kind === kind);
    const result = results.find((each) => each.check === check);
    const isRaised = isMessageRef(result?.message) && result.message.code === code;
    const isSilent = result === undefined || result.state === "notChecked" || (result.state === "failed" && !isRaised);
    if (isSilent) return before === undefined ? [] : [before];
    const message = isRaised && result.message ? result.message : (before?.message ?? "");
    const isOpen = before !== undefined && before.since !== null;
    if (isOpen === isRaised) return isOpen ? [{ kind, since: before.since, message, streak: 0 }] : [];
    const streak = (before?.streak ?? 0) + 1;
    if (streak < enough) return [{ kind, since: before?.since ?? null, message, streak }];
    return isOpen ? [] : [{ kind, since: at, message, streak: 0 }];
  });
}

export const openAlerts = (states: readonly AlertState[]): HealthAlert[] =>
  states.flatMap(({ kind, since, message }) => (since === null ? [] : [{ kind, since, message }]));
