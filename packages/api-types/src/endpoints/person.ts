import * as v from "valibot";
import { idOf } from "../ids.ts";
import { signedIn } from "../access/access.ts";
import { termsStatus } from "../entities/agreements.ts";
import { currentUser } from "../entities/identity.ts";
import { done } from "../entities/mutation.ts";
import { languages } from "../languages.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

const root = "/api/v1/users";
/** The version that was shown, so that no one agrees to a newer one unseen; left out: the latest. */
const agreedTo = v.strictObject({ versionId: v.optional(idOf("record")) });

/** What a user asks and says about themselves. */
export const personCalls = {
  userEligibleStatus: {
    method: "GET",
    path: `${root}/user-eligible-status`,
    access: signedIn,
    beforeAgreement: true,
    effect: "read",
    answer: v.object({ eligible: v.boolean() }),
  },
  userPermissions: {
    method: "GET",
    path: `${root}/user-permissions`,
    access: signedIn,
    beforeAgreement: true,
    effect: "read",
    answer: currentUser,
    /** Ours: with the edge's own look every ten seconds at most, a role that is gone is gone here in time (S23). */
    pollMs: 5000,
  },
  termsStatus: {
    method: "GET",
    path: `${root}/terms-status`,
    access: signedIn,
    beforeAgreement: true,
    effect: "read",
    answer: termsStatus,
  },
  agreeTermsOfService: {
    method: "PATCH",
    path: `${root}/user-agree-tos-latest`,
    access: signedIn,
    beforeAgreement: true,
    effect: "write",
    usersOnly: true,
    unlocked: "own",
    query: agreedTo,
    answer: done,
  },
  agreePrivacyPolicy: {
    method: "PATCH",
    path: `${root}/user-agree-pp-latest`,
    access: signedIn,
    beforeAgreement: true,
    effect: "write",
    usersOnly: true,
    unlocked: "own",
    query: agreedTo,
    answer: done,
  },
  /** Ours: the language of the user's interface, in every browser. */
  chooseLanguage: {
    method: "PUT",
    path: `${root}/user-language`,
    access: signedIn,
    effect: "write",
    usersOnly: true,
    unlocked: "own",
    body: v.strictObject({ language: v.picklist(languages, encodedMessage("oneOfLanguages")) }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
