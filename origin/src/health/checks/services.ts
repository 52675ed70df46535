/** The outside services: how each is configured, and whether it answers. */
import * as v from "valibot";
import { payeeIdentitySchema } from "@paygauge/analysis/reading/payee-identity";
import { message } from "@paygauge/api-types/catalogue/message";
import {
  integrations,
  type Integration,
  type IntegrationConfiguration,
} from "@paygauge/api-types/entities/system-health";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import type { Env } from "../../env.ts";
import { adapters, outboundName } from "../../linked-accounts/adapters.ts";
import { modeOf } from "../../linked-accounts/settings.ts";
import { providers } from "../../outbound/providers.ts";
import { matchServiceName, matchServiceOf } from "../../job/matching/network/match-service.ts";
import { isSendGridThere } from "../../mail/sendgrid.ts";
import { smtpServerOf } from "../../mail/smtp-address.ts";
import { openSession } from "../../mail/smtp-session.ts";
import { StepFailed } from "../../commands/step.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { completeThrough, ModelError } from "../../model/completion.ts";
import { modelAliases, modelMode } from "../../model/settings.ts";
import { isClamdThere } from "../../scan/clamd.ts";
import { HealthFault, healthy, type Check, type CheckContext } from "../check.ts";
import { faultOf } from "./identity.ts";

type Settings = Readonly<Record<string, string | undefined>>;
type Configured = Omit<IntegrationConfiguration, "integration" | "configured" | "missing"> & {
  /** Settings that the mode needs, by name. */
  readonly needs: Settings;
};

const hostOf = (address: string | undefined): string | null => URL.parse(address ?? "")?.host ?? null;
const off: Configured = { mode: "off", host: null, needs: {} };

/** A provider of linked accounts: of a real one the keys may be missing. */
function linked(env: Env, provider: LinkProvider, keys: Settings): Configured {
  const { name, address, addressOf } = providers[outboundName[provider]];
  const named = name === "Merge" ? env.MERGE_PROVIDER : env.RUTTER_PROVIDER;
  const mode = named === "real" ? "real" : modeOf(env, provider);
  return mode === "off" ? off : { mode, host: hostOf(addressOf(env) || address), needs: mode === "real" ? keys : {} };
}

const configured: Readonly<Record<Integration, (env: Env) => Configured>> = {
  mail: ({ MAIL_PROVIDER = "outbox", MAIL_PROVIDER_URL, MAIL_PROVIDER_KEY }) => {
    if (MAIL_PROVIDER === "outbox") return { mode: "standIn", host: null, needs: {} };
    const isSmtp = MAIL_PROVIDER === "smtp";
    const host = hostOf(MAIL_PROVIDER_URL || (isSmtp ? "" : "https://api.sendgrid.com"));
    const needs: Settings = isSmtp ? { MAIL_PROVIDER_URL } : { MAIL_PROVIDER_KEY };
    return { mode: "real", host, needs };
  },
  model: (env) => {
    const mode = modelMode(env);
    if (mode !== "real") return { ...off, mode };
    const { MODEL_ALIASES, MODEL_URL } = env;
    return { mode, host: hostOf(MODEL_URL || "https://api.openai.com"), needs: { MODEL_ALIASES } };
  },
  match: (env) => {
    // The directory is the product's own: no service is asked.
    if (matchServiceName(env) === "directory") return off;
    const { MATCH_SERVICE_URL, MATCH_SERVICE_USER, MATCH_SERVICE_SECRET } = env;
    const needs = { MATCH_SERVICE_URL, MATCH_SERVICE_USER, MATCH_SERVICE_SECRET };
    return { mode: "real", host: hostOf(MATCH_SERVICE_URL), needs };
  },
  malware: ({ MALWARE_SCANNER = "" }) =>
    MALWARE_SCANNER === "" ? off : { mode: "real", host: hostOf(MALWARE_SCANNER), needs: {} },
  merge: (env) => linked(env, "Merge", { MERGE_API_KEY: env.MERGE_API_KEY }),
  rutter: (env) => {
    const { RUTTER_CLIENT_ID, RUTTER_CLIENT_SECRET } = env;
    return linked(env, "Rutter", { RUTTER_CLIENT_ID, RUTTER_CLIENT_SECRET });
  },
};

