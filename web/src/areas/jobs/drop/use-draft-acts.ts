import { useLocation } from "wouter";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { discardUpload } from "../../../data/uploads/transfers.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { beganHere } from "../progress/began-here.ts";
import type { Choices } from "./choices.ts";
import type { Draft } from "./draft-of.ts";
import { useChecks, type DraftState } from "./use-draft.ts";

interface ActsOf extends Pick<DraftState, "draft" | "file" | "reload"> {
  readonly draftId: string;
  readonly choices: Choices;
  readonly name: string;
  readonly corrections: number;
  readonly onGone: () => void;
}

/** Actions on a draft: its file is checked as a whole by itself; the user imports or discards it. */
export function useDraftActs({ draftId, draft, file, choices, name, corrections, reload, onGone }: ActsOf) {
  const words = useTranslations("create.drop");
  const params = { jobId: draftId };
  const saving = useAction("saveJobDraft", { operation: words("operation") });
  const checking = useAction("checkUpload", { operation: words("operation") });
  const discarding = useAction("discardJobDraft", { operation: words("bar.cancel") });
  const importing = useAction("importJobDraft", { operation: words("bar.operation") });
  const [, navigate] = useLocation();
  useChecks(draft, { choices, corrections }, async (now) => {
    if (now.file === undefined) return;
    const saved = await saving.run({ params, body: factsOf(now, choices) });
    if (saved?.ok !== true) return;
    await checking.run({ params: { ...params, uploadId: now.file.id }, body: { mapping: now.mapping } });
    reload();
  });
  const discard = async () => {
    if (file?.state === "Receiving") await discardUpload(draftId, file.id).catch(() => undefined);
    const outcome = await discarding.run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(words("discarded"));
    onGone();
  };
  const begin = async () => {
    if (draft === null) return;
    const { buyer, period, kind } = draft;
    const span = hasFigures(kind.value) ? period : null;
    const body = {
      name: name.trim(),
      buyer: buyer.id === null ? { name: buyer.value } : { id: buyer.id },
      periodFrom: span?.from ?? null,
      periodTo: span?.to ?? null,
    };
    const outcome = await importing.run({ params, body });
    if (outcome?.ok === true) navigate(linkTo("jobLoading", { jobId: draftId }), { state: beganHere });
  };
  return {
    begin: () => void begin(),
    discard: () => void discard(),
    importing: importing.pending,
    discarding: discarding.pending,
  };
}

function factsOf({ job, issuer, kind, currency, country }: Draft, { period }: Choices) {
  return {
    issuerId: issuer?.id ?? job.issuerId,
    kind: kind.value,
    currency: currency.value,
    buyerCountry: country.value,
    periodFrom: period?.from ?? null,
    periodTo: period?.to ?? null,
  };
}
