import { Button, ConfirmDialog, TextField, type GridQuery } from "@paygauge/ui";
import { Ban, RotateCcw } from "lucide-react";
import { useState } from "react";
import type { CommandList } from "@paygauge/api-types/entities/proq";
import { toPagedRequest } from "../../../data/grid-query.ts";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";

type What = "retry" | "cancel";
const calls = { retry: "retryMatchingCommands", cancel: "cancelMatchingCommands" } as const;

interface MatchingProps {
  readonly list: CommandList;
  readonly query: GridQuery;
  readonly matching: number;
  readonly onChanged: () => void;
}

/** Retry and cancel of everything that the list's filters match, each after its number was typed. */
export function MatchingActions(props: MatchingProps) {
  const words = useTranslations("devops.matching");
  const mayChange = useMayChange();
  const [asking, setAsking] = useState<{ readonly what: What; readonly count: number } | null>(null);
  const disabled = !mayChange || props.matching === 0;
  const ask = (what: What) => () => setAsking({ what, count: props.matching });
  return (
    <>
      {props.list === "error" && (
        <Button disabled={disabled} onClick={ask("retry")} icon={<RotateCcw aria-hidden size={16} strokeWidth={1.6} />}>
          {words("retry")}
        </Button>
      )}
      <Button disabled={disabled} onClick={ask("cancel")} icon={<Ban aria-hidden size={16} strokeWidth={1.6} />}>
        {words("cancel")}
      </Button>
      {asking && <MatchingDialog {...props} {...asking} onClose={() => setAsking(null)} />}
    </>
  );
}

interface MatchingDialogProps extends MatchingProps {
  readonly what: What;
  /** As it was when the question was asked: the list may change behind it. */
  readonly count: number;
  readonly onClose: () => void;
}

function MatchingDialog({ what, count, list, query, onChanged, onClose }: MatchingDialogProps) {
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
