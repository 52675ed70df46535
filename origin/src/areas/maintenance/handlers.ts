import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { requireInWork } from "../../identity/run-in-sight.ts";
import { removeOldRunsOf } from "../../maintenance/old-runs.ts";
import { isStill } from "../jobs/change-run.ts";
import { cancelBatch, createBatch, listBatches, oneBatch } from "./batches.ts";
import { chosenJobs } from "./chosen-jobs.ts";
import { figuresOfJobs, listMaintainedJobs } from "./maintained-jobs.ts";
import { previewOf } from "./preview.ts";

export const maintenanceHandlers = {
  maintainedJobs: ({ env, db, person, body }) => listMaintainedJobs(env, db, person, body),

  maintenanceFigures: ({ db, person }) => figuresOfJobs(db, person),

  previewMaintenance: async ({ env, db, person, body }) =>
    previewOf({ env, db, person }, body.act, await chosenJobs(db, person, body)),

  createMaintenanceBatch: (context) => createBatch(context),

  maintenanceBatches: ({ db, person }) => listBatches(db, person),

  maintenanceBatch: ({ db, person, params }) => oneBatch(db, person, params.batchId),

  cancelMaintenanceBatch: (context) => cancelBatch(context),

  removeOldRuns: async ({ env, db, job, check, audit }) => {
    requireInWork(job);
    const running = refuse("workedOn");
    if (job.state === "Running") throw running;
    await check([isStill(db, job, running)]);
    const { removed: count, freed } = await removeOldRunsOf(env, db, job.id);
    const note = `${count} old runs removed, ${freed} bytes freed`;
    audit({ entityType: "job", entityId: job.id, issuerId: job.issuerId, note });
    return done(message("oldRunsRemoved", { count }));
  },
} satisfies Partial<Handlers>;
