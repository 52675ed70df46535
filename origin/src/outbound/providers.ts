/** Outside services: where each is configured, how long a call can take, and how often one can be made. */
import type { Env } from "../env.ts";
import type { GateLimits } from "./gate.ts";

export interface Provider {
  /** What messages and logs call it. */
  readonly name: string;
  /** The provider's own address; configuration replaces it. */
  readonly address: string;
  readonly addressOf: (env: Partial<Env>) => string | undefined;
  /** Whole of one try, ms. */
  readonly timeLimitMs: number;
  /** Bytes of an answer. */
  readonly maxBytes: number;
  readonly limits: GateLimits;
}

const usual: GateLimits = { burst: 20, perSecond: 10, failures: 5, openMs: 30_000 };

export const providers = {
  mail: {
    name: "SendGrid",
    address: "https://api.sendgrid.com/v3/mail/send",
    addressOf: ({ MAIL_PROVIDER_URL }) => MAIL_PROVIDER_URL,
    timeLimitMs: 8000,
    maxBytes: 65_536,
    limits: usual,
  },
} as const satisfies Record<string, Provider>;
export type ProviderName = keyof typeof providers;
