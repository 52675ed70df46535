import { satisfies } from "@paygauge/api-types/access/access";
import type { Call, CallId } from "@paygauge/api-types/endpoints";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { messages } from "@paygauge/api-types/messages";
import { hasAgreed } from "./identity/current-user.ts";
import { loadPerson, type Person } from "./identity/person.ts";
import type { SystemFacts } from "./identity/system-facts.ts";
import { Refusal } from "./refusal.ts";
import type { Database } from "./store/database.ts";

/** Writes that ReadOnly must not stop: the way out of it, and signing in, which the app needs in order to be read. */
const worksInReadOnly: readonly CallId[] = ["setSystemMode", "setSystemMessage", "signIn", "seed"];
/** The edge learns from these who may pass the maintenance gate, so they answer in maintenance. */
const worksInMaintenance: readonly CallId[] = ["userPermissions", "userEligibleStatus"];

/** Calls that the edge makes in its own name, or on behalf of a person who signs in and may have no row yet. */
function isEdge(identity: SignedIdentity): boolean {
  return identity.sub === "edge" || identity.profile !== undefined;
}

function refuseByMode(id: CallId, call: Call, facts: SystemFacts, person: Person | null): void {
  const mayPass = person?.permissions.has("SystemMaintenanceMode_IGNORE") ?? true;
  if (facts.mode === "Maintenance" && !mayPass && !worksInMaintenance.includes(id)) {
    throw new Refusal(503, "MAINTENANCE", messages.maintenance, { headers: { "retry-after": "10" } });
  }
  if (facts.mode === "ReadOnly" && call.effect === "write" && !worksInReadOnly.includes(id)) {
    throw new Refusal(
      423,
      "READ_ONLY",
      facts.systemMessage ? `${messages.readOnly} ${facts.systemMessage}` : messages.readOnly,
    );
  }
}

/** Nothing else answers before the person agreed to the texts in force (specification section 4). */
function refuseBeforeAgreement(call: Call, facts: SystemFacts, person: Person): void {
  if (call.beforeAgreement || hasAgreed(person, facts)) return;
  throw new Refusal(
    403,
    "AGREEMENT_REQUIRED",
    "You have not agreed to the latest terms of service and privacy policy. Open any page, read them and agree.",
  );
}

/**
 * Who may make this call, in the guard's order: session, maintenance, agreement, permission, environment; then ReadOnly.
 * A person's rows are fresh for every write (S23), and where `fresh` asks for it. Domain and flags are the edge's and the page's business.
 * @returns the person; null for public calls and for the edge's own.
 */
export async function admit(
  request: { id: CallId; call: Call; identity: SignedIdentity; facts: SystemFacts; fresh?: boolean },
  db: Database,
  binding: D1Database,
  environment: string,
): Promise<Person | null> {
  const { id, call, identity, facts } = request;
  if (call.access.who === "edge") {
    if (!isEdge(identity)) throw new Refusal(403, "EDGE_ONLY", "Only the gateway itself may make this call.");
    return null;
  }
  if (call.access.who === "public") return null;
  // The edge keeps what userPermissions answers for ten seconds: two caches in a row would make it twenty.
  const isFresh = request.fresh === true || call.effect === "write" || id === "userPermissions";
  const person = await loadPerson(db, binding, identity, isFresh);
  if (!person) throw new Refusal(401, "NOT_SIGNED_IN", "You are not signed in. Sign in and try again.");
  refuseByMode(id, call, facts, person);
  refuseBeforeAgreement(call, facts, person);
  if (!satisfies(call.access, person.permissions)) {
    throw new Refusal(
      403,
      "PERMISSION_MISSING",
      "You do not have the permission for this. Ask your administrator for it.",
    );
  }
  if (identity.env !== environment) {
    throw new Refusal(
      503,
      "ENVIRONMENT_MISMATCH",
      "Your session belongs to another environment. Sign in again on this one.",
    );
  }
  return person;
}
