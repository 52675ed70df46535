import * as oauth from "oauth4webapi";
import type { JWK } from "jose";
import { embeddedHost, isLocal, type EdgeBindings } from "../environment.ts";
import { KeySet } from "./key-set.ts";

/** What a user waits for is given up after this long. */
const answerMs = 10_000;
/**
 * A renewal is not: a provider that took the refresh token and answers late has made a new one, and the old one, sent
 * again, would end the session.
 */
const renewalMs = 60_000;

/** Fetch for the provider: over the service binding where it is the embedded one, else over the network. */
function providerFetch(env: EdgeBindings, mostMs = answerMs): (url: string, init?: RequestInit) => Promise<Response> {
  const embedded = isLocal(env) && new URL(env.OIDC_ISSUER).hostname === embeddedHost ? env.IDP : undefined;
  return async (url, init) => {
    const timed = { ...init, signal: AbortSignal.timeout(mostMs) };
    if (!embedded || new URL(url).hostname !== embeddedHost) return fetch(url, timed);
    // A service binding carries no Host header, and the provider names its endpoints by it.
    const headers = new Headers(init?.headers);
    headers.set("host", `${embeddedHost}:${env.PUBLIC_PORT}`);
    return embedded.fetch(url, { ...timed, headers });
  };
}

/** Options of every oauth4webapi call; plain http only where ENVIRONMENT is local. */
export function providerOptions(env: EdgeBindings, mostMs = answerMs) {
  const send = providerFetch(env, mostMs);
  return {
    [oauth.customFetch]: (
      url: string,
      options: { method: string; headers: Record<string, string>; body?: unknown; redirect?: string },
    ) => {
      const body = options.body instanceof URLSearchParams ? options.body : undefined;
      return send(url, {
        method: options.method,
        headers: options.headers,
        redirect: options.redirect ?? "manual",
        ...(body ? { body } : {}),
      });
    },
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to catch the eye; only local providers speak http
    [oauth.allowInsecureRequests]: isLocal(env),
  };
}

export function clientOf(env: EdgeBindings): oauth.Client {
  return { client_id: env.OIDC_CLIENT_ID };
}

export function clientAuthentication(env: EdgeBindings): oauth.ClientAuth {
  return env.OIDC_CLIENT_SECRET ? oauth.ClientSecretPost(env.OIDC_CLIENT_SECRET) : oauth.None();
}

const metadataMs = 10 * 60_000;
const metadata = new Map<string, { readonly server: oauth.AuthorizationServer; readonly at: number }>();
const keySets = new Map<string, KeySet>();

/** The provider's metadata by OpenID discovery, at most ten minutes old. */
export async function provider(env: EdgeBindings): Promise<oauth.AuthorizationServer> {
  const found = metadata.get(env.OIDC_ISSUER);
  if (found && Date.now() - found.at < metadataMs) return found.server;
  const issuer = new URL(env.OIDC_ISSUER);
  try {
    const response = await oauth.discoveryRequest(issuer, providerOptions(env));
    const server = await oauth.processDiscoveryResponse(issuer, response);
    metadata.set(env.OIDC_ISSUER, { server, at: Date.now() });
    return server;
  } catch (error) {
    if (found) return found.server;
    throw error;
  }
}

/** Keys that the provider signs with, by its jwks_uri alone. */
export function providerKeys(env: EdgeBindings): KeySet {
  const known = keySets.get(env.OIDC_ISSUER);
  if (known) return known;
  const made = new KeySet(async () => {
    const { jwks_uri: address } = await provider(env);
    if (!address) throw new Error("The identity provider publishes no jwks_uri.");
    const response = await providerFetch(env)(address, { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`The identity provider's keys answered ${response.status}.`);
    const set: { keys: JWK[] } = await response.json();
    return set;
  });
  keySets.set(env.OIDC_ISSUER, made);
  return made;
}

type RefreshAnswer =
  | { readonly kind: "renewed"; readonly refreshToken: string | null; readonly tokenEndsAt: number }
  /** `refused`: the provider ended the grant; `unreachable`: try again later. */
  | { readonly kind: "refused" | "unreachable" };

/** Trades a refresh token for new tokens. */
export async function refreshTokens(env: EdgeBindings, refreshToken: string): Promise<RefreshAnswer> {
  try {
    const server = await provider(env);
    const client = clientOf(env);
    const options = { ...providerOptions(env, renewalMs), additionalParameters: { resource: env.OIDC_AUDIENCE } };
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      clientAuthentication(env),
      refreshToken,
      options,
    );
    const tokens = await oauth.processRefreshTokenResponse(server, client, response);
    return {
      kind: "renewed",
      refreshToken: tokens.refresh_token ?? null,
      tokenEndsAt: Date.now() + (tokens.expires_in ?? 600) * 1000,
    };
  } catch (error) {
    return {
      kind: error instanceof oauth.ResponseBodyError && error.error === "invalid_grant" ? "refused" : "unreachable",
    };
  }
}

/** Revokes a refresh token; a provider without revocation, or one that is down, does not stop a sign-out. */
export async function revokeToken(env: EdgeBindings, token: string): Promise<void> {
  try {
    const server = await provider(env);
    if (!server.revocation_endpoint) return;
    await oauth.revocationRequest(server, clientOf(env), clientAuthentication(env), token, providerOptions(env));
  } catch {
    // The session's record is gone already; the token ends by its own life.
  }
}
