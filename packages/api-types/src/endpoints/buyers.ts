import * as v from "valibot";
import { holders } from "../access/access.ts";
import { buyer } from "../entities/issuers.ts";
import { mutation } from "../entities/mutation.ts";
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

export const buyersCalls = {
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
    body: v.strictObject({ issuerId: v.string(), name, country: iso3 }),
    answer: mutation({ id: v.string() }),
  },
} as const satisfies Record<string, Call>;
