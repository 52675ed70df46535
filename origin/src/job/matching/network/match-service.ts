/**
 * The seam to a network's match service. The directory is the product's own look-up; where MATCH_SERVICE names a
 * network, its service is asked in the directory's place, and its own confidence decides the band: it tells no
 * weights, and one of the two tells no address to compare.
 */
import type { ConfidenceRuleset, MatchBand, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import { matchServices, type MatchServiceName } from "@paygauge/api-types/entities/directory";
import type { Env } from "../../../env.ts";
import { outsideAddress } from "../../../outbound/private-address.ts";
import { StepFailed } from "../../../commands/step.ts";
import type { MatchAnswer, MatchQuestion } from "../../matcher-object.ts";
import { confidenceOf } from "../confidence.ts";
import { mastercardMerchantMatch } from "./mastercard-merchant-match.ts";
import type { MatchService, MatchServiceSettings, NetworkMatch } from "./service-contract.ts";
import { visaSupplierMatching } from "./visa-supplier-matching.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** The service that a setting names; "directory" for an absent or unknown word. */
export function matchServiceName(env: Pick<Env, "MATCH_SERVICE">): MatchServiceName {
  return matchServices.find((each) => each === env.MATCH_SERVICE) ?? "directory";
}

type NetworkSetting = `MATCH_SERVICE_${"URL" | "USER" | "SECRET" | "CERTIFICATE"}`;

/** The adapter of a network. @throws StepFailed naming the settings that are missing, or an address that is private */
export function matchServiceOf(
  env: Partial<Pick<Env, NetworkSetting | "ENVIRONMENT">>,
  name: Exclude<MatchServiceName, "directory">,
): MatchService {
  const { MATCH_SERVICE_URL: url = "", MATCH_SERVICE_USER: user, MATCH_SERVICE_SECRET: secret } = env;
  if (outsideAddress(env, url) === null || !user || !secret) throw new StepFailed(message("networkNotConfigured"));
  const certificate = env.MATCH_SERVICE_CERTIFICATE;
  const ask = (request: Request) => (certificate ? certificate.fetch(request) : fetch(request));
  const settings: MatchServiceSettings = {
    url: url.replace(/\/$/, ""),
    user,
    secret,
    // A redirect would carry the credentials to where it leads: it is treated as any other answer without success.
    fetch: (input, init) => ask(new Request(input, { ...init, redirect: "manual" })),
  };
  return name === "visa" ? visaSupplierMatching(settings) : mastercardMerchantMatch(settings);
}

/** The note that screens show next to matches of a network. */
export function matchServiceNote(name: Exclude<MatchServiceName, "directory">): MessageRef {
  return name === "visa" ? message("matchedByVisa") : message("matchedByMastercard");
}

/**
 * A network's answer as evidence. The bits are the least that the ruleset asks of the band: a floor, since the network
 * tells no weights. A user's decision wins, as it does over the directory.
 */
export function answerOf(match: NetworkMatch, question: MatchQuestion, ruleset: ConfidenceRuleset): MatchAnswer {
  const { decision } = question;
  const { entry } = match;
  const isConfirmed = entry !== null && decision?.confirmed === entry.entryId;
  const isRefused = entry !== null && (decision?.refused.includes(entry.entryId) ?? false);
  const band: MatchBand = isConfirmed ? "High" : isRefused || entry === null ? "Unmatched" : match.band;
  const bits = band === "Unmatched" ? ruleset.prior : ruleset.bands[band].bits;
  const evidence: MatchEvidence = {
    supplierKey: match.supplierKey,
    entryId: band === "Unmatched" ? null : (entry?.entryId ?? null),
    band,
    bits,
    confidence: isConfirmed
      ? 100
      : band === "Unmatched"
        ? 0
        : confidenceOf([{ bits, levels: null, closeness: 0 }], ruleset.calibration),
    levels: null,
    rarityBits: 0,
    runnerUp: null,
    rulesetVersion: ruleset.version,
    decision: isConfirmed ? "confirmed" : decision ? "refused" : "none",
  };
  return { evidence, matched: band === "Unmatched" ? null : entry, runnerUp: null };
}
