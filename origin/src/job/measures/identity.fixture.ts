import type { PayeeIdentity } from "../facts.ts";
import { emptyIdentity } from "@paygauge/analysis/reading/lines/identity-key";

/** An identity with every column empty but those given: for tests. */
export function identityOf(part: Partial<PayeeIdentity>): PayeeIdentity {
  return { ...emptyIdentity(), ...part };
}
