import type { PageHit } from "@paygauge/api-types/sitemap";
import { lockableTypes } from "@paygauge/api-types/entities/lockable-types";
import type { LockEntity } from "./held-tokens.ts";

/** Returns the job or record that a page shows, from the parameters of its address; null for a page of neither. */
export function shownEntity({ id, page, params }: PageHit): LockEntity | null {
  const { jobId, versionNumber } = params;
  if (jobId !== undefined) return page.frame === "job" ? { entityType: "job", entityId: jobId } : null;
  for (const entityType of lockableTypes) {
    const entityId = params[`${entityType}Id`] ?? (entityType === id ? versionNumber : undefined);
    if (entityId !== undefined) return { entityType, entityId };
  }
  return null;
}
