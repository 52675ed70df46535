import * as v from "valibot";
import { limits } from "@paygauge/api-types/limits";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { EdgeBindings } from "../environment.ts";
import { askCurrentUser } from "../proxy/ask-origin.ts";
import { readCookie, sessionCookie } from "../rules/cookies.ts";
import { sessionsOf } from "./person-sessions.ts";
import { seal, sealingKeys, unseal } from "./seal.ts";
import type { SessionRecord } from "./session-record.ts";

/** A session as the steps see it: the record, the user and the permissions in effect, at most ten seconds old. */
export interface OpenSession {
  /** Issuer and subject joined by "|". */
  readonly person: string;
  readonly record: SessionRecord;
  readonly me: CurrentUser;
  readonly permissions: ReadonlySet<Permission>;
  readonly readAt: number;
}

/** A session remembered, and when a request last went to read it again. */
interface Remembered {
  readonly session: OpenSession;
  askedAt: number;
}

export type SessionAnswer =
  | { readonly kind: "none" | "malformed" | "ended" | "switched" | "unavailable" }
  | { readonly kind: "open"; readonly session: OpenSession };

const sealedForm = v.strictObject({ p: v.string(), s: v.string() });

/** The cookie's value for a session of a brand. */
export async function sealedSession(env: EdgeBindings, brand: string, person: string, sid: string): Promise<string> {
  return seal(await sealingKeys(env.SEALING_KEYS), sessionCookie, brand, { p: person, s: sid });
}

/** What the cookie says, unverified against the record; null when it was not sealed for this brand. */
export async function openCookie(
  env: EdgeBindings,
  brand: string,
  value: string,
): Promise<{ person: string; sid: string } | null> {
  const opened = v.safeParse(
    sealedForm,
    await unseal(await sealingKeys(env.SEALING_KEYS), sessionCookie, brand, value),
  );
  return opened.success ? { person: opened.output.p, sid: opened.output.s } : null;
}

const maxCache = 5000;
const cache = new Map<string, Remembered>();
/** Times that something was forgotten: an answer to an earlier call is not remembered. */
let forgettings = 0;

/** Removes a session from this isolate's memory: sign-out and role switch. */
export function forgetSession(sid: string): void {
  forgettings += 1;
  for (const [key, each] of cache) if (each.session.record.sid === sid) cache.delete(key);
}

/** In its last second an entry is read again by one request at a time; the others need not wait for that. */
const renewAheadMs = 1000;
const renewalMs = 500;

function fromCache(key: string): OpenSession | undefined {
  const found = cache.get(key);
  if (!found) return undefined;
  const { session } = found;
  const now = Date.now();
  const age = now - session.readAt;
  if (age >= limits.permissionsMaxAgeMs || now >= session.record.idleAt || now >= session.record.expiresAt)
    return undefined;
  if (age < limits.permissionsMaxAgeMs - renewAheadMs || now - found.askedAt < renewalMs) return session;
  found.askedAt = now;
  return undefined;
}

function remember(key: string, session: OpenSession): void {
  cache.delete(key);
  // The first in the map was read the longest ago.
  const [oldest] = cache.size >= maxCache ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, { session, askedAt: 0 });
}

/** Removes all sessions of a user from this isolate's memory: the provider signed them out. */
export function forgetPerson(person: string): void {
  forgettings += 1;
  for (const [key, each] of cache) if (each.session.person === person) cache.delete(key);
}

/** Permissions of the sessions in memory: users of the same roles share one list and one set. */
const maxShared = 500;
const shared = new Map<string, { readonly list: Permission[]; readonly held: ReadonlySet<Permission> }>();

function sharedPermissions(list: Permission[]) {
  const name = list.join();
  const known = shared.get(name);
  if (known) return known;
  if (shared.size >= maxShared) shared.clear();
  const made = { list, held: new Set(list) };
  shared.set(name, made);
  return made;
}

/** Asks the session's object and the origin. */
async function readAgain(env: EdgeBindings, brand: string, person: string, sid: string): Promise<SessionAnswer> {
  const state = await sessionsOf(env, person).read(sid);
  if (state.state === "switched") return { kind: "switched" };
  if (state.state !== "open" || state.record.brand !== brand) return { kind: "ended" };
  const roles = state.record.roles === null ? null : [...state.record.roles];
  const asked = await askCurrentUser(env, { sub: person, sid, brand, roles });
  if (asked.kind !== "known") return { kind: asked.kind === "refused" ? "ended" : "unavailable" };
  const { list, held } = sharedPermissions(asked.me.permissions);
  const me = { ...asked.me, permissions: list };
  return { kind: "open", session: { person, record: state.record, me, permissions: held, readAt: Date.now() } };
}

/** The session of a request as it is remembered, up to ten seconds old; undefined where it has to be read. */
export function rememberedSession(brand: string, cookieHeader: string | null): OpenSession | undefined {
  const cookie = readCookie(cookieHeader, sessionCookie);
  return cookie.kind === "value" ? fromCache(nameOf(brand, cookie.value)) : undefined;
}

const nameOf = (brand: string, cookie: string): string => `${brand}\n${cookie}`;

/**
 * Reads the session of a request from its object and the origin, and remembers it. `fresh`: nothing older may be
 * answered to anybody meanwhile (every call with effect write).
 */
export async function readSession(
  env: EdgeBindings,
  brand: string,
  cookieHeader: string | null,
  fresh: boolean,
): Promise<SessionAnswer> {
  const cookie = readCookie(cookieHeader, sessionCookie);
  if (cookie.kind !== "value") return cookie;
  const key = nameOf(brand, cookie.value);
  // Whatever the answer will be, what is remembered is older than it.
  if (fresh) cache.delete(key);
  const named = await openCookie(env, brand, cookie.value);
  if (!named) return { kind: "malformed" };
  const askedAt = forgettings;
  const answer = await readAgain(env, brand, named.person, named.sid);
  if (answer.kind !== "open") cache.delete(key);
  else if (askedAt === forgettings) remember(key, answer.session);
  return answer;
}
