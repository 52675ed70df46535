import { identityAudiences, signedIdentity } from "@paygauge/api-types/entities/identity";
import { identityVerifier } from "@paygauge/worker/verify-identity";

/** Verifies the identity that the edge signs for the origin. @throws Refusal 401, 503 */
export const verifyIdentity = identityVerifier(signedIdentity, [identityAudiences.origin, identityAudiences.reads]);
