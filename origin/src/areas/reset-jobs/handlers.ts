import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { countAllJobs, markJobs, requireTestEnvironment } from "../../job/erase-all-jobs.ts";

export const resetJobsHandlers = {
  async resetPreview({ env, db }) {
    requireTestEnvironment(env);
    return { environment: env.ENVIRONMENT, ...(await countAllJobs(db)) };
  },

  async resetAllJobs({ env, db, body, correlationId, write }) {
    requireTestEnvironment(env);
    if (body.environment !== env.ENVIRONMENT) throw refuse("resetName");
    const before = await countAllJobs(db);
    if (before.running > 0) throw refuse("resetRunning", { count: before.running });
    if (before.jobs === 0 && before.erasing > 0) throw refuse("resetUnderWay", { count: before.erasing });
    const { marked, statements, commands } = await markJobs(db, correlationId);
    return write(
      { entityType: "system", entityId: "jobs", note: `${marked} of ${before.jobs} erased` },
      statements,
      { ...done(message("resetStarted", { count: marked })), marked, left: before.jobs - marked },
      commands,
    );
  },
} satisfies Partial<Handlers>;
