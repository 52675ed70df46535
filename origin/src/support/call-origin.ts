import { applyD1Migrations } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { importJWK, SignJWT } from "jose";
import { findCall } from "@paygauge/api-types/endpoints";
import { lockedEntityOf } from "@paygauge/api-types/endpoints/call";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { identityHeader, type SignedIdentity } from "@paygauge/api-types/entities/identity";
import { seedSteps } from "../seed/step-names.ts";
import { testEnv } from "./test-env.ts";

export const idpIssuer = testEnv.SEED_IDP_ISSUER ?? "";

/** `sub` of a seeded user in signed identities. */
export const subOf = (subject: string): string => `${idpIssuer}|${subject}`;

type Claims = Partial<Record<keyof SignedIdentity, unknown>> & Record<string, unknown>;

let signingKey: ReturnType<typeof importJWK> | undefined;

/** A signed identity as the edge makes them; claims given replace the usual ones, undefined ones are left out. */
export async function signIdentity(claims: Claims, header: Record<string, unknown> = {}): Promise<string> {
  signingKey ??= importJWK(JSON.parse(testEnv.TEST_SIGNING_KEY), "ES256");
  const key = await signingKey;
  const seconds = Math.floor(Date.now() / 1000);
  const usual = {
    iss: "paygauge-edge",
    aud: "paygauge-origin",
    sid: "s1",
    brand: "brand1",
    env: "local",
    roles: null,
    iat: seconds,
    exp: seconds + 30,
  };
  const all = Object.fromEntries(Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== undefined));
  return new SignJWT(all).setProtectedHeader({ alg: "ES256", kid: "test", ...header }).sign(key);
}

/** A user's identity of this second: anyone who asks often has signed it once. */
const signedNow = { second: 0, bySub: new Map<string, Promise<string>>() };

function identityOf(claims: Claims): Promise<string> {
  const { sub, ...more } = claims;
  if (typeof sub !== "string" || Object.keys(more).length > 0) return signIdentity(claims);
  const second = Math.floor(Date.now() / 1000);
  if (signedNow.second !== second) Object.assign(signedNow, { second, bySub: new Map() });
  const signed = signedNow.bySub.get(sub) ?? signIdentity(claims);
  signedNow.bySub.set(sub, signed);
  return signed;
}

export interface CallOptions {
  /** Claims, or a whole token; absent: a call without any identity. */
  readonly as?: Claims | string;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

/** Calls the origin through its own fetch handler. */
export async function callOrigin(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const headers = new Headers(options.headers);
  if (typeof options.as === "string") headers.set(identityHeader, options.as);
  else if (options.as) headers.set(identityHeader, await identityOf(options.as));
  const hasBody = options.body !== undefined;
  if (hasBody) headers.set("content-type", "application/json");
  const body = options.raw ?? (hasBody ? JSON.stringify(options.body) : null);
  return exports.default.fetch(new Request(`http://origin.internal${path}`, { method, headers, body }));
}

type AsPerson = Omit<CallOptions, "as">;

/** Ids of the users of these stores. */
const ids = new Map<string, string | undefined>();

async function idOf(subject: string): Promise<string | undefined> {
  const known = ids.get(subject);
  if (known !== undefined) return known;
  const answer = await callOrigin("GET", "/api/v1/users/user-permissions", { as: { sub: subOf(subject) } });
  const { id } = await answer.json<{ id?: string }>();
  ids.set(subject, id);
  return id;
}

/** Takes the write lock of what a call writes, as the application does, and gives its header; none where it is refused. */
export async function lockFor(
  subject: string,
  method: string,
  path: string,
  options: AsPerson,
): Promise<Record<string, string>> {
  const url = new URL(path, "http://origin.internal");
  const hit = findCall(method, url.pathname);
  if (!hit) return {};
  const body = options.raw instanceof FormData ? Object.fromEntries(options.raw) : options.body;
  const entity = lockedEntityOf(hit.call, { params: hit.params, query: Object.fromEntries(url.searchParams), body });
  if (entity === null) return {};
  const as = { sub: subOf(subject) };
  const asked = { as, body: { ...entity, userId: await idOf(subject) } };
  const taken = await callOrigin("POST", "/api/v1/concurrency/force-set-exclusive-write-access", asked);
  if (taken.status !== 200) return {};
  const { status } = await taken.json<{ status: { fencingToken: number } }>();
  return { [lockHeader]: String(status.fencingToken) };
}

/** User's call: `subject` of the seeded users. What they write they lock first. */
export async function callAs(subject: string, method: string, path: string, options: AsPerson = {}): Promise<Response> {
  const lock = await lockFor(subject, method, path, options);
  return callOrigin(method, path, {
    ...options,
    headers: { ...lock, ...options.headers },
    as: { sub: subOf(subject) },
  });
}

/** Migrates D1 and runs every step of the product's own seed through the Worker. */
export async function seedOrigin(
  steps: readonly string[] = ["settings", "agreements", "brands", "issuers", "people", "buyers", "rulesets"],
): Promise<void> {
  ids.clear();
  await applyD1Migrations(testEnv.DB, testEnv.TEST_MIGRATIONS);
  for (const step of seedSteps.filter((each) => steps.includes(each))) {
    const answer = await callOrigin("POST", "/internal/seed", { as: { sub: "edge" }, body: { step } });
    if (answer.status !== 200)
      throw new Error(`The seed step ${step} answered ${answer.status}: ${await answer.text()}`);
  }
}
