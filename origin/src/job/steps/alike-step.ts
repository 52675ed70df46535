import * as v from "valibot";
import { runPayload } from "../commands.ts";
import { payeeIdentitySchema } from "@paygauge/api-types/reading/payee-identity";
import { AlikeFinder, type AlikePair } from "../grouping/alike.ts";
import { alikeGroups } from "../grouping/alike-groups.ts";
import { putAlike } from "../decisions/alike-store.ts";
import { confidenceRuleset } from "../ruleset-source.ts";
import { isWhole } from "../runs/run-store.ts";
import { countSuppliers } from "../supplier-store.ts";
import type { Step } from "./step.ts";
import { readStored } from "../../store/stored-json.ts";

/** Suppliers looked at between two heartbeats. */
const batch = 1000;

interface Row extends Record<string, SqlStorageValue> {
  identityJson: string;
  spendMinor: number;
}

/**
 * Looks for suppliers that look like one, after the results are shown: nothing waits for it. One slice and one
 * transaction, begun again if it is killed.
 */
export const alikeStep: Step = async (context) => {
  const { run, confidenceRulesetVersion } = v.parse(runPayload, context.payload);
  const total = countSuppliers(context.sql, run);
  const rows = context.sql
    .exec<Row>("SELECT identityJson, spendMinor FROM supplier_base WHERE run = ? ORDER BY ordinal", run)
    .toArray();
  const identities = rows.map(({ identityJson }) =>
    readStored(payeeIdentitySchema, identityJson, "supplier_base.identityJson"),
  );
  const finder = new AlikeFinder(identities, await confidenceRuleset(context.env, confidenceRulesetVersion));
  const pairs: AlikePair[] = [];
  while (finder.done < total) {
    pairs.push(...finder.next(batch));
    await context.tick({ done: finder.done, total });
  }
  const spendOf = (at: number): number => rows[at]?.spendMinor ?? 0;
  const groups = alikeGroups(identities, pairs).map((group) => ({
    ...group,
    members: group.members.toSorted((a, b) => spendOf(b) - spendOf(a) || a - b),
    spendMinor: group.members.reduce((sum, at) => sum + spendOf(at), 0),
  }));
  return context.finish({ done: total, total }, () => {
    // The results are shown already: the job may have been erased meanwhile, and stays empty then.
    if (isWhole(context.sql, run)) putAlike(context.sql, run, groups);
  });
};
