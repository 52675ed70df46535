import { selectedCountOf, type GridQuery, type GridSelection } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignSource } from "@paygauge/api-types/entities/campaigns";
import { AddToCampaign } from "../../../data/campaigns/add-to-campaign.tsx";
import { toSupplierRequest } from "./supplier-query.ts";

interface SelectionCampaignProps {
  readonly job: Job;
  readonly query: GridQuery;
  readonly selection: GridSelection;
  /** Rows that the filter leaves. */
  readonly matching: number;
}

/** The chosen suppliers as a campaign takes them: by their keys, or all that match but some. */
function sourceOf(selection: GridSelection, query: GridQuery, minorDigits: number): CampaignSource {
  if (selection.kind === "some") return { kind: "selection", keys: { kind: "only", keys: [...selection.keys] } };
  const { filters, search } = toSupplierRequest(query, minorDigits);
  return {
    kind: "selection",
    ...(filters !== undefined && { filters }),
    ...(search !== undefined && { search }),
    ...(selection.except.length > 0 && { keys: { kind: "except", keys: [...selection.except] } }),
  };
}

/** Adds the chosen suppliers to a campaign. */
export function SelectionCampaign({ job, query, selection, matching }: SelectionCampaignProps) {
  return (
    <AddToCampaign
      size="sm"
      jobId={job.id}
      suppliers={selectedCountOf(selection, matching)}
      from={sourceOf(selection, query, job.minorDigits)}
    />
  );
}
