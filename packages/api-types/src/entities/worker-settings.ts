/** Every setting of every Worker: what it is, what the repository ships, and what applies without it. */
import * as v from "valibot";

const settingKinds = ["setting", "secret", "binding"] as const;
type SettingKind = (typeof settingKinds)[number];

interface Setting {
  readonly kind: SettingKind;
  /** Value of the repository's wrangler.toml; absent where it names none. */
  readonly shipped?: string;
  /** What applies where it is not set; absent where it must be set or nothing applies. */
  readonly fallback?: string;
}

const binding = { kind: "binding" } as const satisfies Setting;
const secret = { kind: "secret" } as const satisfies Setting;
const shipped = (text: string, fallback?: string): Setting => ({
  kind: "setting",
  shipped: text,
  ...(fallback === undefined ? {} : { fallback }),
});
const unset = (fallback?: string): Setting => ({
  kind: "setting",
  ...(fallback === undefined ? {} : { fallback }),
});

const provider = "http://id.localhost:8787";

export const workerSettings = {
  edge: {
    ASSETS: binding,
    ORIGIN: binding,
    IDP: binding,
    LINK_STAND_IN: binding,
    SIGN_IN_RATE: binding,
    TOKEN_RATE: binding,
    UPLOAD_RATE: binding,
    CHAT_RATE: binding,
    LINK_RATE: binding,
    EVENT_RATE: binding,
    PROGRAM_RATE: binding,
    PERSON_SESSIONS: binding,
    BROWSER: binding,
    CHATBOT: binding,
    ENVIRONMENT: shipped("local"),
    PUBLIC_PORT: shipped("8787"),
    OIDC_ISSUER: shipped(provider),
    OIDC_CLIENT_ID: shipped("paygauge"),
    OIDC_CLIENT_SECRET: secret,
    OIDC_AUDIENCE: shipped("https://api.paygauge.example"),
    IDLE_MINUTES: shipped("30"),
    AUTO_LOGOUT_ON_IDLE: shipped("on", "on"),
    SESSION_HOURS: shipped("10"),
    MAX_UPLOAD_BYTES: shipped("1073741824"),
    CLIENT_ADDRESS: shipped(""),
    RELEASE_NOTICE_FROM: shipped("2025-10-22"),
    RELEASE_NOTICE_TO: shipped("2025-11-02"),
    APP_VERSION_CHECK_SECONDS: shipped("60"),
    API_URL: shipped(""),
    CHATBOT_URL: shipped(""),
    SEALING_KEYS: secret,
    IDENTITY_SIGNING_KEY: secret,
  },
  origin: {
    DB: binding,
    FILES: binding,
    JOB: binding,
    TABLE_IMPORT: binding,
    LIST_EXPORT: binding,
    PROQ: binding,
    MATCHER: binding,
    AUDIT_CHAIN: binding,
    LOCKS: binding,
    VENDORS: binding,
    OUTBOUND: binding,
    MAIL: binding,
    COMPANIES: binding,
    COMPANY_LISTS: binding,
    ACCOUNT_SYNC: binding,
    PREDICTIONS: binding,
    SYSTEM_HEALTH: binding,
    SOCKETS: binding,
    EDGE: binding,
    CHATBOT: binding,
    IDP: binding,
    LINK_STAND_IN: binding,
    VERSION_METADATA: binding,
    OIDC_ISSUER: shipped(provider),
    ENVIRONMENT: shipped("local"),
    SYSTEM_MESSAGE: unset(),
    FEATURE_FLAGS: unset(),
    MAX_UPLOAD_BYTES: shipped("1073741824"),
    EDGE_JWKS: secret,
    MATCH_SERVICE: unset("directory"),
    MATCH_SERVICE_URL: unset(),
    MATCH_SERVICE_USER: secret,
    MATCH_SERVICE_SECRET: secret,
    MATCH_SERVICE_CERTIFICATE: binding,
    MALWARE_SCANNER: shipped(""),
    MAIL_PROVIDER: shipped("outbox", "outbox"),
    MAIL_PROVIDER_URL: shipped(""),
    MAIL_PROVIDER_USER: secret,
    MAIL_PROVIDER_KEY: secret,
    MAIL_VERIFIED_DOMAINS: shipped("brand1.example,brand2.example,brand3.example,brand4.example,brand5.example"),
    MAIL_EVENT_KEY: secret,
    MAIL_DAILY_CAP: unset("500"),
    MODEL_PROVIDER: shipped("standIn", "off"),
    MODEL_URL: unset(),
    MODEL_KEY: secret,
    MODEL_ALIASES: unset(),
    COMPANY_PROVIDER: shipped("register", "register"),
    COMPANY_PROVIDER_KEY: secret,
    COMPANY_PROVIDER_URL: unset(),
    MERGE_PROVIDER: shipped("standIn", "off"),
    MERGE_API_KEY: secret,
    MERGE_URL: unset(),
    RUTTER_PROVIDER: shipped("standIn", "off"),
    RUTTER_CLIENT_ID: secret,
    RUTTER_CLIENT_SECRET: secret,
    RUTTER_URL: unset(),
    LINK_STAND_IN_URL: shipped("http://link.localhost:8787"),
    RUTTER_VERSION: unset("2024-08-31"),
    LINK_CALLS_A_MINUTE: unset("100"),
    LINKED_ACCOUNT_KEYS: secret,
    ADDRESS_PROVIDER: unset("rules"),
    ADDRESS_PROVIDER_KEY: secret,
    ADDRESS_PROVIDER_URL: unset(),
    CANDIDATE_API_URL: unset(),
    CANDIDATE_SIGNING_KEY: secret,
    CODE_VERSION: unset(),
    SEED_IDP_ISSUER: shipped(provider),
  },
  chatbot: {
    ORIGIN: binding,
    FILES: binding,
    CORPUS: binding,
    READER: binding,
    CONVERSATIONS: binding,
    ENVIRONMENT: shipped("local"),
    EDGE_JWKS: secret,
  },
} as const satisfies Record<string, Readonly<Record<string, Setting>>>;

