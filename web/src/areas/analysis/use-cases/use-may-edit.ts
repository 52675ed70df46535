import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";

/** Whether the user may change use cases here: they are of the newest run, what is published is looked at. */
export function useMayEditUseCases(): boolean {
  const isWork = useRunQuery().run !== "published";
  return useMay("JobUseCases_CRUD") && isWork;
}
