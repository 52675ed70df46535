/**
 * Visa Supplier Matching Service, version 1 (developer.visa.com, "Visa Supplier Matching Service": API reference and
 * "How to use"). Public and used here: POST /visasuppliermatchingservice/v1/search with query parameters, answered 201
 * with matchStatus, matchConfidence and matchDetails { mcc, l2, l3s, l3li }; POST …/upload?countryCode, GET
 * …/status?fileId and GET …/download?inputFileId for files; two-way TLS with user and password; the input columns with
 * their lengths. Not public, and our reading of it: the name of the upload's form part ("file"), the words of a
 * finished status, and that a result line is the input line with the fields of "Match results" after it, in the order
 * the guide lists them. The service names no merchant: an entry carries the supplier's own name.
 */
import { type MatchBand, matchBands } from "@paygauge/api-types/entities/analysis";
import { toAlpha2 } from "@paygauge/api-types/reference/country-codes";
import * as v from "valibot";
import type { PayeeIdentity } from "../../facts.ts";
import type { MatchQuestion } from "../../matcher-object.ts";
import type { MatchService, MatchServiceSettings, NetworkMatch, Patience } from "./service-contract.ts";
import { answerMs, bareEntry, readAnswer } from "./network-http.ts";

const service = "Visa Supplier Matching";
const root = "/visasuppliermatchingservice/v1";
/** From so many suppliers on, a file is sent instead of one search each. */
const bulkFrom = 20;
/** Looks at a file's status before it is given up until the next attempt. */
const maxLooks = 120;

const status = v.object({ statusCode: v.optional(v.string()), statusDescription: v.optional(v.string()) });
const details = v.object({
  mcc: v.optional(v.string()),
  l2: v.optional(v.string()),
  l3s: v.optional(v.string()),
  l3li: v.optional(v.string()),
});
const searchAnswer = v.object({
  matchStatus: v.optional(v.string()),
  matchConfidence: v.optional(v.string()),
  matchDetails: v.optional(details),
  status: v.optional(status),
});
const fileAnswer = v.object({ fileId: v.union([v.number(), v.string()]), status: v.optional(status) });
const downloadAnswer = v.object({ byteArray: v.array(v.string()) });

/** The service takes alpha-2; "" when the country is not known. */
const alphaTwo = (three: string): string => (three === "" ? "" : (toAlpha2(three) ?? ""));

/** Fields in the order of the guide, cut to its lengths. */
function fieldsOf(identity: PayeeIdentity): string[] {
  const { name, addressLine1, city, state, postalCode, taxId, companyNumber, phone, country } = identity;
  const cut = (text: string, most: number): string => text.slice(0, most);
  return [
    cut(name, 100),
    cut(addressLine1, 60),
    cut(city, 50),
    cut(state, 20),
    cut(postalCode, 20),
    cut(taxId || companyNumber, 20),
    cut(phone, 20),
    alphaTwo(country),
  ];
}

const parameters = [
  "supplierName",
  "supplierStreetAddress",
  "supplierCity",
  "supplierState",
  "supplierPostalCode",
  "supplierTaxId",
  "supplierPhoneNumber",
  "supplierCountryCode",
] as const;

const isYes = (word: string | undefined): boolean => /^y(es)?$/i.test(word?.trim() ?? "");

interface Said {
  readonly matched: string | undefined;
  readonly confidence: string | undefined;
  readonly mcc: string | undefined;
  readonly l2: string | undefined;
  readonly l3s: string | undefined;
  readonly l3li: string | undefined;
}

function matchOf({ supplierKey, identity }: MatchQuestion, said: Said): NetworkMatch {
  const word = said.confidence?.trim().toLowerCase();
  const band: MatchBand = matchBands.find((each) => each.toLowerCase() === word) ?? "Unmatched";
  if (!isYes(said.matched) || band === "Unmatched") return { supplierKey, band: "Unmatched", entry: null };
  const entry = {
    ...bareEntry(`visa:${supplierKey}`),
    name: identity.name,
    country: identity.country,
    mcc: said.mcc ?? "",
    detailLevel: isYes(said.l3li) ? (3 as const) : isYes(said.l2) || isYes(said.l3s) ? (2 as const) : (1 as const),
  };
  return { supplierKey, band, entry };
}

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells of one CSV line; quotes undone. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

