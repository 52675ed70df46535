import { useMay } from "../../state/permissions.ts";
import { useRunQuery } from "../../state/perspective.ts";

/**
 * Whether the user may decide about suppliers here: decisions are about the newest run, what is published is looked at.
 */
export function useMayDecide(): boolean {
  const isWork = useRunQuery().run !== "published";
  return useMay("Job_EDIT") && isWork;
}
