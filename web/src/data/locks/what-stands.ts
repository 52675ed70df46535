import { callApi } from "../call-api.ts";
import type { StaleWrite } from "./stale-write.ts";

/** The record that a refused write was about, as it stands now. */
export async function fetchCurrent({ entity, params }: StaleWrite): Promise<unknown> {
  const { entityType, entityId } = entity;
  switch (entityType) {
    case "issuer":
      return callApi("issuerFull", { params: { id: entityId } });
    case "branding":
      return (await callApi("brandings", {})).find(({ brandingId }) => brandingId === entityId);
    case "user":
      return callApi("user", { params: { id: entityId } });
    case "scoringRuleset":
      return callApi("scoringRuleset", { params: { versionNumber: entityId } });
    case "confidenceRuleset":
      return callApi("confidenceRuleset", { params: { versionNumber: entityId } });
    case "prompt":
      return callApi("prompt", { params: { promptId: entityId } });
    case "videoResource":
      return callApi("videoResource", { params: { videoResourceId: entityId } });
    case "job": {
      const { uploadId } = params;
      if (uploadId === undefined) return callApi("job", { params: { jobId: entityId } });
      return callApi("upload", { params: { jobId: entityId, uploadId } });
    }
    // A declared record is read by the call of its own name.
    default:
      return callApi(entityType, { params: { id: entityId } });
  }
}
