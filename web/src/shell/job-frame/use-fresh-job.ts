import { useEffect, useRef } from "react";
import { mutate } from "swr";
import { useCall } from "../../data/use-call.ts";

/** ms between looks at a job that runs. */
const lookMs = 2000;

const isOfJob = (key: unknown, jobId: string): boolean =>
  Array.isArray(key) && key[0] !== "job" && (key[1] as { jobId?: string } | null)?.jobId === jobId;

/**
 * The job of the pages within, looked at while it runs. Where another run is its newest or its published one, what stands
 * of it is asked for again, so that no figures of one run are under the header of another.
 */
export function useFreshJob(jobId: string) {
  const call = useCall("job", { params: { jobId } }, { pollMs: (job) => (job?.state === "Running" ? lookMs : 0) });
  const { id, latest, published } = call.data ?? {};
  const runs = `${latest?.run ?? ""} ${published?.run ?? ""}`;
  const before = useRef({ id, runs });
  useEffect(() => {
    if (id !== undefined && before.current.id === id && before.current.runs !== runs)
      void mutate((key) => isOfJob(key, id));
    before.current = { id, runs };
  }, [id, runs]);
  return call;
}
