import * as v from "valibot";
import { inTurns, type InParts, rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { runPayload } from "../commands.ts";
import { payeeIdentitySchema, type PayeeIdentity } from "@paygauge/analysis/reading/payee-identity";
import { AlikeFinder, type AlikePair } from "../grouping/alike.ts";
import { alikeGroups } from "../grouping/alike-groups.ts";
import { isLookedThrough, noteAlike, putAlike } from "../decisions/alike-store.ts";
import { confidenceRuleset } from "../ruleset-source.ts";
import { isWhole } from "../runs/run-store.ts";
import { countSuppliers } from "../supplier-store.ts";
import type { Step, StepContext } from "../../commands/step.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import { readStored } from "@paygauge/worker/stored-json";

/** Suppliers looked at between two heartbeats. */
const heartbeatSuppliers = 1000;

const rowSchema = v.object({ identityJson: v.string(), spendMinor: v.number() });

interface Payees {
  readonly identities: PayeeIdentity[];
  readonly spends: number[];
}

/** The payees of a run, some at a time. */
function* payeesOf(sql: SqlStorage, run: string): InParts<Payees> {
  const payees: Payees = { identities: [], spends: [] };
  const text = `SELECT identityJson, spendMinor FROM supplier_base WHERE run = ? AND ordinal >= ? AND ordinal < ?
    ORDER BY ordinal`;
  for (const { from, to } of rangesOf("readSuppliers", countSuppliers(sql, run))) {
    for (const { identityJson, spendMinor } of storedRows(sql, rowSchema, text, run, from, to)) {
      payees.identities.push(readStored(payeeIdentitySchema, identityJson, "supplier_base.identityJson"));
      payees.spends.push(spendMinor);
    }
    yield to - from;
  }
  return payees;
}

/** All pairs of payees that look like one. */
async function pairsOf(context: StepContext, finder: AlikeFinder, total: number): Promise<AlikePair[]> {
  const pairs: AlikePair[] = [];
  const turns = new Turns("matchedSuppliers");
  let told = 0;
  while (finder.done < total) {
    pairs.push(...finder.next(1));
    await turns.after(1);
    if (finder.done - told < heartbeatSuppliers) continue;
    told = finder.done;
    await context.tick({ done: finder.done, total });
  }
  return pairs;
}

/**
 * Looks for suppliers that look like one, after the results are shown: nothing waits for it. One slice, started again if it
 * is killed; what it finds is read once all of it is written.
 */
export const alikeStep: Step = async (context) => {
  const { run, confidenceRulesetVersion } = v.parse(runPayload, context.payload);
  const { sql, env, part } = context;
  if (isLookedThrough(sql, run)) {
    const done = countSuppliers(sql, run);
    return context.finish({ done, total: done });
  }
  const { identities, spends } = await inTurns(payeesOf(sql, run), new Turns("readSuppliers"));
  const total = identities.length;
  const ruleset = await confidenceRuleset(env, confidenceRulesetVersion);
  const finder = await inTurns(AlikeFinder.over(identities, ruleset), new Turns("indexNumbers"));
  const pairs = await pairsOf(context, finder, total);
  const spendOf = (at: number): number => spends[at] ?? 0;
  const found = await inTurns(alikeGroups(identities, pairs), new Turns("groupedSpellings"));
  const groups = found.map((group) => ({
    ...group,
    members: group.members.toSorted((a, b) => spendOf(b) - spendOf(a) || a - b),
    spendMinor: group.members.reduce((sum, at) => sum + spendOf(at), 0),
  }));
  // The results are shown already: the job may have been erased meanwhile, and stays empty then.
  if (isWhole(sql, run)) await putAlike(sql, part, run, groups);
  return context.finish({ done: total, total }, () => {
    if (isWhole(sql, run)) noteAlike(sql, run);
  });
};
