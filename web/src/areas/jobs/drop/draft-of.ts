import * as v from "valibot";
import {
  columnMappingSchema,
  type ColumnMapping,
  type ImportCheck,
  type LedgerInspection,
  type LedgerKind,
} from "@paygauge/api-types/entities/ledger";
import { settleMapping } from "@paygauge/api-types/entities/ledger-settle";
import type { Buyer } from "@paygauge/api-types/endpoints/buyers";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { PeriodCandidate } from "@paygauge/analysis/period/period";
import type { Span } from "@paygauge/api-types/entities/days";
import { periodOfUploads, yearOfColumns } from "@paygauge/analysis/period/upload-period";
import type { CurrencyFacts } from "@paygauge/analysis/reading/currency-proof";
import { gapsOf, type MappingGaps } from "../workflow/map/mapping-rules.ts";
import { headOf } from "./begin-draft.ts";
import type { Choices } from "./choices.ts";
import { guessBuyer, type BuyerGuess } from "./guess-buyer.ts";
import {
  guessCountry,
  guessCurrency,
  guessKind,
  proposalFor,
  type CountryEvidence,
  type CurrencyGuess,
  type Guess,
  type KindEvidence,
} from "./guesses.ts";

/** The job in the making as the screen shows it: guesses, the choices of the user, and the findings of the origin. */
export interface Draft {
  readonly job: Job;
  /** undefined until the origin knows of the file. */
  readonly file: Upload | undefined;
  readonly fileName: string;
  readonly fileSize: number;
  readonly inspection: LedgerInspection;
  /** The inspection is the browser's, of the first megabytes. */
  readonly isHead: boolean;
  readonly mapping: ColumnMapping;
  readonly gaps: MappingGaps;
  readonly kind: Guess<LedgerKind, KindEvidence>;
  readonly currency: CurrencyGuess;
  readonly country: Guess<string, CountryEvidence>;
  readonly issuer: IssuerOption | undefined;
  readonly buyers: readonly Buyer[];
  /** false: the issuer's buyers are being loaded, so that no name is known to be new. */
  readonly areBuyersKnown: boolean;
  readonly buyer: BuyerGuess;
  readonly periods: readonly PeriodCandidate[];
  readonly period: Span | null;
  /** Of the mapping and the facts as they are now; null while there is none. */
  readonly check: ImportCheck | null;
  /** The newest check of the file, whatever changed since: what the page shows while the next one runs. */
  readonly lastCheck: ImportCheck | null;
}

/** A mapping as the origin keeps it, to compare with. */
export const mappingText = (mapping: ColumnMapping, inspection: LedgerInspection): string =>
  JSON.stringify(v.parse(columnMappingSchema, settleMapping(mapping, inspection)));

interface Known {
  readonly job: Job;
  readonly file: Upload | undefined;
  readonly choices: Choices;
  readonly issuers: readonly IssuerOption[];
  readonly permitted: readonly LedgerKind[];
  /** undefined: they are being loaded. */
  readonly buyers: readonly Buyer[] | undefined;
  readonly lastCheck: ImportCheck | null;
}

/** The periods that a checked file states or covers. */
const periodsOf = (file: Upload | undefined) => (file === undefined ? [] : (periodOfUploads([file])?.candidates ?? []));

/** What is known by now put together; null before anything of the file is. */
export function draftOf(known: Known): Draft | null {
  const { job, file, choices, issuers, permitted, lastCheck } = known;
  const buyers = known.buyers ?? [];
  const head = headOf(job.id);
  const inspection = file?.inspection ?? head?.head.inspection ?? null;
  const fileName = file?.fileName ?? head?.file.name ?? "";
  if (inspection === null) return null;
  const issuer = issuers.find(({ id }) => id === (choices.issuerId ?? job.issuerId));
  const kind = chosen(isOfLink(job) ? ofLink(job.kind) : guessKind(inspection, fileName, permitted), choices.kind);
  const buyer = buyerOf(known, inspection, fileName);
  const record = buyers.find(({ id }) => id === buyer.id);
  const proposed =
    file?.mapping != null && job.kind === kind.value
      ? file.mapping
      : proposalFor(kind.value, inspection, { currency: job.currency, fileName }).mapping;
  const own = choices.mapping?.headerSignature === proposed.headerSignature ? choices.mapping : undefined;
  const country = chosen(
    guessCountry(inspection, own ?? proposed, {
      buyer: record?.country,
      issuer: issuer?.fallbackCountryIso3 ?? job.buyerCountry,
    }),
    choices.country,
  );
  const isCountryKnown = choices.country !== undefined || country.evidence !== "issuer";
  const facts = factsOf(record, issuer, isCountryKnown ? country.value : undefined);
  const { currency, asked } = currencyOf(withDefaults(own ?? proposed), known, inspection, facts);
  const mapping = { ...asked, currency: currency.value };
  const isOfThis =
    job.kind === kind.value &&
    job.currency === currency.value &&
    job.buyerCountry === country.value &&
    file?.state === "Checked" &&
    !file.isCorrected &&
    JSON.stringify(file.mapping) === mappingText(mapping, inspection);
  const check = isOfThis ? file.check : null;
  const isUndated = gapsOf(mapping, kind.value, false, inspection).dateMissing;
  const periods = isUndated ? yearOfColumns(inspection) : periodsOf(check === null ? undefined : file);
  // What dates no row is only offered.
  const period = choices.period ?? (isUndated ? null : periods[0]) ?? null;
  return {
    job,
    file,
    fileName,
    fileSize: file?.size ?? head?.file.size ?? 0,
    inspection,
    isHead: file?.inspection == null,
    mapping,
    gaps: gapsOf(mapping, kind.value, choices.period !== undefined, inspection),
    kind,
    currency,
    country,
    issuer,
    buyers,
    areBuyersKnown: known.buyers !== undefined,
    buyer,
    periods,
    period: period === null ? null : { from: period.from, to: period.to },
    check,
    lastCheck: check ?? lastCheck,
  };
}

