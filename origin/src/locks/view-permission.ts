import type { Permission } from "@paygauge/api-types/access/permissions";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { resources } from "@paygauge/api-types/endpoints/resources";
import { isRecordType, type RecordType } from "@paygauge/api-types/sitemap/records";

const shownBy: Record<Exclude<LockableType, RecordType>, Permission> = {
  job: "AnalysisJobList_VIEW",
  issuer: "IssuerArea_VIEW",
  user: "User_CRUD",
  branding: "IssuerArea_VIEW",
  scoringRuleset: "Analysis_Admin_Scoring_VIEW",
  confidenceRuleset: "Analysis_Admin_Confidence_VIEW",
  prompt: "AiPrompts_CRUD",
  videoResource: "VideoResources_CRUD",
};

/** Returns the permission that shows the list of the entities of a type. */
export function viewPermission(type: LockableType): Permission {
  return isRecordType(type) ? resources[type].access.view : shownBy[type];
}
