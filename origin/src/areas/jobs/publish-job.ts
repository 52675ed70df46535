import type { CallContext } from "../../call-context.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { publishing, settlePublication, unpublishing } from "./publication.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Publishes the run that was looked at: members and clients read it from the next call on. */
export async function publishJob({ env, db, job, body, write }: CallContext<"publishJob">) {
  requireInWork(job);
  const statements = await publishing(env, db, job, body);
  const answer = await write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: `published ${body.run}` },
    statements,
    done(message("published")),
  );
  await settlePublication(env, db, job.id);
  return answer;
}

/** Withdraws the publication: members and clients find nothing from the next call on. */
export async function unpublishJob({ env, db, job, write }: CallContext<"unpublishJob">) {
  requireInWork(job);
  const answer = await write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "unpublished" },
    unpublishing(db, job),
    done(message("unpublished")),
  );
  await settlePublication(env, db, job.id);
  return answer;
}
