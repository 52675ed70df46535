import type { Configuration, JWKS, KoaContextWithOIDC } from "oidc-provider";
import { seededBrandKeys } from "@paygauge/api-types/seeded-people";
import { seededPrograms } from "@paygauge/api-types/seeded-programs";
import { adapterOver } from "./adapter.ts";
import { claimsOf, findPerson } from "./people.ts";
import type { ProviderStore } from "./provider-store.ts";
import { signedOutPage, signOutPage } from "./sign-out-page.ts";

export interface ProviderBindings {
  readonly PROVIDER_STORE: DurableObjectNamespace<ProviderStore>;
  /** The provider's name in tokens. It stays when the local port changes; the endpoints follow the port. */
  readonly ISSUER: string;
  readonly CLIENT_ID: string;
  /** Resource indicator of the product's API: the audience of access tokens. */
  readonly AUDIENCE: string;
  /** Private JWKS, JSON. */
  readonly PROVIDER_KEYS: string;
  /** JSON list of strings that sign the provider's own cookies. */
  readonly COOKIE_KEYS: string;
}

/** Origins of the seeded brands on the provider's own port; `host` is the provider's, as "id.localhost:8787". */
function brandOrigins(host: string): string[] {
  const { port } = new URL(`http://${host}`);
  return seededBrandKeys.map((key) => `http://${key}.localhost${port === "" ? "" : `:${port}`}`);
}

/** The keys that the provider signs with, and the one that it is written to with. */
export function providerKeys(env: Pick<ProviderBindings, "PROVIDER_KEYS">): {
  signing: JWKS["keys"];
  toRead: JWKS["keys"][number] | undefined;
} {
  const { keys }: JWKS = JSON.parse(env.PROVIDER_KEYS);
  return { signing: keys.filter(({ use }) => use !== "enc"), toRead: keys.find(({ use }) => use === "enc") };
}

const hour = 3600;

/** Code with PKCE S256 only, refresh tokens, client credentials of the seeded programs, JWT access tokens for one resource, no consent page. */
export function providerConfiguration(env: ProviderBindings, host: string): Configuration {
  const { signing } = providerKeys(env);
  const cookieKeys: string[] = JSON.parse(env.COOKIE_KEYS);
  const origins = brandOrigins(host);
  return {
    adapter: adapterOver(env.PROVIDER_STORE),
    jwks: { keys: signing },
    cookies: { keys: cookieKeys, long: { sameSite: "lax" }, short: { sameSite: "lax" } },
    clients: [
      {
        client_id: env.CLIENT_ID,
        client_name: "Paygauge",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        id_token_signed_response_alg: "ES256",
        redirect_uris: origins.map((origin) => `${origin}/auth/callback`),
        post_logout_redirect_uris: origins.map((origin) => `${origin}/login?error=SIGNED_OUT`),
      },
      ...seededPrograms.map(({ clientId, clientSecret, name }) => ({
        client_id: clientId,
        client_secret: clientSecret,
        client_name: name,
        token_endpoint_auth_method: "client_secret_basic" as const,
        grant_types: ["client_credentials"],
        response_types: [],
        redirect_uris: [],
      })),
    ],
    scopes: ["openid", "offline_access"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
    },
    // The product reads the profile from the ID token and never calls userinfo.
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: ["ES256", "RS256"] },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    interactions: { url: (_ctx, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: async (_ctx, sub) => {
      const person = findPerson(sub);
      return person && { accountId: sub, claims: async () => claimsOf(person) };
    },
    loadExistingGrant: grantEverything,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      // For programs, in their own name (RFC 6749, section 4.4).
      clientCredentials: { enabled: true },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage, postLogoutSuccessSource: signedOutPage },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => env.AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: "",
          audience: env.AUDIENCE,
          accessTokenFormat: "jwt",
          accessTokenTTL: 600,
          jwt: { sign: { alg: "ES256" } },
        }),
      },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      ClientCredentials: 600,
      Grant: 14 * 24 * hour,
      IdToken: 600,
      Interaction: hour,
      RefreshToken: 14 * 24 * hour,
      Session: 12 * hour,
    },
  };
}

/**
 * The one client is the product itself, so that there is nothing to consent to. A session has one grant, named after it:
 * tabs that sign in at once would each make their own, and a code is refused whose grant is not its session's.
 */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { oidc } = ctx;
  const { client, session, provider, params } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = session.grantIdFor(client.clientId) ?? `${session.uid}.${client.clientId}`;
  const grant =
    (await provider.Grant.find(id)) ??
    Object.assign(new provider.Grant({ clientId: client.clientId, accountId: session.accountId }), { jti: id });
  const scope = params?.["scope"];
  if (typeof scope === "string") grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}
