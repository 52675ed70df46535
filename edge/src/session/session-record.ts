import type { Role } from "@paygauge/api-types/access/roles";
import type { RaisedDebug } from "@paygauge/api-types/debug/debug-lines";
import type { EdgeBindings } from "../environment.ts";

/** One session of one user, as the user's object keeps it. Times are UTC milliseconds. */
export interface SessionRecord {
  readonly sid: string;
  /** A machine has no record of its own: its token decides at each call. */
  readonly kind: "oidc" | "machine";
  readonly brand: string;
  readonly environment: string;
  readonly createdAt: number;
  readonly activeAt: number;
  readonly expiresAt: number;
  readonly idleAt: number;
  /** Roles narrowed to; null: all that are held. */
  readonly roles: readonly Role[] | null;
  /** The log level that the session raised; null: none, or its time is over. */
  readonly debug: RaisedDebug | null;
}

const lifeMsOf = (env: Pick<EdgeBindings, "SESSION_HOURS">) => Number(env.SESSION_HOURS) * 3_600_000;

/** Whether sessions of this site end by idleness (site configuration). */
export function endsByIdleness(env: Pick<EdgeBindings, "AUTO_LOGOUT_ON_IDLE">): boolean {
  return env.AUTO_LOGOUT_ON_IDLE !== "off";
}

/** How long a session may be idle, ms: its whole life where the site ends none by idleness, or the session must not. */
export function idleMsOf(
  env: Pick<EdgeBindings, "AUTO_LOGOUT_ON_IDLE" | "IDLE_MINUTES" | "SESSION_HOURS">,
  wanted = true,
): number {
  return wanted && endsByIdleness(env) ? Number(env.IDLE_MINUTES) * 60_000 : lifeMsOf(env);
}

/** What sign-in hands over; tokens never leave the object again. */
export interface NewSession {
  readonly brand: string;
  readonly environment: string;
  readonly issuer: string;
  readonly refreshToken: string | null;
  /** Names the session to the provider at sign-out. */
  readonly idToken: string;
  /** The provider's own name of the session (claim sid), where it tells one. */
  readonly providerSid: string | null;
  /** When the access token ends, ms. */
  readonly tokenEndsAt: number;
  readonly idleMs: number;
  readonly lifeMs: number;
}

/**
 * `idle` and `expired` are ends by the clock, `switched` is an id that a role switch replaced a moment ago, `unknown` is
 * an end by sign-out or an id that never was.
 */
export type SessionState =
  | { readonly state: "open"; readonly record: SessionRecord }
  | { readonly state: "idle" | "expired" | "switched" | "unknown" };
