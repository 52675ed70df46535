import { eq, sql } from "drizzle-orm";
import type { CallContext } from "../../call-context.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { requireEdit } from "../uploads/upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

const running = () => refuse("importRunning");

/** States the period of a job, or leaves it to its files again; the next import takes it. */
export async function savePeriod({ db, person, job, body, write }: CallContext<"saveJobPeriod">) {
  requireEdit(person, job);
  if (job.state === "Running") throw running();
  const { periodFrom, periodTo } = body;
  if ((periodFrom === null) !== (periodTo === null))
    throw invalid(periodFrom === null ? "periodFrom" : "periodTo", message("periodBothDays"));
  if (periodFrom !== null && periodTo !== null && periodFrom > periodTo)
    throw invalid("periodTo", message("periodBackwards"));
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "period" },
    [
      guardOf(
        db,
        sql`exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${jobs.state} <> 'Running')`,
        running(),
      ),
      db.update(jobs).set({ periodFrom, periodTo, updatedOn: now() }).where(eq(jobs.id, job.id)),
    ],
    done(message("periodSaved")),
  );
}
