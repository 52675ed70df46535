import { useEffect, useRef, useState } from "react";
import type { AnonymiseChoices, Anonymised } from "@paygauge/analysis/anonymise/anonymise-csv";
import type { Message } from "@paygauge/api-types/catalogue/message";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { startWorker } from "../../../support/start-worker.ts";
// The build gives its address.
// oxlint-disable-next-line import/default
import address from "./anonymise.worker.ts?worker&url";
import type { Asked, Fault, Told } from "./messages.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly rows: number;
}

interface State {
  readonly file: File | null;
  readonly inspection: LedgerInspection | null;
  /** null while no work is in progress. */
  readonly progress: Progress | null;
  readonly refusal: Message | null;
  readonly fault: Fault | null;
  readonly result: { readonly content: Blob; readonly figures: Anonymised } | null;
}

const begun: State = { file: null, inspection: null, progress: null, refusal: null, fault: null, result: null };

function after(state: State, told: Told): State {
  switch (told.kind) {
    case "progress":
      return { ...state, progress: told };
    case "inspected":
      return { ...state, progress: null, inspection: told.inspection };
    case "refused":
      return { ...state, progress: null, refusal: told.message };
    case "fault":
      return { ...state, progress: null, fault: told.fault };
    default:
      return { ...state, progress: null, result: { content: told.result, figures: told.figures } };
  }
}

/** A file's way through the worker. Canceling ends the worker; the next request starts another. */
export function useAnonymiser() {
  const [state, setState] = useState<State>(begun);
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const ask = (asked: Asked) => {
    if (worker.current === null) {
      const started = startWorker(address);
      started.addEventListener("message", ({ data }: MessageEvent<Told>) => {
        if (worker.current === started) setState((now) => after(now, data));
      });
      worker.current = started;
    }
    worker.current?.postMessage(asked);
  };
  const inspect = (file: File) => {
    stop();
    setState({ ...begun, file, progress: { done: 0, total: file.size, rows: 0 } });
    ask({ kind: "inspect", file });
  };
  return {
    ...state,
    inspect,
    run: (choices: AnonymiseChoices) => {
      const { file, inspection } = state;
      if (file === null || inspection === null) return;
      setState({ ...state, fault: null, result: null, progress: { done: 0, total: 2 * file.size, rows: 0 } });
      ask({ kind: "run", file, inspection, choices });
    },
    /** Back to the choices, or to none while the file is inspected. */
    cancel: () => {
      stop();
      setState(state.inspection === null ? begun : { ...state, progress: null });
    },
  };
}
export type Anonymiser = ReturnType<typeof useAnonymiser>;
