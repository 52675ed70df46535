/** Outside services: where each is configured, how long a call can take, and how often one can be made. */
import { companyLimits } from "@paygauge/api-types/entities/companies";
import { comparisonLimits } from "@paygauge/api-types/entities/endpoint-comparison";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../env.ts";
import { answerAsCompaniesHouse } from "../companies/stand-in.ts";
import { isRegisterUsed } from "../companies/source.ts";
import { modeOf, standInAddress } from "../linked-accounts/settings.ts";
import { answerAsModel } from "../model/stand-in.ts";
import type { GateLimits } from "./gate.ts";

export interface Provider {
  /** What messages and logs call it. */
  readonly name: string;
  /** The provider's own address; configuration replaces it. */
  readonly address: string;
  readonly addressOf: (env: Partial<Env>) => string | undefined;
  /** Answers in the provider's place where the configuration names the stand-in. */
  readonly standInOf?: (env: Partial<Env>) => ((request: Request) => Promise<Response>) | null;
  /** Whole of one try, ms. */
  readonly timeLimitMs: number;
  /** Bytes of an answer. */
  readonly maxBytes: number;
  readonly limits: GateLimits;
}

const usual: GateLimits = { burst: 20, perSecond: 10, failures: 5, openMs: 30_000 };

/** The providers of linked accounts bound the requests for each account, and those for all accounts hardly. */
const ofAccounts: GateLimits = { burst: 50, perSecond: 20, failures: 10, openMs: 10_000 };

/** The embedded identity provider, over its binding; null where the provider is another. */
function embeddedProvider({ IDP, OIDC_ISSUER = "" }: Partial<Env>): ((request: Request) => Promise<Response>) | null {
  const issuer = URL.parse(OIDC_ISSUER);
  if (IDP === undefined || issuer?.hostname !== "id.localhost") return null;
  return (request) => {
    // A binding carries no Host header, and the provider names its endpoints by it.
    const headers = new Headers(request.headers);
    headers.set("host", issuer.host);
    return IDP.fetch(request, { headers });
  };
}

/** The stand-in of a provider of linked accounts, over its binding: a Worker that a local system alone has. */
const linkStandIn =
  (provider: LinkProvider) =>
  (env: Partial<Env>): ((request: Request) => Promise<Response>) | null => {
    const { LINK_STAND_IN: service } = env;
    return service === undefined || modeOf(env, provider) !== "standIn" ? null : (request) => service.fetch(request);
  };

export const providers = {
  mail: {
    name: "SendGrid",
    address: "https://api.sendgrid.com/v3/mail/send",
    addressOf: ({ MAIL_PROVIDER_URL }) => MAIL_PROVIDER_URL,
    timeLimitMs: 8000,
    maxBytes: 65_536,
    limits: usual,
  },
  model: {
    name: "Model",
    address: "https://api.openai.com/v1",
    addressOf: ({ MODEL_URL }) => MODEL_URL,
    standInOf: ({ MODEL_PROVIDER }) => (MODEL_PROVIDER === "standIn" ? answerAsModel : null),
    // The first token has its own limit (model/complete.ts).
    timeLimitMs: 60_000,
    maxBytes: 4_194_304,
    limits: usual,
  },
  identity: {
    name: "Identity provider",
    address: "",
    addressOf: ({ OIDC_ISSUER }) => OIDC_ISSUER,
    standInOf: embeddedProvider,
    timeLimitMs: 5000,
    maxBytes: 65_536,
    limits: usual,
  },
  addresses: {
    name: "Google",
    address: "https://addressvalidation.googleapis.com/v1:validateAddress",
    addressOf: ({ ADDRESS_PROVIDER_URL }) => ADDRESS_PROVIDER_URL,
    timeLimitMs: 10_000,
    maxBytes: 262_144,
    limits: usual,
  },
  candidate: {
    name: "Candidate",
    address: "",
    addressOf: ({ CANDIDATE_API_URL }) => CANDIDATE_API_URL,
    // The caller ends each call before.
    timeLimitMs: 2 * comparisonLimits.candidateMs,
    maxBytes: comparisonLimits.candidateBytes,
    // A comparison makes some hundred calls, one after the other, and each that fails is named.
    limits: { burst: 100, perSecond: 20, failures: 50, openMs: 10_000 },
  },
  merge: {
    name: "Merge",
    address: "https://api.merge.dev",
    addressOf: (env) => standInAddress(env, "Merge") ?? env.MERGE_URL,
    standInOf: linkStandIn("Merge"),
    timeLimitMs: 10_000,
    maxBytes: 16_777_216,
    limits: ofAccounts,
  },
  rutter: {
    name: "Rutter",
    address: "https://production.rutterapi.com/versioned",
    addressOf: (env) => standInAddress(env, "Rutter") ?? env.RUTTER_URL,
    standInOf: linkStandIn("Rutter"),
    timeLimitMs: 10_000,
    maxBytes: 33_554_432,
    limits: ofAccounts,
  },
  companies: {
    name: "Companies House",
    address: "https://api.company-information.service.gov.uk",
    addressOf: ({ COMPANY_PROVIDER_URL }) => COMPANY_PROVIDER_URL,
    standInOf: (env) => (isRegisterUsed(env) ? answerAsCompaniesHouse(env) : null),
    timeLimitMs: 10_000,
    maxBytes: 4_194_304,
    // 600 in any five minutes: 60 at once and 1.8 a second, so that a list of 2,000 takes 18 minutes.
    limits: { burst: companyLimits.callsAtOnce, perSecond: 1.8, failures: 5, openMs: 300_000 },
  },
} as const satisfies Record<string, Provider>;
export type ProviderName = keyof typeof providers;
