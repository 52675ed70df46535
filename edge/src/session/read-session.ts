import * as v from "valibot";
import { limits } from "@paygauge/api-types/limits";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import { isPermission, type Permission } from "@paygauge/api-types/access";
import type { EdgeBindings } from "../environment.ts";
import { askCurrentUser } from "../proxy/ask-origin.ts";
import { readCookie, sessionCookie } from "../rules/cookies.ts";
import { sessionsOf } from "./person-sessions.ts";
import { seal, sealingKeys, unseal } from "./seal.ts";
import type { SessionRecord } from "./session-record.ts";

/** A session as the steps see it: the record, the person and the permissions in effect, at most ten seconds old. */
export interface OpenSession {
  /** Issuer and subject joined by "|". */
  readonly person: string;
  readonly record: SessionRecord;
  readonly me: CurrentUser;
  readonly permissions: ReadonlySet<Permission>;
  readonly readAt: number;
}

export type SessionAnswer =
  | { readonly kind: "none" | "malformed" | "ended" | "unavailable" }
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

const cacheMost = 5000;
const cache = new Map<string, OpenSession>();

/** Removes a session from this isolate's memory: sign-out and role switch. */
export function forgetSession(sid: string): void {
  for (const [key, each] of cache) if (each.record.sid === sid) cache.delete(key);
}

function fromCache(key: string): OpenSession | undefined {
  const found = cache.get(key);
  if (!found) return undefined;
  const now = Date.now();
  const young = now - found.readAt < limits.permissionsMaxAgeMs;
  return young && now < found.record.idleAt && now < found.record.expiresAt ? found : undefined;
}

/** Removes all sessions of a person from this isolate's memory: the provider signed them out. */
export function forgetPerson(person: string): void {
  for (const [key, each] of cache) if (each.person === person) cache.delete(key);
}

/**
 * Reads the session of a request. `fresh`: asks the session's object and the origin even where the memory is young
 * (every call with effect write); otherwise an answer up to ten seconds old will do.
 */
export async function readSession(
  env: EdgeBindings,
  brand: string,
  cookieHeader: string | null,
  fresh: boolean,
): Promise<SessionAnswer> {
  const cookie = readCookie(cookieHeader, sessionCookie);
  if (cookie.kind !== "value") return cookie;
  const key = `${brand}\n${cookie.value}`;
  const young = fresh ? undefined : fromCache(key);
  if (young) return { kind: "open", session: young };
  const named = await openCookie(env, brand, cookie.value);
  if (!named) return { kind: "malformed" };
  // Whatever the answer, what is remembered is older than it.
  cache.delete(key);
  const state = await sessionsOf(env, named.person).read(named.sid);
  if (state.state !== "open" || state.record.brand !== brand) return { kind: "ended" };
  const asked = await askCurrentUser(env, {
    sub: named.person,
    sid: named.sid,
    brand,
    roles: state.record.roles === null ? null : [...state.record.roles],
  });
  if (asked.kind !== "known") return { kind: asked.kind === "refused" ? "ended" : "unavailable" };
  const session: OpenSession = {
    person: named.person,
    record: state.record,
    me: asked.me,
    permissions: new Set(asked.me.permissions.filter(isPermission)),
    readAt: Date.now(),
  };
  if (cache.size >= cacheMost) cache.clear();
  cache.set(key, session);
  return { kind: "open", session };
}