/**
 * The mapping with the answer that holds until a user gives another: rows of an ID with many names are grouped by name,
 * so that no two companies become one.
 */
function withDefaults(mapping: ColumnMapping): ColumnMapping {
  return { ...mapping, answers: { supplierIds: "byName", ...mapping.answers } };
}

/** What is known of the currency next to the file. */
const factsOf = (buyer: Buyer | undefined, issuer: IssuerOption | undefined, country: string | undefined) => ({
  stated: null,
  buyer: buyer ?? null,
  issuerCurrency: issuer?.currency ?? null,
  issuerCountry: issuer?.fallbackCountryIso3,
  country,
});

/**
 * The currency of a draft, and its mapping with the answer to the question of it. The currency of the job's country
 * stays a guess until a user chooses it, although it is sent as the answer.
 */
function currencyOf(
  mapping: ColumnMapping,
  { choices, file }: Pick<Known, "choices" | "file">,
  inspection: LedgerInspection,
  facts: CurrencyFacts,
): { readonly currency: CurrencyGuess; readonly asked: ColumnMapping } {
  const { currency: _, ...answers } = mapping.answers ?? {};
  const bare = { ...mapping, answers };
  const open = guessCurrency(inspection, bare, facts);
  const answer = choices.currency ?? file?.mapping?.answers?.currency ?? open.preselected;
  if (answer === null) return { currency: open, asked: bare };
  const asked = { ...mapping, answers: { ...answers, currency: answer } };
  const isGuess = choices.currency === undefined && answer === open.preselected;
  if (isGuess) return { currency: { ...open, value: answer, isOpen: false }, asked };
  return { currency: { ...guessCurrency(inspection, asked, facts), preselected: null }, asked };
}

const chosen = <G extends { readonly value: unknown }>(guess: G, choice: G["value"] | undefined): G =>
  choice === undefined ? guess : { ...guess, value: choice };

/** Whether the file arrived by a magic link: a draft that a user began has a placeholder under its own id as buyer. */
const isOfLink = ({ id, buyerId }: Job): boolean => buyerId !== id;

/** What the link of the file says, which needs no guess. */
const ofLink = <Value>(value: Value) => ({ value, confidence: "sure", evidence: "link", args: {} }) as const;

/** What was guessed is offered, and takes the place of nothing that is being typed. */
const offeredWith = ({ id, value, offered }: BuyerGuess): BuyerGuess["offered"] =>
  id === null ? offered : [{ id, name: value }, ...offered];

function buyerOf({ job, choices, buyers = [] }: Known, inspection: LedgerInspection, fileName: string): BuyerGuess {
  const linked = isOfLink(job) ? buyers.find(({ id }) => id === job.buyerId) : undefined;
  const guess: BuyerGuess =
    linked === undefined
      ? guessBuyer(inspection, fileName, buyers)
      : { ...ofLink(linked.name), id: linked.id, offered: [] };
  const { buyer } = choices;
  if (buyer === undefined) return guess;
  if ("typed" in buyer) return { ...guess, id: null, value: "", offered: offeredWith(guess) };
  if ("name" in buyer) return { ...guess, id: null, value: buyer.name };
  return { ...guess, id: buyer.id, value: buyers.find(({ id }) => id === buyer.id)?.name ?? "" };
}
