import { createContext, use } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignSupplier } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";

/** The supplier that is on the screen, for all that is on its page. */
interface SupplierView {
  readonly job: Job;
  readonly found: CampaignOnPage;
  readonly supplier: CampaignSupplier;
  /** Names it in every call. */
  readonly params: { readonly jobId: string; readonly campaignWorkflowId: string; readonly supplierKey: string };
  /** Contacts and notes are this user's to read and write. */
  readonly mayRun: boolean;
  /** Attempts and outcomes may be written: the campaign is active, and was not imported. */
  readonly mayWork: boolean;
  /** The user goes through the calls that are due. */
  readonly isCalling: boolean;
  readonly reload: () => void;
}

export const SupplierContext = createContext<SupplierView | null>(null);

export function useSupplierView(): SupplierView {
  const view = use(SupplierContext);
  if (view === null) throw new Error("A part of a supplier was drawn outside its page.");
  return view;
}
