import "./e2e-calls.ts";
import { useEffect, useRef, useState } from "react";
import type { E2eStepResult } from "@paygauge/api-types/entities/e2e-runs";
import { e2eSteps } from "@paygauge/api-types/entities/e2e-runs";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { followJob } from "./follow-job.ts";

interface Current {
  readonly jobId: string | null;
  readonly steps: readonly E2eStepResult[];
}

/** Waits for a canceled import to end: a running job can't be erased. */
async function settle(jobId: string): Promise<void> {
  const { state } = await callApi("jobProgress", { params: { jobId } });
  if (state !== "Running") return;
  await callApi("cancelJob", { params: { jobId } });
  for (let asked = 0; asked < 60; asked += 1) {
    if ((await callApi("jobProgress", { params: { jobId } })).state !== "Running") return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** One end-to-end run of this page, and the newest one of any user. */
export function useE2eRun() {
  const words = useTranslations("systemHealth.e2e");
  const last = useCall("lastE2eRun", {});
  const [current, setCurrent] = useState<Current | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setCurrent({ jobId: null, steps: [] });
    try {
      const { run } = await callApi("startE2eRun", {});
      let job: string | null = null;
      const steps = await followJob({
        run,
        signal: controller.signal,
        onJob: (jobId) => {
          job = jobId;
          setCurrent((now) => (now === null ? now : { ...now, jobId }));
        },
        onStep: (results) => setCurrent((now) => (now === null ? now : { ...now, steps: results })),
      });
      const isPassed = steps.length === e2eSteps.length && steps.every(({ isOk }) => isOk);
      const outcome = isPassed ? "passed" : controller.signal.aborted ? "canceled" : "failed";
      if (job !== null) await settle(job);
      await callApi("finishE2eRun", { body: { runId: run.runId, jobId: job, outcome, steps: [...steps] } });
    } catch (fault) {
      notifyProblem(words("operation"), asProblem(fault));
    } finally {
      stop.current = null;
      setCurrent(null);
      last.reload();
    }
  };
  return { last, current, start, cancel: () => stop.current?.abort() };
}
