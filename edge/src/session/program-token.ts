/** Access tokens of programs: client credentials alone (RFC 9068, RFC 9700 section 4.15). */
import * as v from "valibot";
import { clientIdForm } from "@paygauge/api-types/entities/programs";
import type { EdgeBindings } from "../environment.ts";
import { providerKeys } from "../sign-in/provider.ts";
import { accessTokenTypes, verifyToken, type TokenPolicy } from "../sign-in/verify-token.ts";

/** The client that a token was issued to, and until when it counts, ms. */
interface ProgramToken {
  readonly clientId: string;
  readonly endsAt: number;
}

/**
 * Claims of a token that a client asked for in its own name. A user's has a `sub` of its own, and mostly a session or a
 * time of sign-in; one that is bound to a key (`cnf`) must not be taken as a bearer's.
 */
const claims = v.pipe(
  v.object({
    client_id: v.pipe(v.string(), v.regex(clientIdForm)),
    sub: v.string(),
    exp: v.number(),
    sid: v.optional(v.never()),
    auth_time: v.optional(v.never()),
    nonce: v.optional(v.never()),
    act: v.optional(v.never()),
    cnf: v.optional(v.never()),
  }),
  v.check(({ client_id, sub }) => client_id === sub),
);

/** S7: a verified token is remembered so long at most, and so many of them. */
const maxAgeMs = 60_000;
const maxCache = 5000;
const verified = new Map<string, ProgramToken & { readonly until: number }>();
let changesSeen = -1;

/** The whole token, what it was verified for, and with which keys. */
const nameOf = (token: string, { issuer, audience }: TokenPolicy, changes: number): string =>
  JSON.stringify([token, issuer, audience, changes]);

function fromCache(name: string, now: number): ProgramToken | undefined {
  const known = verified.get(name);
  return known !== undefined && now < known.until && now < known.endsAt ? known : undefined;
}

function remember(name: string, token: ProgramToken, now: number): void {
  verified.delete(name);
  const [oldest] = verified.size >= maxCache ? verified.keys() : [];
  if (oldest !== undefined) verified.delete(oldest);
  verified.set(name, { ...token, until: Math.min(token.endsAt, now + maxAgeMs) });
}

/**
 * Verifies the token of a program.
 * @returns null for every other token, an unknown or altered one, and the product's own client; "unknown" while the
 * provider's keys were never fetched
 */
export async function readProgramToken(env: EdgeBindings, token: string): Promise<ProgramToken | null | "unknown"> {
  const policy = { issuer: env.OIDC_ISSUER, audience: env.OIDC_AUDIENCE, types: accessTokenTypes };
  const keys = providerKeys(env);
  if (changesSeen !== keys.changes) verified.clear();
  changesSeen = keys.changes;
  const now = Date.now();
  const known = fromCache(nameOf(token, policy, keys.changes), now);
  if (known !== undefined) return known;
  const read = v.safeParse(claims, await verifyToken(token, policy, keys));
  if (!keys.isKnown) return "unknown";
  if (!read.success || read.output.client_id === env.OIDC_CLIENT_ID) return null;
  const found = { clientId: read.output.client_id, endsAt: read.output.exp * 1000 };
  remember(nameOf(token, policy, keys.changes), found, now);
  return found;
}
