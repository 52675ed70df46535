import * as v from "valibot";
import { holders } from "../access/access.ts";
import { evidenceSlice, newEvidence } from "../entities/new-evidence.ts";
import { idOf } from "../ids.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/jobs/:jobId/new-evidence";
const sees = holders("JobSummary_VIEW", "JobSuppliers_VIEW");

/** Card statements, directories and rulesets that were put to use after a job's newest run. For users who work on it. */
export const newEvidenceCalls = {
  newEvidence: { method: "GET", path: root, access: sees, effect: "read", needsFigures: true, answer: newEvidence },
  /** Matches and scores some suppliers of the run with the newest versions, and says who moves. Nothing is stored. */
  simulateEvidence: {
    method: "POST",
    path: `${root}/simulate`,
    access: sees,
    effect: "read",
    needsFigures: true,
    body: v.strictObject({ run: idOf("record"), from: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: evidenceSlice,
  },
} as const satisfies Record<string, Call>;
