import { useGuard, useMay } from "../../state/permissions.ts";
import { useRunQuery } from "../../state/perspective.ts";

/** Whether the user may make campaigns here: they are of the newest run, what is published is looked at. */
export function useMayRunCampaigns(): boolean {
  const isWork = useRunQuery().run !== "published";
  const { opens } = useGuard();
  return useMay("Campaigns_CRUD") && opens("jobCampaigns") && isWork;
}
