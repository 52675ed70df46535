/** Sessions of kind machine: a program's account, for as long as the token of one call. */
import { clientKey } from "@paygauge/api-types/entities/programs";
import { limits } from "@paygauge/api-types/limits";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { EdgeBindings } from "../environment.ts";
import { askCurrentUser } from "../proxy/ask-origin.ts";
import type { OpenSession, SessionAnswer } from "./read-session.ts";
import type { SessionRecord } from "./session-record.ts";

interface Known {
  readonly me: CurrentUser;
  readonly readAt: number;
}

const maxCache = 1000;
/** Accounts of programs as the origin described them, by brand and key: at most ten seconds old (S23). */
const cache = new Map<string, Known>();

const nameOf = (brand: string, person: string): string => `${brand}\n${person}`;
/** One for all calls of a program: it has no separate sessions. */
const sid = "machine";

function recordOf(env: EdgeBindings, brand: string, endsAt: number): SessionRecord {
  const now = Date.now();
  return {
    sid,
    kind: "machine",
    brand,
    environment: env.ENVIRONMENT,
    createdAt: now,
    activeAt: now,
    expiresAt: endsAt,
    idleAt: endsAt,
    roles: null,
    debug: null,
  };
}

function sessionOf(person: string, record: SessionRecord, { me, readAt }: Known): OpenSession {
  return { person, record, me, permissions: new Set(me.permissions), readAt };
}

/** The key under which a program's calls, places and limits are counted; no user has one like it. */
export const personOfClient = (env: EdgeBindings, clientId: string): string => clientKey(env.OIDC_ISSUER, clientId);

/**
 * The session of a verified token: the account that its client is mapped to. `fresh` (every call with effect write)
 * asks the origin; else what is known may be ten seconds old.
 */
export async function programSession(
  env: EdgeBindings,
  brand: string,
  client: { readonly clientId: string; readonly endsAt: number },
  fresh: boolean,
): Promise<SessionAnswer> {
  const person = personOfClient(env, client.clientId);
  const record = recordOf(env, brand, client.endsAt);
  const name = nameOf(brand, person);
  const known = cache.get(name);
  if (!fresh && known && Date.now() - known.readAt < limits.permissionsMaxAgeMs) {
    return { kind: "open", session: sessionOf(person, record, known) };
  }
  const askedAt = Date.now();
  const asked = await askCurrentUser(env, { sub: person, sid, kind: "machine", brand, roles: null });
  if (asked.kind !== "known") {
    cache.delete(name);
    return { kind: asked.kind === "refused" ? "ended" : "unavailable" };
  }
  // As old as the question: a program that was revoked while it was answered is refused ten seconds after that.
  const read = { me: asked.me, readAt: askedAt };
  const [oldest] = cache.size >= maxCache ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(name, read);
  return { kind: "open", session: sessionOf(person, record, read) };
}
