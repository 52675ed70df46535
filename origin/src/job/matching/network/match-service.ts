/**
 * The seam to a network's match service. The directory is the product's own look-up; where MATCH_SERVICE names a
 * network, its service is asked in the directory's place, and its own confidence decides the band: it tells no
 * weights, and one of the two tells no address to compare.
 */
import type { ConfidenceRuleset, MatchBand, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { matchServices, type MatchServiceName } from "@paygauge/api-types/entities/directory";
import type { Env } from "../../../env.ts";
import { StepFailed } from "../../steps/step.ts";
import type { DirectoryEntry } from "../../facts.ts";
import type { MatchAnswer, MatchQuestion } from "../../matcher-object.ts";
import { confidenceOf } from "../confidence.ts";
import { mastercardMerchantMatch } from "./mastercard-merchant-match.ts";
import { visaSupplierMatching } from "./visa-supplier-matching.ts";

/** What a network says of one supplier. */
export interface NetworkMatch {
  readonly supplierKey: string;
  readonly band: MatchBand;
  /** The acceptor, as far as the service tells of it; null when there is none. */
  readonly entry: DirectoryEntry | null;
}

/** Between two looks at a running search: says that the work is alive, and waits. */
export type Patience = (attempt: number) => Promise<void>;

/** A network's match service; made from the deployment's settings. */
export interface MatchService {
  /** @throws StepFailed for a refusal that another attempt cannot mend, Error for anything that it may. */
  lookUp(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]>;
}

/** Settings that an adapter reads; secrets of the deployment. */
export interface MatchServiceSettings {
  readonly url: string;
  readonly user: string;
  /** Visa: the password of the project. Mastercard: the private signing key, PKCS #8 PEM. */
  readonly secret: string;
  /** Visa asks for a client certificate: the deployment's mTLS binding; plain fetch elsewhere. */
  readonly fetch: typeof fetch;
}

/** The service that a setting names; "directory" for an absent or unknown word. */
export function matchServiceName(env: Pick<Env, "MATCH_SERVICE">): MatchServiceName {
  return matchServices.find((each) => each === env.MATCH_SERVICE) ?? "directory";
}

/** The adapter of a network. @throws StepFailed naming the settings that are missing. */
export function matchServiceOf(
  env: Pick<Env, "MATCH_SERVICE_URL" | "MATCH_SERVICE_USER" | "MATCH_SERVICE_SECRET" | "MATCH_SERVICE_CERTIFICATE">,
  name: Exclude<MatchServiceName, "directory">,
): MatchService {
  const { MATCH_SERVICE_URL: url, MATCH_SERVICE_USER: user, MATCH_SERVICE_SECRET: secret } = env;
  if (!url || !user || !secret)
    throw new StepFailed(
      "The network's match service is chosen but not configured. Set MATCH_SERVICE_URL, MATCH_SERVICE_USER and MATCH_SERVICE_SECRET, or choose the directory.",
    );
  const certificate = env.MATCH_SERVICE_CERTIFICATE;
  const settings: MatchServiceSettings = {
    url: url.replace(/\/$/, ""),
    user,
    secret,
    fetch: certificate ? (input, init) => certificate.fetch(input, init) : (input, init) => fetch(input, init),
  };
  return name === "visa" ? visaSupplierMatching(settings) : mastercardMerchantMatch(settings);
}

/** What stands on screens beside matches of a network. */
export function matchServiceNote(name: Exclude<MatchServiceName, "directory">): string {
  return name === "visa"
    ? "Matched by Visa Supplier Matching; the band is the network's own confidence."
    : "Matched by Mastercard Merchant Match; the band is the network's own confidence.";
}

/**
 * A network's answer as evidence. The bits are the least that the ruleset asks of the band: a floor, since the network
 * tells no weights. What a person ruled wins, as it does over the directory.
 */
export function answerOf(match: NetworkMatch, question: MatchQuestion, ruleset: ConfidenceRuleset): MatchAnswer {
  const { ruling } = question;
  const { entry } = match;
  const isConfirmed = entry !== null && ruling?.confirmed === entry.entryId;
  const isRefused = entry !== null && (ruling?.refused.includes(entry.entryId) ?? false);
  const band: MatchBand = isConfirmed ? "High" : isRefused || entry === null ? "Unmatched" : match.band;
  const bits = band === "Unmatched" ? ruleset.prior : ruleset.bands[band].bits;
  const evidence: MatchEvidence = {
    supplierKey: match.supplierKey,
    entryId: band === "Unmatched" ? null : (entry?.entryId ?? null),
    band,
    bits,
    confidence: isConfirmed ? 100 : band === "Unmatched" ? 0 : confidenceOf([{ bits, levels: null, closeness: 0 }]),
    levels: null,
    rarityBits: 0,
    runnerUp: null,
    rulesetVersion: ruleset.version,
    ruling: isConfirmed ? "confirmed" : ruling ? "refused" : "none",
  };
  return { evidence, matched: band === "Unmatched" ? null : entry, runnerUp: null };
}
