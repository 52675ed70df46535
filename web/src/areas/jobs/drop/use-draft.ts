import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportCheck, LedgerKind } from "@paygauge/api-types/entities/ledger";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import { useCall } from "../../../data/use-call.ts";
import { isComplete } from "../workflow/map/mapping-rules.ts";
import { filesOf, isBusy } from "../workflow/workflow-steps.ts";
import type { Choices } from "./choices.ts";
import { draftOf, mappingText, type Draft } from "./draft-of.ts";
import type { Span } from "@paygauge/api-types/entities/days";

export interface DraftState {
  readonly job: Job | undefined;
  readonly file: Upload | undefined;
  readonly draft: Draft | null;
  readonly problem: ReturnType<typeof useCall<"job">>["problem"];
  readonly reload: () => void;
}

interface DraftContext {
  readonly draftId: string;
  readonly issuers: readonly IssuerOption[];
  readonly permitted: readonly LedgerKind[];
}

export function useDraft({ draftId, issuers, permitted }: DraftContext, choices: Choices): DraftState {
  const params = { jobId: draftId };
  const { data: job, problem, mutate: refreshJob } = useCall("job", { params });
  const uploads = useCall(
    "uploads",
    { params },
    { pollMs: (list) => (list === undefined || list.some((each) => isBusy(each.state)) ? 500 : 0) },
  );
  const file = filesOf(uploads.data ?? [])[0];
  const issuerId = choices.issuerId ?? job?.issuerId ?? "";
  const buyers = useCall("buyers", issuerId === "" ? null : { query: { issuerId } }).data;
  const lastCheck = useLastCheck(file);
  const draft = useMemo(
    () => (job === undefined ? null : draftOf({ job, file, choices, issuers, permitted, buyers, lastCheck })),
    [job, file, choices, issuers, permitted, buyers, lastCheck],
  );
  const reload = () => {
    void refreshJob();
    uploads.reload();
  };
  return { job, file, draft, problem: problem ?? uploads.problem, reload };
}

/** Returns the newest check of the file: a new one that runs has none yet. */
function useLastCheck(file: Upload | undefined): ImportCheck | null {
  const [last, setLast] = useState<{ readonly fileId: string; readonly check: ImportCheck } | null>(null);
  const check = file?.check ?? null;
  if (file !== undefined && check !== null && last?.check !== check) setLast({ fileId: file.id, check });
  return check ?? (last?.fileId === file?.id ? (last?.check ?? null) : null);
}

/** What a check is of; another one is wanted when it changes. */
function checkKey(draft: Draft, period: Span | undefined, corrections: number) {
  const { job, file, kind, currency, country, issuer, mapping, inspection } = draft;
  return [
    // Each correction of a cell wants another check.
    file?.isCorrected === true ? corrections : "",
    job.id,
    kind.value,
    currency.value,
    country.value,
    issuer?.id,
    period?.from,
    period?.to,
    mappingText(mapping, inspection),
  ].join(" ");
}

/**
 * Has the whole file checked by the origin, as often as what it is read by changes: once the mapping leaves nothing
 * open and the origin has looked at the file.
 * @param corrections how many cells were corrected on this page
 * @param check saves the facts and starts the check
 */
export function useChecks(
  draft: Draft | null,
  { choices, corrections }: { readonly choices: Choices; readonly corrections: number },
  check: (draft: Draft) => Promise<void>,
): void {
  const asked = useRef("");
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const key = draft === null || draft.isHead ? "" : checkKey(draft, choices.period, corrections);
  const isDue =
    draft !== null &&
    !draft.isHead &&
    draft.check === null &&
    (draft.file?.state === "Inspected" || draft.file?.state === "Checked") &&
    isComplete(draft.gaps);
  useEffect(() => {
    if (!isDue || draft === null || asked.current === key) return undefined;
    // What is being chosen is not checked choice by choice.
    const timer = setTimeout(() => {
      asked.current = key;
      void latest.current(draft);
    }, 400);
    return () => clearTimeout(timer);
  }, [isDue, key, draft]);
}
