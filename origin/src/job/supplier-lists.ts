import * as v from "valibot";
import {
  listedSupplier,
  supplierLists,
  type ListedSupplier,
  type SupplierList,
} from "@paygauge/api-types/entities/issuers";
import type { Env } from "../env.ts";
import type { RunPayload } from "./commands.ts";
import { readMeta, writeMeta } from "./job-schema.ts";
import { listedBy } from "./measures/listed-suppliers.ts";
import { StepFailed } from "../commands/step.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { readStored } from "@paygauge/worker/stored-json";

const lines = v.array(listedSupplier);

/** Where the lines of a list lie: a file that never changes, named by what is in it. */
export const supplierListKey = (digest: string): string => `supplier-lists/${digest}`;
const metaKey = (digest: string): string => `supplierList:${digest}`;

/** Brings the lists of a run into the job's own store, where every reading of its suppliers finds them. */
export async function keepSupplierLists(env: Pick<Env, "FILES">, sql: SqlStorage, payload: RunPayload): Promise<void> {
  for (const list of supplierLists) {
    const digest = payload.issuer.supplierLists[list];
    if (digest === null || readMeta(sql, metaKey(digest)) !== null) continue;
    const file = await env.FILES.get(supplierListKey(digest));
    if (!file) throw new StepFailed(list === "include" ? message("includeListGone") : message("excludeListGone"));
    writeMeta(sql, metaKey(digest), await file.text());
  }
}

type Question = ReturnType<typeof listedBy>;
/** The lists asked for last; a screen of suppliers asks many times in a row. */
let kept: { readonly key: string; readonly question: Question } | null = null;

function linesOf(sql: SqlStorage, digest: string | null): readonly ListedSupplier[] {
  const text = digest === null ? null : readMeta(sql, metaKey(digest));
  return text === null ? [] : readStored(lines, text, "supplier list");
}

/** Which of the run's lists a supplier is on. */
export function listedOf(sql: SqlStorage, { issuer }: RunPayload): Question {
  const { include, exclude } = issuer.supplierLists satisfies Record<SupplierList, string | null>;
  const key = `${include ?? ""} ${exclude ?? ""}`;
  if (kept?.key !== key) kept = { key, question: listedBy(linesOf(sql, include), linesOf(sql, exclude)) };
  return kept.question;
}
