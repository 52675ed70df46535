import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { mostEarlierImports } from "@paygauge/api-types/entities/earlier-imports";
import type { CallContext } from "../../call-context.ts";
import { runInSightOf, visibleJobs } from "../../identity/job-sight.ts";
import { buyers, jobs, uploads } from "../../store/schema.ts";
import { requireFilesSight, requireUpload } from "./upload-access.ts";

/** Other jobs in the user's sight with results that include the same content, newest first. @throws Refusal 403, 404 */
export async function earlierImports({ db, person, job, params }: CallContext<"earlierImports">) {
  requireFilesSight(person, job);
  const { contentDigest } = await requireUpload(db, job.id, params.uploadId);
  if (contentDigest === null) return [];
  return db
    .select({
      jobId: jobs.id,
      jobName: jobs.name,
      buyerName: buyers.name,
      fileName: uploads.fileName,
      uploadedOn: uploads.createdOn,
    })
    .from(uploads)
    .innerJoin(jobs, eq(jobs.id, uploads.jobId))
    .innerJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(
      and(
        eq(uploads.contentDigest, contentDigest),
        eq(uploads.state, "Checked"),
        ne(uploads.jobId, job.id),
        visibleJobs(db, person),
        isNotNull(runInSightOf(db, person)),
      ),
    )
    .orderBy(desc(uploads.createdOn))
    .limit(mostEarlierImports);
}