export type SettingsWorker = keyof typeof workerSettings;
export const settingsWorkers = ["edge", "origin", "chatbot"] as const satisfies readonly SettingsWorker[];

/** deployment: another value than the shipped one. default: not set. */
const settingSources = ["shipped", "deployment", "default"] as const;

const workerSetting = v.object({
  name: v.string(),
  kind: v.picklist(settingKinds),
  isSet: v.boolean(),
  source: v.picklist(settingSources),
  /** null for secrets, bindings and what is not set. */
  value: v.nullable(v.string()),
  fallback: v.nullable(v.string()),
});
export type WorkerSetting = v.InferOutput<typeof workerSetting>;
export const workerSettingsAnswer = v.array(workerSetting);

/** An address without the user and password that it may carry. */
const withoutUser = (text: string): string => text.replaceAll(/(\w+:\/\/)[^/@\s]*@/g, "$1");

/** The settings of a Worker as its environment has them. Values of secrets are never read. */
export function settingsIn(worker: SettingsWorker, env: object): WorkerSetting[] {
  const values = new Map<string, unknown>(Object.entries(env));
  return Object.entries<Setting>(workerSettings[worker]).map(([name, { kind, shipped: usual, fallback }]) => {
    const value = values.get(name);
    const isSet = value !== undefined && value !== "";
    const isShown = kind === "setting" && typeof value === "string" && isSet;
    const source = !isSet ? "default" : kind === "setting" && value === usual ? "shipped" : "deployment";
    return {
      name,
      kind,
      isSet,
      source: kind === "binding" && isSet ? "shipped" : source,
      value: isShown ? withoutUser(value) : null,
      fallback: fallback ?? null,
    };
  });
}

/** Names of settings that are not the same in every Worker that has them. */
export function differingSettings(workers: readonly (readonly WorkerSetting[])[]): ReadonlySet<string> {
  const seen = new Map<string, Set<string>>();
  for (const { name, kind, isSet, value } of workers.flat()) {
    // A binding of one name leads to another place in each Worker.
    if (kind === "binding") continue;
    const known = seen.get(name) ?? new Set();
    seen.set(name, known.add(`${isSet} ${value ?? ""}`));
  }
  return new Set([...seen].filter(([, values]) => values.size > 1).map(([name]) => name));
}
