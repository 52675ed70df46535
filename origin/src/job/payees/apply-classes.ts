/** Gives suppliers their payee class: what users decided, what the issuer decided before, the ledger, what is certain. */
import type { DecidableClass } from "@paygauge/api-types/entities/payee-classes";
import type { GroupedSupplier, PayeeIdentity } from "../facts.ts";
import type { PayeeRecord } from "./payee-store.ts";
import type { PayeeProposal, PayeeSigns } from "./propose-class.ts";
import type { RememberedPayee } from "./remembered-payees.ts";

/** Sources of classes. */
export interface ClassSources {
  /** The current decision of this job, by supplier key. */
  readonly decided: ReadonlyMap<string, DecidableClass>;
  readonly remembered: (identity: PayeeIdentity) => RememberedPayee | null;
  readonly propose: (signs: PayeeSigns) => PayeeProposal | null;
  readonly spendOf: (supplier: GroupedSupplier) => number;
}

type Told = Pick<PayeeRecord, "state" | "payeeClass" | "remembered">;

/** Share of a payee's money by what its descriptions name. */
function purposeShares({ totals: { documents, purposes = {} } }: GroupedSupplier): NonNullable<PayeeSigns["purposes"]> {
  const money = Object.values(documents).reduce((sum, { valueMinor }) => sum + valueMinor, 0);
  if (money <= 0) return {};
  return Object.fromEntries(Object.entries(purposes).map(([purpose, value]) => [purpose, value / money]));
}

/** What applies to a payee; null where it stays what the ledger says, and nothing is to be asked. */
function toldOf(supplier: GroupedSupplier, proposal: PayeeProposal | null, sources: ClassSources): Told | null {
  const { identity, supplierKey } = supplier;
  const decided = sources.decided.get(supplierKey);
  if (decided !== undefined) return { state: "decided", payeeClass: decided, remembered: null };
  const known = sources.remembered(identity);
  if (known) {
    const { payeeClass, author, at } = known;
    return { state: "remembered", payeeClass, remembered: { author, at } };
  }
  // What a column of the ledger says is not asked again.
  if (identity.payeeClass !== "Supplier" || proposal === null) return null;
  return { state: proposal.isCertain ? "certain" : "waiting", payeeClass: proposal.payeeClass, remembered: null };
}

/**
 * Sets the payee class of each supplier in place, and gives a record of each payee of whose class
 * there is something to say. One that waits keeps the class that it had. Redacted payees are left alone.
 * `first`: ordinal of the first.
 */
export function applyClasses(suppliers: readonly GroupedSupplier[], sources: ClassSources, first = 0): PayeeRecord[] {
  return suppliers.flatMap((supplier, at): PayeeRecord[] => {
    const ordinal = first + at;
    const { identity, supplierKey } = supplier;
    if (identity.payeeClass === "Redacted") return [];
    const proposal = sources.propose({ ...identity, purposes: purposeShares(supplier) });
    const told = toldOf(supplier, proposal, sources);
    if (told === null) return [];
    if (told.state !== "waiting") identity.payeeClass = told.payeeClass;
    const spendMinor = sources.spendOf(supplier);
    const { evidence, ...proposed } = proposal ?? { evidence: [] };
    return [
      { ordinal, supplierKey, spendMinor, evidence, proposed: "payeeClass" in proposed ? proposed : null, ...told },
    ];
  });
}
