import { and, eq } from "drizzle-orm";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { resources } from "@paygauge/api-types/endpoints/resources";
import { isRecordType, type RecordType } from "@paygauge/api-types/sitemap/records";
import { requireIssuer, requireJob } from "../identity/job-sight.ts";
import type { Person } from "../identity/person.ts";
import { requireUser } from "../identity/user-sight.ts";
import { findProgram } from "../areas/programs/program-rows.ts";
import { recordReaders } from "../records/record-stores.ts";
import { notFound, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../store/database.ts";
import { brandings, hubItems, prompts, rulesets } from "../store/schema.ts";
import { viewPermission } from "./view-permission.ts";

/** Who may change something of the entity: any one of these permissions. */
const editors: Record<Exclude<LockableType, RecordType>, readonly Permission[]> = {
  job: [
    "JobCreate",
    "Job_EDIT",
    "Job_PUBLISH",
    "Job_DELETE",
    "JobOwner_UPDATE",
    "JobUsers_DIRECT_ASSIGN",
    "JobUseCases_CRUD",
    "Campaigns_CRUD",
  ],
  issuer: ["IssuerArea_CRUD"],
  branding: ["Branding_CRUD"],
  user: ["User_CRUD", "UserRoles_ASSIGN", "User_APPROVE", "User_INVITE"],
  scoringRuleset: ["Analysis_Admin_Scoring_CRUD"],
  confidenceRuleset: ["Analysis_Admin_Confidence_CRUD"],
  prompt: ["AiPrompts_CRUD"],
  videoResource: ["VideoResources_CRUD"],
};

async function brandName(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ name: brandings.displayName }).from(brandings).where(eq(brandings.id, id));
  if (!row) throw notFound("brand");
  return row.name;
}

async function rulesetName(db: Database, kind: "scoring" | "confidence", id: string): Promise<string> {
  const [row] = await db
    .select({ versionNumber: rulesets.versionNumber })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind), eq(rulesets.versionNumber, Number(id))));
  if (!row) throw notFound("ruleset");
  return String(row.versionNumber);
}

async function promptName(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ name: prompts.name }).from(prompts).where(eq(prompts.id, id));
  if (!row) throw notFound("prompt");
  return row.name;
}

async function hubItemName(db: Database, id: string): Promise<string> {
  const [row] = await db.select({ name: hubItems.name }).from(hubItems).where(eq(hubItems.id, id));
  if (!row) throw notFound("chatDocument");
  return row.name;
}

/** A program is an account too, which only calls of its own change. */
async function userName(db: Database, person: Person, id: string): Promise<string> {
  const program = await findProgram(db, person, id);
  return program?.name ?? (await requireUser(db, person, id)).displayName;
}

/**
 * The entity's name, where the user may see the entity and change something of it.
 * @throws Refusal 403 PERMISSION_MISSING; 404, the same for an absent and for a foreign entity.
 */
export async function lockableName(db: Database, person: Person, type: LockableType, id: string): Promise<string> {
  const mayEdit = isRecordType(type) ? [resources[type].access.edit] : editors[type];
  if (!mayEdit.some((each) => person.permissions.has(each))) throw refuse("nothingToLock");
  return nameOf(db, person, type, id);
}

/**
 * Returns the entity's name where the user can open a page of it: a job that they see, a record whose list they see.
 * @throws Refusal 403 PERMISSION_MISSING; 404, the same for an absent and for a foreign entity.
 */
export async function shownName(db: Database, person: Person, type: LockableType, id: string): Promise<string> {
  if (type !== "job" && !person.permissions.has(viewPermission(type))) return lockableName(db, person, type, id);
  return nameOf(db, person, type, id);
}

async function nameOf(db: Database, person: Person, type: LockableType, id: string): Promise<string> {
  switch (type) {
    case "job":
      return (await requireJob(db, person, id)).name;
    case "issuer":
      return (await requireIssuer(db, person, id)).name;
    case "branding":
      return brandName(db, id);
    case "user":
      return userName(db, person, id);
    case "scoringRuleset":
      return rulesetName(db, "scoring", id);
    case "confidenceRuleset":
      return rulesetName(db, "confidence", id);
    case "prompt":
      return promptName(db, id);
    case "videoResource":
      return hubItemName(db, id);
    default:
      return (await recordReaders[type].one({ db, person }, id)).name;
  }
}
