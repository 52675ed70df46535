import { queueOf } from "../proq/queue-stub.ts";
import { addJobsCommand } from "../vendors/commands.ts";
import type { SeedWork } from "./seed-context.ts";

/** Queues the jobs of stores that were in use before there were vendors; once for each store. */
export const seedVendors: SeedWork = async ({ env }) => {
  const { enqueued } = await queueOf(env).enqueue([addJobsCommand()]);
  return enqueued.length > 0 ? "Jobs are added to the vendors." : "Jobs were queued for the vendors before.";
};
