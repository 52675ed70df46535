import * as v from "valibot";
import {
  currentUser,
  edgeConfiguration,
  type CurrentUser,
  type EdgeConfiguration,
} from "@paygauge/api-types/entities/identity";
import type { EdgeBindings } from "../environment.ts";
import { identityHeader, signIdentity, type IdentityFacts } from "../session/identity.ts";

/** Sends a request to the origin: over the binding, or to API_URL. The path is ours or decided; never a user's URL. */
export function fetchOrigin(env: EdgeBindings, pathAndQuery: string, init: RequestInit): Promise<Response> {
  const base = env.API_URL ? env.API_URL.replace(/\/$/, "") : "http://origin.internal";
  const [address, asked] = [`${base}${pathAndQuery}`, { ...init, redirect: "manual" } as const];
  return env.API_URL ? fetch(address, asked) : env.ORIGIN.fetch(address, asked);
}

const timeoutMs = 10_000;

async function ask(
  env: EdgeBindings,
  method: string,
  path: string,
  facts: IdentityFacts,
  body?: object,
): Promise<Response> {
  const headers = { [identityHeader]: await signIdentity(env, facts), accept: "application/json" };
  const sent =
    body === undefined
      ? { headers }
      : { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  return fetchOrigin(env, path, { method, ...sent, signal: AbortSignal.timeout(timeoutMs) });
}

const edgeItself = { sub: "edge", sid: "", brand: "", roles: null } as const;

/** Reports something to the origin in the edge's own name. */
export async function tellOrigin(env: EdgeBindings, path: string, body: object): Promise<void> {
  const answer = await ask(env, "POST", path, edgeItself, body);
  await answer.body?.cancel();
}

type UserAnswer =
  | { readonly kind: "known"; readonly me: CurrentUser }
  /** `refused`: the origin does not know this user (any more). */
  | { readonly kind: "refused" | "unavailable" };

async function userAnswer(asked: Promise<Response>): Promise<UserAnswer> {
  try {
    const response = await asked;
    if (response.status === 401 || response.status === 403 || response.status === 404) return { kind: "refused" };
    if (!response.ok) return { kind: "unavailable" };
    const parsed = v.safeParse(currentUser, await response.json());
    return parsed.success ? { kind: "known", me: parsed.output } : { kind: "unavailable" };
  } catch {
    return { kind: "unavailable" };
  }
}

/** The user of a session, with the permissions in effect. */
export function askCurrentUser(env: EdgeBindings, facts: IdentityFacts): Promise<UserAnswer> {
  return userAnswer(ask(env, "GET", "/api/v1/users/user-permissions", facts));
}

/** Reports a sign-in to the origin: it creates or updates the user's row and answers the user. */
export function tellSignIn(env: EdgeBindings, facts: IdentityFacts): Promise<UserAnswer> {
  return userAnswer(ask(env, "POST", "/internal/sign-in", facts));
}

/** Notifies the origin that the page of a magic link was loaded. The page doesn’t wait for the answer. */
export async function tellLinkFetched(env: EdgeBindings, magicLinkId: string): Promise<void> {
  const path = `/internal/magic-links/${encodeURIComponent(magicLinkId)}/fetched`;
  const answer = await ask(env, "POST", path, { sub: "edge", sid: "", brand: "", roles: null }).catch(() => null);
  await answer?.body?.cancel();
}

/** A brand's picture by its name; a name that the table doesn't have is not found. */
export async function askBrandPicture(env: EdgeBindings, name: string): Promise<Response | null> {
  try {
    const path = `/internal/brand-pictures/${encodeURIComponent(name)}`;
    const response = await ask(env, "GET", path, { sub: "edge", sid: "", brand: "", roles: null });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}

interface Kept {
  readonly known: KnownConfiguration;
  readonly at: number;
}

let kept: Kept | null = null;
/** Questions so far, and which of them `kept` answers: answers may overtake each other. */
let questions = 0;
let answered = 0;
let failedAt = 0;
/** After a failure the origin is left alone this long, so that a hanging one does not hold every request. */
const failurePauseMs = 1000;
/** At most two seconds old: past the first of these it is asked for again, by one request at a time. */
const freshMs = 2000;
const renewAheadMs = 500;
let askedAt = 0;
/** A mode older than this is unknown, and unknown is closed (docs/gateway.md section 4.3). */
const modeStaleMs = 30_000;
const brandsStaleMs = 24 * 3_600_000;

export interface KnownConfiguration {
  readonly configuration: EdgeConfiguration;
  /** false: brands may still be drawn, but nothing behind the gate is served. */
  readonly modeKnown: boolean;
}

/** What is known without asking anybody: at most two seconds old; null where it has to be asked for. */
export function youngConfiguration(): KnownConfiguration | null {
  if (!kept) return null;
  const now = Date.now();
  const most = now - askedAt < renewAheadMs ? freshMs : freshMs - renewAheadMs;
  return now - kept.at < most ? kept.known : null;
}

/** Hosts, mode and flags, asked of the origin where none are young; null where nothing was ever learnt. */
export async function renewedConfiguration(env: EdgeBindings): Promise<KnownConfiguration | null> {
  const now = Date.now();
  askedAt = now;
  if (now - failedAt > failurePauseMs && !(await learnConfiguration(env))) failedAt = Date.now();
  if (!kept || now - kept.at > brandsStaleMs) return null;
  return now - kept.at < modeStaleMs ? kept.known : { ...kept.known, modeKnown: false };
}

async function learnConfiguration(env: EdgeBindings): Promise<boolean> {
  questions += 1;
  const question = questions;
  try {
    const response = await ask(env, "GET", "/internal/edge-configuration", {
      sub: "edge",
      sid: "",
      brand: "",
      roles: null,
    });
    const parsed = v.safeParse(edgeConfiguration, await response.json());
    if (!response.ok || !parsed.success) return false;
    if (kept !== null && question < answered) return true;
    kept = { known: { configuration: parsed.output, modeKnown: true }, at: Date.now() };
    answered = question;
    return true;
  } catch {
    return false;
  }
}

/** Forgets the configuration: for a change that the edge itself knows of, and for tests. */
export function forgetConfiguration(): void {
  kept = null;
  failedAt = 0;
}
