/** Bindings, settings and secrets of the origin, as origin/wrangler.toml and .dev.vars name them. */
export interface Env {
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  readonly JOB: DurableObjectNamespace;
  readonly TABLE_IMPORT: DurableObjectNamespace;
  readonly LIST_EXPORT: DurableObjectNamespace;
  readonly PROQ: DurableObjectNamespace;
  readonly MATCHER: DurableObjectNamespace;
  readonly AUDIT_CHAIN: DurableObjectNamespace;
  readonly LOCKS: DurableObjectNamespace;
  readonly VENDORS: DurableObjectNamespace;
  readonly OUTBOUND: DurableObjectNamespace;
  readonly MAIL: DurableObjectNamespace;
  readonly COMPANIES: DurableObjectNamespace;
  readonly COMPANY_LISTS: DurableObjectNamespace;
  readonly ACCOUNT_SYNC: DurableObjectNamespace;
  readonly PREDICTIONS: DurableObjectNamespace;
  readonly SYSTEM_HEALTH: DurableObjectNamespace;
  readonly SOCKETS: DurableObjectNamespace;
  /** The other Workers, asked by the health check alone; the identity provider only where it is embedded. */
  readonly EDGE?: Fetcher;
  readonly CHATBOT?: Fetcher;
  readonly IDP?: Fetcher;
  /** The stand-in of Merge and Rutter; only where ENVIRONMENT is local. */
  readonly LINK_STAND_IN?: Fetcher;
  /** The identity provider, the same as the edge's. */
  readonly OIDC_ISSUER: string;
  /** Name of the deployment; the edge's and the session's must be the same. */
  readonly ENVIRONMENT: string;
  /** What the notification bar says unless a message was set by a call. */
  readonly SYSTEM_MESSAGE?: string;
  /** Feature flags that are fixed: "NAME=on" and "NAME=off", with commas between; DevOps decides the others. */
  readonly FEATURE_FLAGS?: string;
  /** Bytes, unpacked, as decimal digits. */
  readonly MAX_UPLOAD_BYTES: string;
  /** JWKS of the edge as JSON text. */
  readonly EDGE_JWKS: string;
  /** Where acceptors are looked up: "directory" (default), "visa" or "mastercard". */
  readonly MATCH_SERVICE?: string;
  /** Address, user and secret of the network's service; read only where one is chosen. */
  readonly MATCH_SERVICE_URL?: string;
  readonly MATCH_SERVICE_USER?: string;
  readonly MATCH_SERVICE_SECRET?: string;
  /** Client certificate for two-way TLS: an mTLS binding of the deployment. */
  readonly MATCH_SERVICE_CERTIFICATE?: Fetcher;
  /** What uploads are scanned with: "clamd://host:port"; empty, or nothing: they are not. */
  readonly MALWARE_SCANNER?: string;
  /** Who carries mails: "outbox" (default, kept here and not sent) "sendgrid" or "smtp". */
  readonly MAIL_PROVIDER?: string;
  /** Another address than SendGrid's own; of SMTP, "smtps://host:465". */
  readonly MAIL_PROVIDER_URL?: string;
  /** Who signs in at the SMTP server; its password is MAIL_PROVIDER_KEY. */
  readonly MAIL_PROVIDER_USER?: string;
  readonly MAIL_PROVIDER_KEY?: string;
  /** Domains that campaigns' mails can be from, with commas between: those whose SPF and DKIM are set up. */
  readonly MAIL_VERIFIED_DOMAINS?: string;
  /** Public key of SendGrid's signed event webhook: SPKI in base64, as its settings show it; without it no event is taken. */
  readonly MAIL_EVENT_KEY?: string;
  /** Campaign mails of one issuer and day (UTC), as decimal digits; 500 without it. */
  readonly MAIL_DAILY_CAP?: string;
  /** Who writes texts: "off" (default), "standIn" (labelled, composes from the values it is given) or "openai". */
  readonly MODEL_PROVIDER?: string;
  /** Address of an OpenAI-compatible service, up to and with its version: "https://api.openai.com/v1". */
  readonly MODEL_URL?: string;
  readonly MODEL_KEY?: string;
  /** Models by alias, as JSON: {"default": {"model": "…", "input": 0.4, "output": 1.6}}; prices in US dollars a million tokens. */
  readonly MODEL_ALIASES?: string;
  /** Where companies are looked up: "register" (default, the imported file) or "companiesHouse" with its key. */
  readonly COMPANY_PROVIDER?: string;
  readonly COMPANY_PROVIDER_KEY?: string;
  /** Another address than Companies House's own. */
  readonly COMPANY_PROVIDER_URL?: string;
  /**
   * Who answers for linked accounts through Merge: "standIn" (labelled, local alone), "real" with its key, or no one.
   */
  readonly MERGE_PROVIDER?: string;
  readonly MERGE_API_KEY?: string;
  /** Another region than Merge's first: "https://api-eu.merge.dev". */
  readonly MERGE_URL?: string;
  /** The same for Rutter. */
  readonly RUTTER_PROVIDER?: string;
  readonly RUTTER_CLIENT_ID?: string;
  readonly RUTTER_CLIENT_SECRET?: string;
  readonly RUTTER_URL?: string;
  /** Where the stand-in of both answers. */
  readonly LINK_STAND_IN_URL?: string;
  /** Version of Rutter's API; "2024-08-31" without it. */
  readonly RUTTER_VERSION?: string;
  /** The most requests a minute for one account of a real provider, as the plan has it; 100 without it. */
  readonly LINK_CALLS_A_MINUTE?: string;
  /** Keys that seal the tokens of linked accounts, in the form of the edge's SEALING_KEYS. */
  readonly LINKED_ACCOUNT_KEYS?: string;
  /** What checks one address: "rules" (default) or "google" with its key. */
  readonly ADDRESS_PROVIDER?: string;
  readonly ADDRESS_PROVIDER_KEY?: string;
  /** Another address than Google's own. */
  readonly ADDRESS_PROVIDER_URL?: string;
  /** Another build of this API that answers are compared with, up to and without "/api"; without it none is offered. */
  readonly CANDIDATE_API_URL?: string;
  /** Private ES256 JWK that signs whom the candidate answers: its EDGE_JWKS has the public half. */
  readonly CANDIDATE_SIGNING_KEY?: string;
  /** Which bundle this is, where the runtime knows it: part of what a run says of itself. */
  readonly CODE_VERSION?: string;
  /** On Cloudflare: the deployed version. */
  readonly VERSION_METADATA?: WorkerVersionMetadata;
  /** Issuer of the embedded identity provider, for the seed and the anonymiser. */
  readonly SEED_IDP_ISSUER?: string;
}

/**
 * The object that a namespace holds by this name. Its class is said here and in wrangler.toml: were it said in `Env`, every
 * class would be known to all that read a setting, and each would then import itself in a circle.
 */
export function objectNamed<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace,
  name: string,
): DurableObjectStub<T> {
  return namespace.get(namespace.idFromName(name)) as DurableObjectStub<T>;
}
