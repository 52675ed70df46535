/** What is the same for every request of a Worker behind the edge: its correlation ID, and faults as refusals. */
import { isDiskFull } from "./disk-full.ts";
import { Refusal, refuse } from "./refusal.ts";
import { isDamage } from "./stored-json.ts";

/** Returns the trace ID of a W3C traceparent, or a new one: users quote it when they report an error. */
export function correlationOf(headers: Headers): string {
  const trace = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(headers.get("traceparent") ?? "")?.[1];
  return trace ?? crypto.randomUUID().replaceAll("-", "");
}

/** Returns what is answered for an error: a refusal as it is, a fault by what users can do about it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return refuse("storageFull");
  return refuse(isDamage(error) ? "storedDamaged" : "failedOurSide");
}

/** The same; a fault is logged with the correlation ID, and its text never leaves. */
export function loggedRefusalOf(error: unknown, correlationId: string): Refusal {
  const refusal = refusalOf(error);
  if (refusal !== error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(JSON.stringify({ correlationId, error: text }));
  }
  return refusal;
}
