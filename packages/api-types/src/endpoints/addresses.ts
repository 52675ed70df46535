import { holders } from "../access/access.ts";
import { checkAddressesBody, checkedAddresses, parseAddressBody, parsedAddresses } from "../entities/addresses.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/tools/addresses";

/** Addresses are checked and taken apart, and stored nowhere. */
export const addressesCalls = {
  checkAddresses: {
    method: "POST",
    path: `${root}/check`,
    access: holders("Address_Validator_VIEW"),
    effect: "read",
    answerMs: 30_000,
    body: checkAddressesBody,
    answer: checkedAddresses,
  },
  /** The model's use is counted, as for every prompt. */
  parseAddress: {
    method: "POST",
    path: `${root}/parse`,
    access: holders("Tools_Area_VIEW"),
    effect: "read",
    answerMs: 70_000,
    body: parseAddressBody,
    answer: parsedAddresses,
  },
} as const satisfies Record<string, Call>;
