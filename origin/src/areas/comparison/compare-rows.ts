/** Walks the suppliers of two runs side by side: both come in the order of their keys, a page at a time. */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import {
  maxCompared,
  type ComparedBody,
  type ComparedSuppliers,
  type LevelMove,
  type RunChanges,
} from "@paygauge/api-types/entities/comparison";
import type { Env } from "../../env.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { levelAt, type ComparedRow } from "../../job/runs/compared-rows.ts";
import type { ReadRun } from "./compared-runs.ts";

/** Ours: suppliers asked of an object at a time. */
const pageSize = 5000;

/** The run was released while it was read. */
export class NotWhole extends Error {}

export interface Pair {
  readonly before: ComparedRow | null;
  readonly after: ComparedRow | null;
}

async function* rowsOf(env: Pick<Env, "JOB">, { job, row }: ReadRun): AsyncGenerator<ComparedRow> {
  const object = jobObjectOf(env, job.id);
  for (let last = ""; ;) {
    const page = await object.comparedRows(row.run, last, pageSize);
    if (page === null) throw new NotWhole();
    yield* page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.supplierKey ?? last;
  }
}

/** Suppliers of either run, each once. @throws NotWhole */
export async function* pairsOf(
  env: Pick<Env, "JOB">,
  { before, after }: { readonly before: ReadRun; readonly after: ReadRun },
): AsyncGenerator<Pair> {
  const [earlier, later] = [rowsOf(env, before), rowsOf(env, after)];
  let [one, other] = await Promise.all([earlier.next(), later.next()]);
  while (one.done !== true || other.done !== true) {
    const [was, is] = [one.done === true ? null : one.value, other.done === true ? null : other.value];
    if (is === null || (was !== null && was.supplierKey < is.supplierKey)) {
      yield { before: was, after: null };
      one = await earlier.next();
    } else if (was === null || is.supplierKey < was.supplierKey) {
      yield { before: null, after: is };
      other = await later.next();
    } else {
      yield { before: was, after: is };
      [one, other] = await Promise.all([earlier.next(), later.next()]);
    }
  }
}

/** Everything added up; a pair that is swapped gives the same with before and after swapped. */
export async function changesOf(pairs: AsyncIterable<Pair>): Promise<RunChanges> {
  const moves = new Map<string, LevelMove>();
  const joined = { suppliers: 0, spendMinor: 0 };
  const left = { suppliers: 0, spendMinor: 0 };
  const stayed = { suppliers: 0, beforeMinor: 0, afterMinor: 0 };
  const count = (sum: typeof joined, { spendMinor }: ComparedRow) => {
    sum.suppliers += 1;
    sum.spendMinor += spendMinor;
  };
  for await (const { before, after } of pairs) {
    if (before === null && after !== null) count(joined, after);
    if (before !== null && after === null) count(left, before);
    if (before === null || after === null) continue;
    stayed.suppliers += 1;
    stayed.beforeMinor += before.spendMinor;
    stayed.afterMinor += after.spendMinor;
    for (const [at, capability] of capabilities.entries()) {
      const key = `${capability} ${before.levels[at]} ${after.levels[at]}`;
      const known = moves.get(key);
      moves.set(key, {
        capability,
        before: levelAt(before, at),
        after: levelAt(after, at),
        suppliers: (known?.suppliers ?? 0) + 1,
        spendMinor: (known?.spendMinor ?? 0) + after.spendMinor,
      });
    }
  }
  return { moves: [...moves.values()], joined, left, stayed };
}

function isAskedFor(body: ComparedBody, { before, after }: Pair): boolean {
  if (body.kind === "joined") return before === null;
  if (body.kind === "left") return after === null;
  if (before === null || after === null) return false;
  const at = capabilities.indexOf(body.capability);
  return levelAt(before, at) === body.before && levelAt(after, at) === body.after;
}

/** The suppliers of one cell of a comparison: all are counted, the largest are named. */
export async function suppliersOf(pairs: AsyncIterable<Pair>, body: ComparedBody): Promise<ComparedSuppliers> {
  const spendOf = ({ before, after }: Pair): number => (after ?? before)?.spendMinor ?? 0;
  let total = 0;
  let named: Pair[] = [];
  const largest = () => named.toSorted((a, b) => spendOf(b) - spendOf(a)).slice(0, maxCompared);
  for await (const pair of pairs) {
    if (!isAskedFor(body, pair)) continue;
    total += 1;
    named.push(pair);
    if (named.length > 10 * maxCompared) named = largest();
  }
  const suppliers = largest().map(({ before, after }) => ({
    supplierKey: (after ?? before)?.supplierKey ?? "",
    name: (after ?? before)?.name ?? "",
    beforeMinor: before?.spendMinor ?? null,
    afterMinor: after?.spendMinor ?? null,
  }));
  return { total, suppliers };
}
