import * as v from "valibot";
import { raisedLevels } from "@paygauge/api-types/debug/debug-lines";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { identityVerifier } from "@paygauge/worker/verify-identity";

/** Claims that the chatbot reads of the edge's signed identity; the origin decides everything else. */
const claims = v.object({
  sub: v.string(),
  sid: v.string(),
  env: v.string(),
  exp: v.number(),
  debug: v.optional(raisedLevels),
});

/** Verifies the identity that the edge signs for the chatbot. @throws Refusal 401, 503 */
export const verifyIdentity = identityVerifier(claims, identityAudiences.chatbot);
