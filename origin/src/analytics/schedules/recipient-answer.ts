/** What one recipient sees of a saved query at this moment: asked by the same calls as on the page, in their name. */
import * as v from "valibot";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";
import { analyticsAnswer, type AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { analyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import { Refusal } from "@paygauge/worker/refusal";
import { readFor } from "../../read-for.ts";
import type { UserRow } from "../../identity/person.ts";
import { readerOf, type Working } from "./reader-of.ts";
import type { Answered } from "./schedule-file.ts";

export type RecipientAnswer =
  | { readonly kind: "rows"; readonly report: string; readonly query: AnalyticsQuery; readonly answer: Answered }
  /** Suppliers of runs are being prepared: ask again. */
  | { readonly kind: "preparing" }
  /** The recipient may not see the report, or its data. */
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly why: string };

const queryStopped = { kind: "failed", why: encodedMessage("scheduleQueryStopped") } as const;

async function ask(working: Working, user: UserRow, reportId: string): Promise<RecipientAnswer> {
  const reader = readerOf(working, user);
  const read = await readFor(reader, "analyticsReport", { params: { reportId }, body: undefined });
  const { name, versions } = v.parse(analyticsReport, read);
  const query = versions[0]?.query ?? null;
  if (query === null) return queryStopped;
  const answer = v.parse(analyticsAnswer, await readFor(reader, "runAnalyticsQuery", { params: {}, body: query }));
  if (answer.state === "preparing") return { kind: "preparing" };
  if (answer.state === "refused") return queryStopped;
  return { kind: "rows", report: name, query, answer };
}

/** @throws Refusal 423, 503 in a mode in which nothing is read for anybody */
export async function answerForRecipient(working: Working, user: UserRow, reportId: string): Promise<RecipientAnswer> {
  try {
    return await ask(working, user, reportId);
  } catch (error) {
    if (error instanceof Refusal && [401, 403, 404].includes(error.status)) return { kind: "refused" };
    throw error;
  }
}
