/** What the Alike step found, less what users have decided since. */
import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import type { MergeProposal, MergeProposals } from "@paygauge/api-types/entities/decisions";
import { readSupplier, type StoredSupplier } from "../supplier-store.ts";
import { readAlike } from "./alike-store.ts";
import { groupDecisions } from "./decision-store.ts";

/** Proposals of one answer. */
const mostShown = 50;

/** Which suppliers of a group are still open: those merged since stand for one, those said to be apart are not asked again. */
export function stillOpen(keys: readonly string[], decisions: readonly GroupDecision[]): string[] {
  let open = [...keys];
  for (const decision of decisions) {
    if (decision.kind === "merge") open = open.filter((key) => !decision.supplierKeys.includes(key));
  }
  const apart = decisions.flatMap((decision) => (decision.kind === "apart" ? [new Set(decision.supplierKeys)] : []));
  // asked as long as some two of them have not been judged against each other
  const isAsked = open.some((a, at) =>
    open.slice(0, at).some((b) => !apart.some((keptApart) => keptApart.has(a) && keptApart.has(b))),
  );
  return isAsked ? open : [];
}

function memberOf({ supplierKey, identity }: StoredSupplier, spendMinor: number): MergeProposal["suppliers"][number] {
  const { name, supplierId, addressLine1, city, postalCode, country, taxId } = identity;
  return { supplierKey, name, supplierId, addressLine1, city, postalCode, country, taxId, spendMinor };
}

type Member = { readonly ordinal: number; readonly supplierKey: string; readonly spendMinor: number };

/** Groups of a run of which some suppliers are still open, with these; null while the run was not looked through. */
function openGroups(sql: SqlStorage, run: string) {
  const groups = readAlike(sql, run);
  if (groups === null) return null;
  const decisions = groupDecisions(sql);
  const ordinals = JSON.stringify(groups.flatMap(({ members }) => members));
  const keyOf = new Map(
    sql
      .exec<Member>(
        `SELECT ordinal, supplierKey, spendMinor FROM supplier_base
         WHERE run = ? AND ordinal IN (SELECT value FROM json_each(?))`,
        run,
        ordinals,
      )
      .toArray()
      .map((row) => [row.ordinal, row]),
  );
  return groups.flatMap((group) => {
    const rows = group.members.flatMap((ordinal) => keyOf.get(ordinal) ?? []);
    const keys = new Set(
      stillOpen(
        rows.map(({ supplierKey }) => supplierKey),
        decisions,
      ),
    );
    const members = rows.filter(({ supplierKey }) => keys.has(supplierKey));
    return members.length > 1 ? [{ ...group, members }] : [];
  });
}

/** Counts the open proposals of a run, and adds up the spend of their suppliers, minor units. */
export function waitingProposals(
  sql: SqlStorage,
  run: string,
): { readonly groups: number; readonly spendMinor: number } {
  const open = openGroups(sql, run) ?? [];
  const spends = open.flatMap(({ members }) => members.map(({ spendMinor }) => spendMinor));
  return { groups: open.length, spendMinor: spends.reduce((sum, each) => sum + each, 0) };
}

/** Open proposals of a run. */
export function mergeProposalsOf(sql: SqlStorage, run: string): MergeProposals {
  const open = openGroups(sql, run);
  if (open === null) return { isComplete: false, total: 0, proposals: [] };
  const proposals = open.slice(0, mostShown).map(({ members, likeness, agrees }): MergeProposal => ({
    likeness,
    agrees,
    suppliers: members.flatMap(({ ordinal, spendMinor }) => {
      const stored = readSupplier(sql, run, ordinal);
      return stored ? [memberOf(stored, spendMinor)] : [];
    }),
  }));
  return { isComplete: true, total: open.length, proposals };
}
