import * as v from "valibot";
import { roles } from "../access/roles.ts";
import { chosenCapabilities, createJobBody } from "./jobs.ts";
import { recordId } from "../ids.ts";

/** By which way a user reaches a job (docs/specification.md section 3, Job artifact admin). */
export const jobConnections = ["Owner", "IssuerManager", "DirectAssignment", "MagicLinkUser"] as const;
export type JobConnection = (typeof jobConnections)[number];

/** docs/specification.md section 3, Job artifact admin. `role` is the strongest that the owner holds; null: none. */
export const jobArtifactAdmin = v.object({
  id: v.string(),
  name: v.string(),
  isPublished: v.boolean(),
  owner: v.object({ id: v.string(), username: v.string(), role: v.nullable(v.picklist(roles)) }),
  issuerId: v.string(),
  issuerName: v.string(),
  issuerEmailDomains: v.array(v.string()),
  /** A user is listed once for each way. */
  authorizedEndUsers: v.array(v.object({ username: v.string(), connection: v.picklist(jobConnections) })),
});
export type JobArtifactAdmin = v.InferOutput<typeof jobArtifactAdmin>;

/** A new job as parameters; `capabilities` are separated by commas. */
export const createJobParams = v.strictObject({
  ...createJobBody.entries,
  capabilities: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").filter((each) => each !== "")),
      chosenCapabilities,
    ),
  ),
});

/** Who owns the job from now on. */
export const jobOwnerBody = v.strictObject({ userId: recordId });
