/** Money of documents that payments settle: invoices and the payments for them are not both spend. */
import { documentTypes } from "../facts.ts";
import { idKey, nameKey, redactedKey } from "@paygauge/analysis/names/group-key";
import type { PayeeIdentity } from "@paygauge/analysis/reading/payee-identity";

/** Types in the order in which the analysis takes a supplier's spend from them: paid, else invoiced, else ordered. */
const byRank = (["Payment", "Invoice", "PurchaseOrder"] as const).map((type) => documentTypes.indexOf(type));
const types = documentTypes.length;

/** Sums by supplier and type of document, as the analysis groups and counts them before any decision of a user. */
export class SettledMoney {
  private readonly suppliers = new Map<string, number>();
  private sums = new Float64Array(1024 * types);
  private met = new Uint8Array(1024 * types);

  /** The number of the supplier that a payee belongs to. */
  supplierOf(identity: PayeeIdentity): number {
    const key = identity.payeeClass === "Redacted" ? redactedKey : idKey(identity) || nameKey(identity);
    const known = this.suppliers.get(key);
    if (known !== undefined) return known;
    const supplier = this.suppliers.size;
    this.suppliers.set(key, supplier);
    if ((supplier + 1) * types > this.sums.length) this.grow();
    return supplier;
  }

  /** Adds an accepted line of a supplier; `type` is its position in `documentTypes`. */
  add(supplier: number, type: number, minor: number): void {
    const at = supplier * types + type;
    this.sums[at] = (this.sums[at] ?? 0) + minor;
    this.met[at] = 1;
  }

  /** Accepted money that is in no supplier's spend, in minor units. */
  minor(): bigint {
    let sum = 0n;
    for (let supplier = 0; supplier < this.suppliers.size; supplier++) {
      const [, ...settled] = byRank.filter((type) => this.met[supplier * types + type] === 1);
      for (const type of settled) sum += BigInt(this.sums[supplier * types + type] ?? 0);
    }
    return sum;
  }

  private grow(): void {
    const [sums, met] = [new Float64Array(this.sums.length * 2), new Uint8Array(this.met.length * 2)];
    sums.set(this.sums);
    met.set(this.met);
    this.sums = sums;
    this.met = met;
  }
}
