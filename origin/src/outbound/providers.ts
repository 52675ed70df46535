/** Outside services: where each is configured, how long a call can take, and how often one can be made. */
import { companyLimits } from "@paygauge/api-types/entities/companies";
import { comparisonLimits } from "@paygauge/api-types/entities/endpoint-comparison";
import type { Env } from "../env.ts";
import { answerAsCompaniesHouse } from "../companies/stand-in.ts";
import { isRegisterUsed } from "../companies/source.ts";
import { answerAsMerge } from "../linked-accounts/stand-in/merge-answers.ts";
import { answerAsRutter } from "../linked-accounts/stand-in/rutter-answers.ts";
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

/** The stand-in's own page; the brand that links an account says of which site. */
const standInPage = (link: string): string => `/api/v1/link-stand-in/${link}`;

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
    addressOf: ({ MERGE_URL }) => MERGE_URL,
    standInOf: ({ MERGE_PROVIDER, FILES }) =>
      MERGE_PROVIDER === "standIn" && FILES !== undefined ? answerAsMerge({ FILES }, standInPage) : null,
    timeLimitMs: 10_000,
    maxBytes: 16_777_216,
    limits: ofAccounts,
  },
  rutter: {
    name: "Rutter",
    address: "https://production.rutterapi.com/versioned",
    addressOf: ({ RUTTER_URL }) => RUTTER_URL,
    standInOf: ({ RUTTER_PROVIDER, FILES }) =>
      RUTTER_PROVIDER === "standIn" && FILES !== undefined ? answerAsRutter({ FILES }, standInPage) : null,
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
