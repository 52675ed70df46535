import { holders } from "../access/access.ts";
import { publishAgreementBody } from "../entities/agreements.ts";
import { done } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

export const agreementsCalls = {
  /** A new version of a text: from then on every user is asked to agree before anything else. */
  publishAgreement: {
    method: "POST",
    path: "/api/v1/agreements",
    access: holders("Branding_CRUD"),
    effect: "write",
    usersOnly: true,
    unlocked: "adds",
    body: publishAgreementBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
