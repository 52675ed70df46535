import { ConfirmDialog, TextField, type GridQuery } from "@paygauge/ui";
import { useState } from "react";
import type { CommandList } from "@paygauge/api-types/entities/proq";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

export type MatchingAct = "retry" | "cancel";
const calls = { retry: "retryMatchingCommands", cancel: "cancelMatchingCommands" } as const;

export interface MatchingProps {
  readonly list: CommandList;
  readonly query: GridQuery;
  readonly matching: number;
  readonly onChanged: () => void;
}

interface MatchingDialogProps extends MatchingProps {
  readonly what: MatchingAct;
  /** As when the question was asked: the list may change behind it. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before everything that matches is retried or canceled. */
export default function MatchingDialog({ what, count, list, query, onChanged, onClose }: MatchingDialogProps) {
  const words = useTranslations("devops.matching");
  const formats = useFormats();
  const [typed, setTyped] = useState("");
  const { run, pending } = useAction(calls[what], { operation: words(what) });
  const isRight = typed.replaceAll(/[^\d]/g, "") === String(count);
  const confirm = async () => {
    const { filters, search } = toPagedRequest(query);
    const request = { ...(filters ? { filters } : {}), ...(search ? { search } : {}) };
    const outcome = await run({ body: { list, request, expectedCount: count } });
    if (outcome === null) return;
    onClose();
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      submitting={pending}
      danger={what === "cancel"}
      canConfirm={isRight}
      title={what === "retry" ? words("retryTitle") : words("cancelTitle")}
      description={what === "retry" ? words("retryText", { count }) : words("cancelText", { count })}
      onConfirm={() => void confirm()}
    >
      <TextField
        label={words("type", { count: formats.count(count) })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={typed !== "" && !isRight ? words("wrong", { count: formats.count(count) }) : undefined}
      />
    </ConfirmDialog>
  );
}
