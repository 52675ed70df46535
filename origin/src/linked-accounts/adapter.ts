/** What a provider of linked accounts is to the rest of the product: its calls, and rows in one form. */
import * as v from "valibot";
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import type { LinkedAccountStatus } from "@paygauge/api-types/states";
import type { Env } from "../env.ts";
import type { SharedGate } from "../outbound/outbound.ts";

/** Where calls go out, and how often they may. */
export interface LinkPlace {
  readonly env: Env;
  readonly gate: SharedGate;
  /** Ends the calls. */
  readonly signal?: AbortSignal;
}

const text = v.optional(v.string(), "");

/**
 * A row of a ledger in the form that both providers are brought to. Amounts and dates are as the provider wrote them: what
 * can't be read of them is found by the check of the file, under its row.
 */
export const linkedRow = v.object({
  id: v.string(),
  isDeleted: v.boolean(),
  /** Name of a vendor or of a term; number of a document. */
  name: text,
  number: text,
  vendorId: text,
  amount: text,
  currency: text,
  date: text,
  dueDate: text,
  paidDate: text,
  status: text,
  method: text,
  purpose: text,
  termsId: text,
  orderIds: v.optional(v.array(v.string()), []),
  /** Of a vendor. */
  taxNumber: text,
  email: text,
  street: text,
  town: text,
  postcode: text,
  country: text,
  /** Of a term: days until an invoice is due. */
  days: text,
});
export type LinkedRow = v.InferOutput<typeof linkedRow>;
export type PartialRow = Pick<LinkedRow, "id" | "isDeleted"> & Partial<LinkedRow>;

/** One page of a model; `off`: this account does not share it. */
export type ModelPage =
  | { readonly isOff: true }
  | { readonly isOff: false; readonly rows: readonly LinkedRow[]; readonly next: string | null };

export interface AskedPage {
  readonly token: string;
  readonly model: LinkedModel;
  readonly cursor: string | null;
  /** Only what changed since, where the provider can say; null: everything. */
  readonly since: string | null;
}

/** What the provider says of an account; `token` where it gives it away on this call. */
export interface AccountFacts {
  readonly status: LinkedAccountStatus;
  /** Its own words. */
  readonly providerStatus: string;
  readonly reason: string;
  readonly integration: string;
  readonly remoteId: string | null;
}

export interface NewLink {
  readonly address: string;
  readonly remoteId: string | null;
  readonly token: string | null;
}

interface LinkAsked {
  /** Our id of the account: the provider keeps it as the end user's. */
  readonly originId: string;
  readonly organisation: string;
  readonly email: string;
  readonly language: string;
  readonly token: string | null;
  readonly remoteId: string | null;
}

export interface Adapter {
  /** Whether a model's changes and deletions can be asked for; else all of it is read each time. */
  readonly readsChanges: boolean;
  readonly models: readonly LinkedModel[];
  link(place: LinkPlace, asked: LinkAsked): Promise<NewLink>;
  /** null: the provider knows no such account yet. */
  facts(
    place: LinkPlace,
    asked: { readonly originId: string; readonly token: string | null; readonly remoteId: string | null },
  ): Promise<AccountFacts | null>;
  /** The account that a token opens, by our id; "" where the provider does not keep it. */
  ownerOf(place: LinkPlace, token: string): Promise<string>;
  page(place: LinkPlace, asked: AskedPage): Promise<ModelPage>;
  remove(place: LinkPlace, asked: { readonly token: string; readonly remoteId: string | null }): Promise<void>;
  /** Asks for something that needs our keys alone. @throws OutboundError where the provider does not answer it */
  verify(place: LinkPlace): Promise<void>;
}

/** A row whose missing fields are "". */
export const rowOf = (part: PartialRow): LinkedRow => v.parse(linkedRow, part);

/** A text or a number of a provider's answer, as text; null and nothing are "". */
export const asText = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((value) => (value === null ? "" : String(value))),
  ),
  "",
);

/** The day of a moment: providers write days as moments at midnight in UTC. */
export const dayOf = (moment: string): string => moment.slice(0, 10);