const isThere = (value: string | undefined): boolean => value !== undefined && value !== "";

/** How a service is configured: names of settings and a host, no value of a setting. */
export function configurationOf(env: Env, integration: Integration): IntegrationConfiguration {
  const { mode, host, needs } = configured[integration](env);
  const missing = Object.keys(needs).filter((name) => !isThere(needs[name]));
  return { integration, mode, configured: mode !== "off" && missing.length === 0, missing, host };
}

async function verifyMail({ env, gateOf, signal }: CheckContext): Promise<void> {
  if (env.MAIL_PROVIDER === "sendgrid") {
    await isSendGridThere(env, gateOf("mail"), signal);
    return;
  }
  if (env.MAIL_PROVIDER !== "smtp")
    throw new HealthFault(message("mailProviderUnknown", { provider: env.MAIL_PROVIDER ?? "" }));
  const server = smtpServerOf(env);
  if ("fault" in server) throw new HealthFault(server.fault);
  const session = await openSession(server);
  await session.close().catch(() => undefined);
}

async function verifyModel({ env, gateOf, signal }: CheckContext): Promise<void> {
  const [model = ""] = modelAliases(env);
  const settings = { model, temperature: 0, maxTokens: 16, answer: "text" } as const;
  try {
    await completeThrough({ env, gate: gateOf("model") }, settings, [{ role: "user", content: "ping" }], { signal });
  } catch (error) {
    // Cut off at its few tokens, it answered.
    if (!(error instanceof ModelError) || error.fault === "off") throw error;
  }
}

/** Asks for a name that no business has, as an import would. */
async function verifyMatch({ env }: CheckContext): Promise<void> {
  const name = matchServiceName(env);
  if (name === "directory") return;
  const identity = v.parse(payeeIdentitySchema, { name: "Health check", country: "USA" });
  await matchServiceOf(env, name).lookUp([{ supplierKey: "health-check", identity }], async () => {});
}

async function verifyMalware({ env }: CheckContext): Promise<void> {
  const address = /^clamd:\/\/([^/\s]+:\d+)$/.exec(env.MALWARE_SCANNER ?? "")?.[1];
  if (address === undefined) throw new HealthFault(message("healthSettings", { names: "MALWARE_SCANNER" }));
  if (!(await isClamdThere(address))) throw new HealthFault(message("healthUnexpected"));
}

const verifyLinked =
  (provider: LinkProvider) =>
  ({ env, gateOf, signal }: CheckContext): Promise<void> =>
    adapters[provider].verify({ env, gate: gateOf(outboundName[provider]), signal });

const verifying: Readonly<Record<Integration, (context: CheckContext) => Promise<void>>> = {
  mail: verifyMail,
  model: verifyModel,
  match: verifyMatch,
  malware: verifyMalware,
  merge: verifyLinked("Merge"),
  rutter: verifyLinked("Rutter"),
};

/** The fault of a service's own kind of error, in words that name no setting's value. */
function inWords(error: unknown): unknown {
  if (error instanceof StepFailed) return new HealthFault(error.shown);
  if (error instanceof Refusal) return new HealthFault(error.ref);
  return faultOf(error);
}

/** Stand-ins that answer calls as the service does. */
const answering: ReadonlySet<Integration> = new Set(["model", "merge", "rutter"]);

/** A service that is off, or a stand-in that sends nothing, has nothing to verify. */
const serviceCheck = (name: Integration): Check => ({
  name,
  run: async (context) => {
    const { mode, missing } = configurationOf(context.env, name);
    if (missing.length > 0) throw new HealthFault(message("healthSettings", { names: missing.join(", ") }));
    const isAsked = mode === "real" || (mode === "standIn" && answering.has(name));
    if (!isAsked) return healthy;
    try {
      await verifying[name](context);
    } catch (error) {
      throw inWords(error);
    }
    return healthy;
  },
});

export const services: readonly Check[] = integrations.map(serviceCheck);
