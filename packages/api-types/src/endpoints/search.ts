import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { signedIn } from "../access/access.ts";
import { ledgerKinds } from "../entities/ledger.ts";
import { runQuery } from "../entities/runs.ts";
import { jobStates } from "../states.ts";
import type { Call } from "./call.ts";
import { encodedMessage } from "../catalogue/message.ts";

/** A record that a search found; `note` is a second, quieter text (a buyer, a country, a username). */
const found = v.variant("kind", [
  v.object({
    kind: v.literal("job"),
    id: v.string(),
    label: v.string(),
    note: v.string(),
    ledgerKind: v.picklist(ledgerKinds),
    state: v.picklist(jobStates),
  }),
  v.object({ kind: v.literal("supplier"), id: v.string(), label: v.string(), note: v.string(), jobId: v.string() }),
  v.object({ kind: v.literal("person"), id: v.string(), label: v.string(), note: v.string() }),
  v.object({ kind: v.literal("issuer"), id: v.string(), label: v.string(), note: v.string() }),
]);
export type FoundRecord = v.InferOutput<typeof found>;

export const searchCalls = {
  /**
   * Ours: jobs, suppliers, users and issuers by a part of their names, a few of each, and of those alone that the
   * user's permissions and tenancy show (each kind asks for the permission of its own list). Suppliers are those of
   * the job named, where it is seen, else those of the newest analysed jobs that are.
   */
  search: {
    method: "GET",
    path: "/api/v1/search",
    access: signedIn,
    effect: "read",
    query: v.strictObject({
      text: v.pipe(v.string(), cleanLine(), v.maxLength(100, encodedMessage("atMost", { most: 100 }))),
      jobId: v.optional(idOf("record")),
      ...runQuery,
    }),
    answer: v.array(found),
  },
} as const satisfies Record<string, Call>;
