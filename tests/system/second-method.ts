/** The recommended method, derived a second time from docs/analysis.md sections 6 and 9, with its figures by hand. */
import type { Capability, Recommendation } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { ScoringFacts } from "../../origin/src/job/scoring/scoring-fields.ts";
import { spendOf, type KeptSupplier } from "./second-facts.ts";

const order: readonly Capability[] = ["stp", "vcard", "boost", "optima", "pcard", "tandEcard", "scf", "instantPay"];

/**
 * Rebate, working capital and process of a year in USD. Cards win 29 days, supply chain finance those up to its target day alone.
 */
function benefit(capability: Capability, supplier: KeptSupplier, facts: ScoringFacts, factor: number): number {
  const { methods, documents } = supplier.totals;
  const spend = spendOf(supplier.totals);
  const onCard = Math.max(0, (methods.Card?.valueMinor ?? 0) + (methods.VirtualCard?.valueMinor ?? 0));
  const isInScope = ["Supplier", "PublicBody", "Rent"].some((name) => name === supplier.identity.payeeClass);
  const addressable = isInScope ? Math.max(0, spend - onCard) : 0;
  const value = Math.max(0, facts.spend) * (spend > 0 ? addressable / spend : 0);
  const isCard = capability !== "scf" && capability !== "instantPay";
  const isLarge = facts.ticket !== null && facts.ticket >= 7255;
  const rebate = isCard ? (isLarge || capability === "optima" ? 0.005 : 0.01) : 0;
  const days = isCard ? 29 : capability === "scf" && facts.roomToTarget !== null ? Math.max(0, facts.roomToTarget) : 0;
  const paid = Object.entries(methods).map(([method, { count }]) => ({ method, count }));
  const count = paid.reduce((sum, each) => sum + each.count, 0);
  const cost = paid.reduce(
    (sum, { method, count: n }) => sum + n * (method === "Cheque" || method === "Cash" ? 3 : 0.4),
    0,
  );
  const transactions = documents.Payment.count || documents.Invoice.count || documents.PurchaseOrder.count;
  // Supply chain finance pays as today: it is worth the cash that it releases, and nothing else.
  const saved = capability === "scf" ? 0 : ((count > 0 ? cost / count : 0.4) - 0.4) * transactions * factor;
  return value * rebate + (value * 0.06 * days) / 365 + saved;
}

/** Methods that may be recommended: the best, and any whose benefit is as good but for rounding. */
export function secondMethods(
  levels: Readonly<Record<Capability, ScoreLevel>>,
  offered: readonly Capability[],
  supplier: KeptSupplier,
  facts: ScoringFacts,
  factor: number,
): (Recommendation | null)[] {
  let fits = false;
  for (const level of ["High", "Medium"] as const) {
    const fitting = order.filter((capability) => levels[capability] === level && offered.includes(capability));
    fits ||= fitting.length > 0;
    // Nothing that is worth nothing is recommended.
    const open = fitting.filter((capability) => benefit(capability, supplier, facts, factor) > 0);
    if (open.length === 0) continue;
    const values = open.map((capability) => benefit(capability, supplier, facts, factor));
    const most = Math.max(...values);
    const first = values.findIndex((value) => value === most);
    return open.filter(
      (_, at) => at === first || (values[at] !== most && most - (values[at] ?? 0) < 1e-6 * Math.max(1, most)),
    );
  }
  return [fits ? "leaveAsIs" : null];
}
