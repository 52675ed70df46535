import { createContext, use, useEffect, useRef } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignCounters, CampaignOnPage } from "@paygauge/api-types/entities/campaigns";

/** Rows as they are after a change, with the counters that belong to them. */
export interface ChangedRows {
  readonly rows: readonly CampaignMember[];
  readonly counters: CampaignCounters;
  /** More rows than these were changed. */
  readonly isPart: boolean;
}

/** The campaign that is on the screen, for all that is on its page. */
interface CampaignView {
  readonly job: Job;
  readonly found: CampaignOnPage;
  /** Suppliers may be moved: the user runs it, it is active, and it was not imported. */
  readonly mayWork: boolean;
  /** Its settings may be changed. */
  readonly mayRun: boolean;
  readonly reload: () => void;
  /** Something changed rows; settled when the page shows them so. */
  readonly onRows: (changed: ChangedRows) => Promise<void>;
  /** Hears of changed rows until the answer is called. */
  readonly listen: (listener: RowListener) => () => void;
}
type RowListener = (changed: ChangedRows) => Promise<void>;

export const CampaignContext = createContext<CampaignView | null>(null);

export function useCampaignView(): CampaignView {
  const view = use(CampaignContext);
  if (view === null) throw new Error("A part of a campaign was drawn outside its page.");
  return view;
}

/** Tells what is on the page of changed rows, and waits until all of it shows them. */
export function useRowListeners() {
  const listeners = useRef(new Set<RowListener>());
  const listen = (listener: RowListener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  };
  const tell = async (changed: ChangedRows) => {
    await Promise.all([...listeners.current].map((listener) => listener(changed)));
  };
  return { listen, tell };
}

/** Hears of changed rows while it is drawn. */
export function useChangedRows(onChanged: RowListener): void {
  const { listen } = useCampaignView();
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `listen` keeps its set permanently
  useEffect(() => listen((changed) => latest.current(changed)), []);
}
