import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { buyerTypeSchema } from "../entities/buyer-types.ts";
import { holders } from "../access/access.ts";
import { idOf } from "../ids.ts";
import { buyerPages } from "../sitemap/buyers.ts";
import type { Call } from "./call.ts";
import { createdOnField, nameField } from "./record-fields.ts";
import { resource, type RecordOf } from "./resource.ts";
import { encodedMessage } from "../catalogue/message.ts";

const iso3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, encodedMessage("countryCapitals")));
const currency = v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, encodedMessage("currencyExactly"))));
/** "" is none, as null is. */
const industryCode = v.nullable(
  v.pipe(
    v.string(),
    cleanLine(),
    v.regex(/^\d{0,8}$/, encodedMessage("industryCode")),
    v.transform((code) => (code === "" ? null : code)),
  ),
);

/** The company whose ledger is analysed. */
export const buyerResource = resource({
  id: "buyer",
  path: "/api/v1/buyers",
  lock: "buyer",
  pages: buyerPages,
  access: { ...buyerPages.access, create: "BuyerManagement_CREATE" },
  fields: {
    /** Whose buyer it is never changes. */
    issuerId: {
      read: v.string(),
      create: v.pipe(idOf("record"), v.minLength(1, encodedMessage("chooseIssuer"))),
      kind: "text",
    },
    name: nameField(encodedMessage("buyerName")),
    issuerName: { read: v.string(), kind: "text", searched: true, column: { width: 180, grow: 1, inList: "line" } },
    /** ISO 3166-1 alpha-3, "" when unknown. */
    country: {
      read: v.string(),
      create: iso3,
      update: v.union([v.literal(""), iso3], encodedMessage("countryExactly")),
      kind: "text",
      column: { width: 96, grow: 1, inList: "line" },
    },
    /** ISO 4217. */
    currency: { read: v.nullable(v.string()), create: v.optional(currency), update: currency },
    industryCode: { read: v.nullable(v.string()), create: v.optional(industryCode), update: industryCode },
    /** As a user stated it; null: not stated, and the guess from the name applies. */
    buyerType: {
      read: v.nullable(buyerTypeSchema),
      create: v.optional(v.nullable(buyerTypeSchema)),
      update: v.optional(v.nullable(buyerTypeSchema)),
    },
    jobsCount: { read: v.number(), kind: "number", column: { width: 84, inList: "figure" } },
    createdOn: createdOnField,
  },
});
export type Buyer = RecordOf<typeof buyerResource>;

export const buyersCalls = {
  ...buyerResource.calls,
  /** Those that a job can be created for. */
  buyers: {
    method: "GET",
    path: "/api/v1/buyers",
    access: holders("BuyerManagement_CREATE"),
    effect: "read",
    query: v.strictObject({
      issuerId: v.optional(idOf("record")),
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: v.array(buyerResource.record),
  },
} as const satisfies Record<string, Call>;
