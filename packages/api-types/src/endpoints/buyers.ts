import * as v from "valibot";
import { holders } from "../access/access.ts";
import { buyer } from "../entities/issuers.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { idText } from "../entities/users.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "Give the buyer a name."),
  v.maxLength(limits.nameLength, `At most ${limits.nameLength} characters.`),
);
const iso3 = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{3}$/, "A country code of three capital letters is needed, such as GBR."),
);

const currency = v.nullable(
  v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "A currency code has exactly 3 characters, such as GBP.")),
);
/** "" for none. */
const industryCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{0,8}$/, "An industry code is up to 8 digits."));
const view = holders("BuyerManagement_VIEW");
const crud = holders("BuyerManagement_CRUD");

export const buyersCalls = {
  /** Buyers of the issuers that the person reaches, paged. */
  buyersPage: {
    method: "POST",
    path: "/api/v1/buyers/get",
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(buyer),
  },
  buyer: { method: "GET", path: "/api/v1/buyers/:id", access: view, effect: "read", answer: buyer },
  updateBuyer: {
    method: "PUT",
    path: "/api/v1/buyers",
    access: crud,
    effect: "write",
    locked: { entityType: "buyer", idIn: ["body", "id"] },
    body: v.strictObject({
      id: idText,
      version: v.number(),
      name,
      country: v.union([v.literal(""), iso3], "A country code has exactly 3 characters, such as GBR."),
      currency,
      industryCode,
    }),
    answer: done,
  },
  deleteBuyer: {
    method: "DELETE",
    path: "/api/v1/buyers/:id",
    access: crud,
    effect: "write",
    locked: { entityType: "buyer", idIn: ["params", "id"] },
    answer: done,
  },
  buyers: {
    method: "GET",
    path: "/api/v1/buyers",
    access: holders("BuyerManagement_CREATE"),
    effect: "read",
    query: v.strictObject({
      issuerId: v.optional(v.string()),
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    answer: v.array(buyer),
  },
  createBuyer: {
    method: "POST",
    path: "/api/v1/buyers",
    access: holders("BuyerManagement_CREATE"),
    effect: "write",
    body: v.strictObject({
      issuerId: v.string(),
      name,
      country: iso3,
      currency: v.optional(currency),
      industryCode: v.optional(industryCode),
    }),
    answer: mutation({ id: v.string() }),
  },
} as const satisfies Record<string, Call>;
