import { useEffect, useRef, useState } from "react";
import type { PromptDetail } from "@paygauge/api-types/entities/prompts";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { withResult, type Results, type TestSample } from "./test-state.ts";

/** How far a test run is. */
interface RunState {
  readonly state: "idle" | "running" | "done" | "canceled";
  readonly done: number;
  readonly all: number;
}

/** Results of earlier runs, as the store has them. */
function storedResults({ trials }: Pick<PromptDetail, "trials">): Results {
  return trials.reduce<Results>(
    (all, { number, sample, of, passed }) => withResult(all, number, sample, { of, passed, attempts: [] }),
    {},
  );
}

/**
 * Tests samples one after the other with each version: one call is one sample with one version, so a run is stopped
 * between calls and no call is long.
 */
export function useTestRun(prompt: PromptDetail, versions: readonly number[]) {
  const operation = useTranslations("prompts.test")("operation");
  const [results, setResults] = useState<Results>(() => storedResults(prompt));
  const [run, setRun] = useState<RunState>({ state: "idle", done: 0, all: 0 });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const testOne = async (sample: TestSample, signal: AbortSignal): Promise<void> => {
    const asked = sample.isOwn ? { values: sample.values } : { name: sample.name };
    for (const version of versions) {
      const body = { number: version, sample: asked };
      // oxlint-disable-next-line no-await-in-loop -- texts that users wait for need their share of the model's calls
      const { of, passed, attempts } = await callApi(
        "testPrompt",
        { params: { promptId: prompt.id }, body },
        { signal },
      );
      setResults((before) => withResult(before, version, sample.name, { of, passed, attempts }));
    }
  };

  const start = async (samples: readonly TestSample[]): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    let done = 0;
    setResults({});
    setRun({ state: "running", done, all: samples.length });
    try {
      for (const sample of samples) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a run can be stopped
        await testOne(sample, signal);
        if (signal.aborted) break;
        done += 1;
        setRun({ state: "running", done, all: samples.length });
      }
    } catch (thrown) {
      if (!signal.aborted) notifyProblem(operation, asProblem(thrown));
    }
    setRun({ state: done === samples.length ? "done" : "canceled", done, all: samples.length });
  };
  const cancel = () => abort.current?.abort();
  return { results, run, start, cancel };
}
