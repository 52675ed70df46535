import { useEffect, useMemo, useRef, useState } from "react";
import type { Uncertainty } from "@paygauge/analysis/value/case/draws";
import { useCaseView } from "./case-view.ts";
import type { DrawsAsked, DrawsFound } from "./draws-asked.ts";
import { startDrawsWorker } from "./start-draws-worker.ts";

/** Percentiles of the case in sight; the last ones stand while new ones are drawn, null before the first. */
export function useUncertainty(): Uncertainty | null {
  const { inputs, methods, values, years } = useCaseView();
  const [found, setFound] = useState<Uncertainty | null>(null);
  const worker = useRef<Worker | null>(null);
  const newest = useRef(0);
  useEffect(() => {
    const started = startDrawsWorker();
    worker.current = started;
    started.addEventListener("message", ({ data }: MessageEvent<DrawsFound>) => {
      // An answer to what was typed before is overtaken.
      if (data.id === newest.current) setFound(data.found);
    });
    return () => started.terminate();
  }, []);
  const asked = useMemo(
    () => ({ inputs: { currency: inputs.currency, cohorts: methods.map((method) => ({ method })) }, values, years }),
    [inputs.currency, methods, values, years],
  );
  useEffect(() => {
    newest.current += 1;
    worker.current?.postMessage({ id: newest.current, ...asked } satisfies DrawsAsked);
  }, [asked]);
  return found;
}
