import { objectNamed, type Env } from "../env.ts";
import type { IssuerVendors } from "./issuer-vendors.ts";

/** The Durable Object that holds one issuer's vendors. */
export function vendorsOf(env: Pick<Env, "VENDORS">, issuerId: string): DurableObjectStub<IssuerVendors> {
  return objectNamed<IssuerVendors>(env.VENDORS, issuerId);
}
