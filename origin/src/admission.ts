import { isAllowed } from "@paygauge/api-types/access/access";
import { isForPrograms, type Call } from "@paygauge/api-types/endpoints/call";
import type { CallId } from "@paygauge/api-types/endpoints";
import { identityAudiences, type SignedIdentity } from "@paygauge/api-types/entities/identity";
import { hasAgreed } from "./identity/current-user.ts";
import { loadPerson, type Person } from "./identity/person.ts";
import type { SystemFacts } from "./identity/system-facts.ts";
import { refuse } from "@paygauge/worker/refusal";
import type { Database } from "./store/database.ts";

/** Writes that ReadOnly must not stop: the way out of it, an anonymisation, signing in, which the app needs in order to be read, and opting out of mails. */
const worksInReadOnly: readonly CallId[] = [
  "setSystemMode",
  "setSystemMessage",
  "signIn",
  "seed",
  "stopMails",
  "startAnonymiser",
  "runAnonymiserStep",
  "stopAnonymiser",
];
/** The edge learns from the first two who may pass the maintenance gate; opting out of mails waits for nothing. */
const worksInMaintenance: readonly CallId[] = ["userPermissions", "userEligibleStatus", "mailStop", "stopMails"];

/** Calls that the edge makes in its own name, or on behalf of a user who signs in and may have no row yet. */
function isEdge(identity: SignedIdentity): boolean {
  return identity.sub === "edge" || identity.profile !== undefined;
}

/** Calls that a token opens, or the session of a magic link: they have no user. */
const isOfLink = ({ access }: Call): boolean => access.who === "token" || access.who === "link";

function refuseByMode(id: CallId, call: Call, facts: SystemFacts, person: Person | null): void {
  const mayPass = person?.permissions.has("SystemMaintenanceMode_IGNORE") ?? !isOfLink(call);
  if (facts.mode === "Maintenance" && !mayPass && !worksInMaintenance.includes(id)) {
    throw refuse("maintenance", {}, { headers: { "retry-after": "10" } });
  }
  if (facts.mode === "ReadOnly" && call.effect === "write" && !worksInReadOnly.includes(id)) {
    throw facts.systemMessage ? refuse("readOnlyBecause", { message: facts.systemMessage }) : refuse("readOnly");
  }
}

/** Nothing else answers before the user agreed to the texts in force (docs/specification.md section 4). */
function refuseBeforeAgreement(call: Call, facts: SystemFacts, person: Person): void {
  if (call.beforeAgreement || hasAgreed(person, facts)) return;
  throw refuse("notAgreedYet");
}

/**
 * Who may make this call, in the guard's order: session, maintenance, agreement, permission, environment; then
 * flag, ReadOnly. A user's rows are fresh for every write (S23), and where `fresh` asks for it. The domain is the
 * edge's business.
 * @returns the user; null for public calls and for the edge's own.
 */
export async function admit(
  request: { id: CallId; call: Call; identity: SignedIdentity; facts: SystemFacts; fresh?: boolean },
  db: Database,
  binding: D1Database,
  environment: string,
): Promise<Person | null> {
  const { id, call, identity, facts } = request;
  if (identity.aud === identityAudiences.reads && call.effect !== "read") throw refuse("noPermission");
  if (call.access.who === "edge") {
    if (!isEdge(identity)) throw refuse("onlyGateway");
    return null;
  }
  if (call.access.who === "public") return null;
  if (call.access.who === "token") {
    refuseByMode(id, call, facts, null);
    return null;
  }
  // Neither opens what is the other's: a link's session its own upload, a user's everything else.
  if ((call.access.who === "link") !== (identity.kind === "magicLink")) throw refuse("notSignedIn");
  if (call.access.who === "link") {
    refuseByMode(id, call, facts, null);
    if (identity.env !== environment) throw refuse("otherEnvironment");
    return null;
  }
  // The edge keeps what userPermissions answers for ten seconds: two caches in a row would make it twenty.
  const isFresh = request.fresh === true || call.effect === "write" || id === "userPermissions";
  const person = await loadPerson(db, binding, identity, isFresh);
  if (!person) throw refuse("notSignedIn");
  if (person.user.isProgram && !isForPrograms(call)) throw refuse("programNotForIt");
  refuseByMode(id, call, facts, person);
  refuseBeforeAgreement(call, facts, person);
  if (!isAllowed(call.access, person.permissions)) {
    throw refuse("noPermission");
  }
  if (call.flag !== undefined && !facts.flags.includes(call.flag)) throw refuse("featureOff");
  if (identity.env !== environment) {
    throw refuse("otherEnvironment");
  }
  return person;
}