/** Columns of a result line after the line number and the eight of the input. */
const resultFrom = 9;

class Visa implements MatchService {
  readonly #settings: MatchServiceSettings;

  constructor(settings: MatchServiceSettings) {
    this.#settings = settings;
  }

  async lookUp(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]> {
    // Name and country are required: without one of them there is nothing to ask.
    const askable = questions.filter(({ identity }) => identity.name !== "" && alphaTwo(identity.country) !== "");
    const found = askable.length < bulkFrom ? await this.#searchAll(askable) : await this.#bulk(askable, patience);
    const byKey = new Map(found.map((match) => [match.supplierKey, match]));
    return questions.map(
      ({ supplierKey }) => byKey.get(supplierKey) ?? { supplierKey, band: "Unmatched" as const, entry: null },
    );
  }

  async #searchAll(questions: readonly MatchQuestion[]): Promise<NetworkMatch[]> {
    const found: NetworkMatch[] = [];
    for (const question of questions) found.push(await this.#search(question));
    return found;
  }

  async #search(question: MatchQuestion): Promise<NetworkMatch> {
    const query = new URLSearchParams();
    for (const [at, value] of fieldsOf(question.identity).entries()) {
      const name = parameters[at];
      if (name !== undefined && value !== "") query.set(name, value);
    }
    const answer = await readAnswer(service, await this.#ask("POST", `/search?${query.toString()}`), searchAnswer);
    const { mcc, l2, l3s, l3li } = answer.matchDetails ?? {};
    return matchOf(question, { matched: answer.matchStatus, confidence: answer.matchConfidence, mcc, l2, l3s, l3li });
  }

  /** Sends one file, waits for its result, reads it. Lines are distinguished by their number, the first column. */
  async #bulk(questions: readonly MatchQuestion[], patience: Patience): Promise<NetworkMatch[]> {
    const lines = questions.map(({ identity }, at) => [String(at + 1), ...fieldsOf(identity)].map(csvField).join(","));
    const form = new FormData();
    form.set("file", new Blob([lines.join("\r\n")], { type: "text/csv" }), "suppliers.csv");
    const country = alphaTwo(questions[0]?.identity.country ?? "");
    const sent = await readAnswer(
      service,
      await this.#ask("POST", `/upload?countryCode=${encodeURIComponent(country)}`, form),
      fileAnswer,
    );
    await this.#untilDone(String(sent.fileId), patience);
    const query = `/download?inputFileId=${encodeURIComponent(String(sent.fileId))}`;
    const { byteArray } = await readAnswer(service, await this.#ask("GET", query), downloadAnswer);
    return byteArray.flatMap((line) => {
      const cells = cellsOf(line);
      const question = questions[Number(cells[0]) - 1];
      const [matched, l2, l3s, l3li, , mcc, confidence] = cells.slice(resultFrom);
      return question ? [matchOf(question, { matched, confidence, mcc, l2, l3s, l3li })] : [];
    });
  }

  async #untilDone(fileId: string, patience: Patience): Promise<void> {
    for (let look = 0; look < maxLooks; look += 1) {
      const query = `/status?fileId=${encodeURIComponent(fileId)}`;
      const answer = await readAnswer(service, await this.#ask("GET", query), fileAnswer);
      const words = answer.status?.statusDescription ?? "";
      if (/complete|processed|ready|done/i.test(words)) return;
      if (/fail|error|reject/i.test(words)) throw new Error(`${service} could not work on the file: ${words}`);
      await patience(look);
    }
    throw new Error(`${service} did not finish the file in time; it is asked again.`);
  }

  #ask(method: "GET" | "POST", path: string, form?: FormData): Promise<Response> {
    const { url, user, secret, fetch } = this.#settings;
    const headers = { accept: "application/json", authorization: `Basic ${btoa(`${user}:${secret}`)}` };
    const signal = AbortSignal.timeout(answerMs);
    return fetch(`${url}${root}${path}`, { method, headers, signal, ...(form === undefined ? {} : { body: form }) });
  }
}

export const visaSupplierMatching = (settings: MatchServiceSettings): MatchService => new Visa(settings);
