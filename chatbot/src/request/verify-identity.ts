import * as v from "valibot";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { identityVerifier } from "@paygauge/worker/verify-identity";

/** Claims that the chatbot reads of the edge's signed identity; the origin decides everything else. */
const claims = v.object({ sub: v.string(), sid: v.string(), env: v.string(), exp: v.number() });

/** Verifies the identity that the edge signs for the chatbot. @throws Refusal 401, 503 */
export const verifyIdentity = identityVerifier(claims, identityAudiences.chatbot);
