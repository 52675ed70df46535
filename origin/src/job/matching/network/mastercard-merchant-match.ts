/**
 * Mastercard's match of suppliers to its acceptance data, by bulk search (developer.mastercard.com, "Merchant Match
 * Tool" and "Track Search": API reference, use cases, parameters). Public and used here: POST /bulk-searches answered
 * 202 with bulkSearchId; GET /bulk-searches/{id} with status PENDING, COMPLETED, CANCELLED or ERROR; GET
 * /bulk-searches/{id}/results?offset&limit with data.items of searchRequestId, isMatched, confidence (HIGH, MEDIUM,
 * LOW), entityDetails and cardProcessingHistory; OAuth 1.0a with a signed body hash. Not public: how purchaseCardLevel
 * (0, 1, 2) lies next to the levels 1 to 3 of clearing data (a matched acceptor counts as at least 1 here), and the
 * largest number of searches in one request (500 here).
 */
import { type MatchBand, matchBands } from "@paygauge/api-types/entities/analysis";
import * as v from "valibot";
import { StepFailed } from "../../../commands/step.ts";
import type { DirectoryEntry } from "../../facts.ts";
import type { MatchQuestion } from "../../matcher-object.ts";
import type { MatchService, MatchServiceSettings, NetworkMatch, Patience } from "./service-contract.ts";
import { answerMs, bareEntry, readAnswer } from "./network-http.ts";
import { authorizationOf, signingKeyOf } from "./oauth-signature.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const service = "Mastercard Merchant Match";
const maxSearches = 500;
const pageSize = 100;
const maxLooks = 120;

const text = v.optional(v.nullable(v.string()));
const created = v.object({ bulkSearchId: v.string() });
const state = v.object({ status: v.string() });
const entity = v.object({
  businessName: text,
  businessAddress: v.optional(
    v.object({ addressLine1: text, country: text, countrySubDivision: text, postCode: text, townName: text }),
  ),
  merchantIds: v.optional(v.array(v.union([v.string(), v.number()]))),
  phoneNumber: text,
});
const history = v.object({
  mcc: text,
  purchaseCardLevel: v.optional(v.nullable(v.number())),
  inControlHistory: text,
});
const item = v.object({
  searchRequestId: v.string(),
  isMatched: v.optional(v.boolean()),
  confidence: text,
  searchResult: v.optional(
    v.nullable(v.object({ entityDetails: v.optional(entity), cardProcessingHistory: v.optional(history) })),
  ),
});
const results = v.object({ data: v.object({ items: v.optional(v.array(item)), total: v.optional(v.number()) }) });

function searchOf({ identity }: MatchQuestion, at: number) {
  const taxId = identity.taxId || identity.companyNumber;
  return {
    searchRequestId: String(at + 1),
    businessName: identity.name,
    businessAddress: {
      addressLine1: identity.addressLine1,
      townName: identity.city,
      countrySubDivision: identity.state,
      postCode: identity.postalCode,
      country: identity.country,
    },
    ...(identity.phone === "" ? {} : { phoneNumber: identity.phone }),
    ...(taxId === "" ? {} : { organisationIdentifications: [{ identification: taxId, type: "TXID" }] }),
  };
}

function levelOf(stated: number): DirectoryEntry["detailLevel"] {
  return stated >= 3 ? 3 : stated >= 2 ? 2 : 1;
}

function entryOf(found: v.InferOutput<typeof item>, supplierKey: string): DirectoryEntry {
  const { entityDetails: details, cardProcessingHistory: card } = found.searchResult ?? {};
  const address = details?.businessAddress;
  return {
    ...bareEntry(`mastercard:${details?.merchantIds?.[0] ?? supplierKey}`),
    name: details?.businessName ?? "",
    addressLine1: address?.addressLine1 ?? "",
    city: address?.townName ?? "",
    postalCode: address?.postCode ?? "",
    country: address?.country ?? "",
    phone: details?.phoneNumber ?? "",
    mcc: card?.mcc ?? "",
    acceptsVirtualCard: /^(y(es)?|true|1)$/i.test(card?.inControlHistory ?? ""),
    detailLevel: levelOf(card?.purchaseCardLevel ?? 0),
  };
}

function matchOf(found: v.InferOutput<typeof item>, { supplierKey }: MatchQuestion): NetworkMatch {
  const word = found.confidence?.toLowerCase();
  const band: MatchBand = matchBands.find((each) => each.toLowerCase() === word) ?? "Unmatched";
  if (found.isMatched !== true || band === "Unmatched") return { supplierKey, band: "Unmatched", entry: null };
  return { supplierKey, band, entry: entryOf(found, supplierKey) };
}

class Mastercard implements MatchService {
  readonly #settings: MatchServiceSettings;
  #key: Promise<CryptoKey> | null = null;

  constructor(settings: MatchServiceSettings) {
    this.#settings = settings;
  }

  async lookUp(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]> {
    const found: NetworkMatch[] = [];
    for (let from = 0; from < questions.length; from += maxSearches)
      found.push(...(await this.#bulk(questions.slice(from, from + maxSearches), patience)));
    return found;
  }

  async #bulk(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]> {
    const body = {
      lookupType: "SUPPLIERS",
      maximumMatches: 1,
      minimumConfidenceThreshold: "0.1",
      searches: questions.map(searchOf),
    };
    const { bulkSearchId } = await readAnswer(service, await this.#ask("POST", "/bulk-searches", body), created);
    const one = `/bulk-searches/${encodeURIComponent(bulkSearchId)}`;
    await this.#untilDone(one, patience);
    const matches = questions.map(({ supplierKey }): NetworkMatch => ({ supplierKey, band: "Unmatched", entry: null }));
    for (let offset = 0; offset < questions.length; offset += pageSize) {
      const page = await this.#ask("GET", `${one}/results?offset=${offset}&limit=${pageSize}`);
      const { items = [] } = (await readAnswer(service, page, results)).data;
      for (const found of items) {
        const at = Number(found.searchRequestId) - 1;
        const question = questions[at];
        if (question) matches[at] = matchOf(found, question);
      }
      if (items.length === 0) break;
    }
    return matches;
  }

  async #untilDone(one: string, patience: Patience): Promise<void> {
    for (let look = 0; look < maxLooks; look += 1) {
      const { status } = await readAnswer(service, await this.#ask("GET", one), state);
      if (status === "COMPLETED") return;
      if (status === "CANCELLED" || status === "ERROR") throw new Error(`${service} ended the search: ${status}.`);
      await patience(look);
    }
    throw new Error(`${service} did not finish the search in time; it is asked again.`);
  }

  #signingKey(): Promise<CryptoKey> {
    this.#key ??= signingKeyOf(this.#settings.secret).catch(() => {
      throw new StepFailed(message("keyNotPkcs8"));
    });
    return this.#key;
  }

  async #ask(method: "GET" | "POST", path: string, content?: unknown): Promise<Response> {
    const { url, user, fetch } = this.#settings;
    const address = `${url}${path}`;
    const body = content === undefined ? "" : JSON.stringify(content);
    const authorization = await authorizationOf({ method, address, body }, user, await this.#signingKey());
    return fetch(address, {
      method,
      headers: {
        accept: "application/json",
        authorization,
        ...(content === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(content === undefined ? {} : { body }),
      signal: AbortSignal.timeout(answerMs),
    });
  }
}

export const mastercardMerchantMatch = (settings: MatchServiceSettings): MatchService => new Mastercard(settings);
