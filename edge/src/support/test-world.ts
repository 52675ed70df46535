import { env, exports } from "cloudflare:workers";
import { permissionsOf, type Role } from "@paygauge/api-types/access/roles";
import type { CurrentUser, EdgeConfiguration } from "@paygauge/api-types/entities/identity";
import type { EdgeBindings } from "../environment.ts";
import { testConfiguration } from "./test-configuration.ts";

declare global {
  namespace Cloudflare {
    interface Env extends EdgeBindings {
      /** A chat service, which tests bind as CHATBOT. */
      readonly CHATBOT_DOUBLE: Fetcher;
    }
    interface GlobalProps {
      mainModule: typeof import("../worker.ts");
    }
  }
}

export const brandOne = "http://brand1.localhost:8787";
export const issuer = "http://id.localhost:8787";

/** The configuration that the test origin answers with. */
export const configuration = testConfiguration();

/** A user as the origin describes them; `sub` at the provider is the id. */
export function personOf(
  id: string,
  roles: readonly Role[],
  unusual: Partial<CurrentUser> = {},
): CurrentUser & { permissionsByRole: Record<string, string[]> } {
  return {
    id,
    displayName: id,
    idpId: "subject",
    idProviderName: "local",
    username: id,
    email: `${id}@example.org`,
    givenName: null,
    surname: null,
    roles: { standard: roles.map((role) => ({ role, displayName: role, description: "" })), tabbedView: [] },
    includedRoles: [],
    effectiveRoles: [...roles],
    permissions: [...permissionsOf(roles)],
    canSwitchRoles: false,
    eligible: true,
    approved: true,
    isDeactivated: false,
    pending: false,
    authenticated: true,
    lastActivityAt: null,
    agreedLatestTermsOfService: true,
    agreedLatestPrivacyPolicy: true,
    branding: null,
    effectiveBranding: null,
    inheritedBranding: null,
    effectiveBrandingDisplayName: null,
    hasMoreJobArtifactsToAssign: false,
    environment: "local",
    language: null,
    issuerLanguage: null,
    permissionsByRole: Object.fromEntries(roles.map((role) => [role, [...permissionsOf([role])]])),
    ...unusual,
  };
}

export async function setOrigin(change: Record<string, unknown>): Promise<void> {
  await env.ORIGIN.fetch("http://double/double", { method: "POST", body: JSON.stringify(change) });
}

export async function setProvider(change: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await env.IDP!.fetch("http://double/double", { method: "POST", body: JSON.stringify(change) });
  return answer.json();
}

export interface Seen {
  readonly path: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly claims: Record<string, unknown>;
  readonly bytes?: number;
}

/** What the stand-in for the origin holds: requests that it saw, and how many wait in it. */
export async function stateOfOrigin(): Promise<{ readonly seen: Seen[]; readonly waiting: number }> {
  return (await env.ORIGIN.fetch("http://double/double")).json();
}

export async function seenByOrigin(): Promise<Seen[]> {
  return (await stateOfOrigin()).seen;
}

/** The provider's answers as they should be. */
const honest = { claims: {}, header: {}, answer: {}, signature: null, answerStatus: 200, answerType: null };

/** Sets the world to its ordinary state: live, two brands, the given users by subject. */
export async function ordinaryWorld(
  people: Record<string, unknown> = {},
  change: Partial<EdgeConfiguration> = {},
): Promise<void> {
  const named = Object.fromEntries(Object.entries(people).map(([subject, each]) => [`${issuer}|${subject}`, each]));
  await setOrigin({
    configuration: { ...configuration, ...change },
    people: named,
    seen: [],
    mode: "ok",
    held: "",
    waiting: 0,
    pauseMs: 0,
    reports: null,
    answers: {},
    lines: null,
  });
  await setProvider({ tokens: 0, revoked: 0, codes: {}, refresh: "ok", expiresIn: 600, ...honest });
}

let addresses = 0;

/** The limits of a minute are one for all test files: each asks from a network of its own. */
const ownNetwork = crypto.randomUUID().slice(0, 8).replace(/^.{4}/, "$&:");

/** An address of a network of its own for each request, unless a test is about addresses: limits by address are not in its way. */
export function anyAddress(): string {
  addresses += 1;
  return `2001:${ownNetwork}:${addresses.toString(16)}::1`;
}

/** A request to the edge as a browser's navigation, unless `init` says otherwise. */
export function visit(path: string, init: RequestInit & { cookie?: string; at?: string } = {}): Promise<Response> {
  const headers = new Headers({
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
    "sec-fetch-dest": "document",
    accept: "text/html",
    "cf-connecting-ip": anyAddress(),
  });
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  if (init.cookie) headers.set("cookie", init.cookie);
  return exports.default.fetch(new Request(`${init.at ?? brandOne}${path}`, { ...init, headers, redirect: "manual" }));
}

/** A fetch from the application's own page, with what the browser and the client add. */
export function call(
  method: string,
  path: string,
  init: RequestInit & { cookie?: string; at?: string } = {},
): Promise<Response> {
  const headers = new Headers({
    "sec-fetch-mode": "cors",
    "sec-fetch-site": "same-origin",
    "sec-fetch-dest": "empty",
    accept: "application/json",
    "cf-connecting-ip": anyAddress(),
  });
  if (method !== "GET" && method !== "HEAD") {
    headers.set("x-csrf", "1");
    headers.set("origin", init.at ?? brandOne);
  }
  if (typeof init.body === "string" || init.body instanceof Uint8Array)
    headers.set("content-length", String(init.body.length));
  new Headers(init.headers).forEach((value, name) => headers.set(name, value));
  if (init.cookie) headers.set("cookie", init.cookie);
  return exports.default.fetch(
    new Request(`${init.at ?? brandOne}${path}`, { ...init, method, headers, redirect: "manual" }),
  );
}

/** The `name=value` part of an answer's cookie. */
export function cookieOf(response: Response, name: string): string {
  const found = response.headers.getSetCookie().find((each) => each.startsWith(name));
  return found?.split(";")[0] ?? "";
}

export interface Attempt {
  readonly state: string;
  readonly cookie: string;
  readonly address: URL;
}

/** Begins a sign-in and reads what the edge asked of the provider. */
export async function begin(path = "/auth/sign-in", at = brandOne): Promise<Attempt> {
  const answer = await visit(path, { at });
  const address = new URL(answer.headers.get("location") ?? "");
  return { state: address.searchParams.get("state") ?? "", cookie: cookieOf(answer, "__Host-tx-"), address };
}

let codes = 0;

/** Lets the provider grant a code for an attempt. */
export async function grantCode(attempt: Attempt): Promise<string> {
  codes += 1;
  const code = `code-${codes}`;
  const asked = attempt.address.searchParams;
  const granted = {
    redirectUri: asked.get("redirect_uri"),
    challenge: asked.get("code_challenge"),
    nonce: asked.get("nonce"),
  };
  const before: { codes: Record<string, unknown> } = await (await env.IDP!.fetch("http://double/double")).json();
  await setProvider({ codes: { ...before.codes, [code]: granted } });
  return code;
}

/** The whole way to a session; answers its cookie. */
export async function signIn(subject: string, at = brandOne, claims: Record<string, unknown> = {}): Promise<string> {
  await setProvider({ claims: { sub: subject, ...claims } });
  const attempt = await begin("/auth/sign-in", at);
  const code = await grantCode(attempt);
  const query = new URLSearchParams({ code, state: attempt.state, iss: issuer });
  const answer = await visit(`/auth/callback?${query.toString()}`, { cookie: attempt.cookie, at });
  return cookieOf(answer, "__Host-session");
}
