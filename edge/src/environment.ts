import type { Brand } from "@paygauge/api-types/entities/identity";

/** Bindings, variables and secrets of the edge (wrangler.toml names them). */
export interface EdgeBindings {
  readonly ASSETS: Fetcher;
  readonly ORIGIN: Fetcher;
  /** The embedded identity provider; only where ENVIRONMENT is local. */
  readonly IDP?: Fetcher;
  /** The stand-in of Merge and Rutter, for the page on which an account is linked; only where ENVIRONMENT is local. */
  readonly LINK_STAND_IN?: Fetcher;
  /** Limits of one minute: by address sign-ins and invalid sessions, by user uploads and questions to the chat. */
  readonly SIGN_IN_RATE: RateLimit;
  readonly TOKEN_RATE: RateLimit;
  readonly UPLOAD_RATE: RateLimit;
  readonly CHAT_RATE: RateLimit;
  /** By program: its calls, parts of files excepted. */
  readonly PROGRAM_RATE: RateLimit;
  /** By address: links of mails and calendars, and providers' events. */
  readonly LINK_RATE: RateLimit;
  readonly EVENT_RATE: RateLimit;
  /** Objects of the class PersonSessions, which reads these settings itself: `sessionsOf` gives them their type. */
  readonly PERSON_SESSIONS: DurableObjectNamespace;
  readonly ENVIRONMENT: string;
  /** Port in the brands' addresses, "" for the scheme's own. */
  readonly PUBLIC_PORT: string;
  /** The provider's name in tokens; for the embedded one it does not follow the local port. */
  readonly OIDC_ISSUER: string;
  readonly OIDC_CLIENT_ID: string;
  readonly OIDC_CLIENT_SECRET?: string;
  /** Resource indicator and audience of access tokens. */
  readonly OIDC_AUDIENCE: string;
  readonly IDLE_MINUTES: string;
  /** "off": no session ends by idleness, only by its whole life; anything else, or nothing: on. */
  readonly AUTO_LOGOUT_ON_IDLE?: string;
  readonly SESSION_HOURS: string;
  readonly MAX_UPLOAD_BYTES: string;
  /** Cloudflare's headless browsers, where the account has them: reports are then also printed on the server. */
  readonly BROWSER?: Pick<BrowserRun, "quickAction">;
  /**
   * The proxy in front that names the client's address: "cloudflare", "header:<name>" of a proxy of one's own, which
   * sets or adds to that header; anything else, or nothing: no user's address is known.
   */
  readonly CLIENT_ADDRESS?: string;
  /** First and last day (UTC, "2025-10-22") on which the release notice is shown. */
  readonly RELEASE_NOTICE_FROM?: string;
  readonly RELEASE_NOTICE_TO?: string;
  /** How often an open page asks for the app's timestamp. */
  readonly APP_VERSION_CHECK_SECONDS?: string;
  /** Address of an origin elsewhere; absent: the service binding ORIGIN. */
  readonly API_URL?: string;
  /** The chatbot Worker; absent in deployments without an assistant. */
  readonly CHATBOT?: Fetcher;
  /** Address of a chat service elsewhere, which then replaces CHATBOT. */
  readonly CHATBOT_URL?: string;
  /** JSON {current, keys: {id: base64 of 32 bytes}}; ids are "1" to "255". */
  readonly SEALING_KEYS: string;
  /** Private ES256 JWK with kid, JSON. */
  readonly IDENTITY_SIGNING_KEY: string;
}

/** Host of the embedded identity provider, in addition to the brands on the one local port. */
export const embeddedHost = "id.localhost";
/** Host of the stand-in of Merge and Rutter on the same port. */
export const linkStandInHost = "link.localhost";

export function isLocal(env: Pick<EdgeBindings, "ENVIRONMENT">): boolean {
  return env.ENVIRONMENT === "local";
}

/** Origin of a brand, from the brand table and never from Host (S15, S36). */
export function brandOrigin(env: EdgeBindings, brand: Pick<Brand, "fullDomainName">): string {
  const scheme = isLocal(env) ? "http" : "https";
  return `${scheme}://${brand.fullDomainName}${env.PUBLIC_PORT === "" ? "" : `:${env.PUBLIC_PORT}`}`;
}

const origins = new Map<string, string>();

/** Origin that sign-in and sign-out forms may lead to. */
export function providerOrigin(env: EdgeBindings): string {
  const name = `${env.OIDC_ISSUER} ${env.PUBLIC_PORT}`;
  const known = origins.get(name);
  if (known !== undefined) return known;
  const issuer = new URL(env.OIDC_ISSUER);
  const origin =
    isLocal(env) && issuer.hostname === embeddedHost ? `http://${embeddedHost}:${env.PUBLIC_PORT}` : issuer.origin;
  origins.set(name, origin);
  return origin;
}
