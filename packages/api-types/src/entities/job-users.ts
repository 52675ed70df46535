import * as v from "valibot";
import { jobConnections } from "./job-artifacts.ts";
import { userOption } from "./users.ts";

/**
 * Whether a connection opens the job: at once, once it is published, for uploads alone, or not while the account is not
 * active.
 */
export const jobAccessStates = ["Now", "OncePublished", "UploadOnly", "NotActive"] as const;
export type JobAccessState = (typeof jobAccessStates)[number];

/** A user who reaches a job, by one way: who has two is there twice. */
export const jobUser = v.object({
  ...userOption.entries,
  /** Unique in the list: the user and the way. */
  key: v.string(),
  connection: v.picklist(jobConnections),
  access: v.picklist(jobAccessStates),
  /** When the job was assigned, or the user first came by its link; null for the other connections. */
  assignedOn: v.nullable(v.string()),
  /** Last day on which they opened the published run; null: not opened. */
  openedOn: v.nullable(v.string()),
});
export type JobUser = v.InferOutput<typeof jobUser>;

/** A user to whom a job is assigned, or may be. */
export const jobAssignment = v.object({
  ...userOption.entries,
  isAssigned: v.boolean(),
  assignedOn: v.nullable(v.string()),
  /** null: not assigned. */
  access: v.nullable(v.picklist(jobAccessStates)),
  /** Whether the asking user may assign the job to them and take it back. */
  mayChange: v.boolean(),
});
export type JobAssignment = v.InferOutput<typeof jobAssignment>;
