import { useRef, useState } from "react";
import type { AnonymiserState } from "@paygauge/api-types/entities/anonymiser";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";

/** How long to wait for the queue, which erases the jobs, before asking again, ms. */
const waitMs = 1000;

interface AnonymiserRun {
  /** The step that is worked on; null: this window works on none. */
  readonly state: AnonymiserState | null;
  readonly isWorking: boolean;
  /** All steps are done. */
  readonly isDone: boolean;
  start(environment: string): Promise<void>;
  resume(environment: string, state: AnonymiserState): Promise<void>;
  stop(): Promise<void>;
}

/** Drives an anonymisation from this window: one call after the other until no step remains. */
export function useAnonymiserRun(onProblem: (problem: ApiProblem) => void, onChange: () => void): AnonymiserRun {
  const [state, setState] = useState<AnonymiserState | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [isDone, setDone] = useState(false);
  const stopping = useRef(false);

  const drive = async (environment: string, begin: () => Promise<AnonymiserState | null>) => {
    stopping.current = false;
    setWorking(true);
    setDone(false);
    try {
      let next = await begin();
      setState(next);
      while (next !== null && !stopping.current) {
        if (next.step === "assistant") await callApi("eraseAssistant", { body: { environment } });
        const before = next;
        ({ state: next } = await callApi("runAnonymiserStep", { body: { step: next.step } }));
        setState(next);
        if (next?.step === "jobs" && next.handled === before.handled) await wait();
      }
      if (stopping.current) await callApi("stopAnonymiser", {});
      else setDone(true);
    } catch (fault) {
      onProblem(asProblem(fault));
    } finally {
      setState(null);
      setWorking(false);
      onChange();
    }
  };

  return {
    state,
    isWorking,
    isDone,
    start: (environment) =>
      drive(environment, async () => (await callApi("startAnonymiser", { body: { environment } })).state),
    resume: (environment, from) => drive(environment, async () => from),
    async stop() {
      stopping.current = true;
      if (isWorking) return;
      try {
        await callApi("stopAnonymiser", {});
      } catch (fault) {
        onProblem(asProblem(fault));
      }
      onChange();
    },
  };
}

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
