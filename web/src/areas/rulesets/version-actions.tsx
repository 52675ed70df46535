import { Button, ConfirmDialog, TextField } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { RulesetItem, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { clearUnsaved } from "../../state/unsaved.ts";
import { callsOf } from "./ruleset-calls.ts";

interface ActionProps {
  readonly kind: RulesetKind;
  readonly item: RulesetItem;
  readonly onDone: () => void;
}

/** Publishes a saved draft: a note is required, and it is asked about first. */
export function PublishButton({
  kind,
  item,
  note,
  disabled,
  onDone,
}: ActionProps & { readonly note: string; readonly disabled: boolean }) {
  const words = useTranslations("rulesets.page");
  const number = String(item.versionNumber);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(note);
  const [error, setError] = useState<string>();
  const { run, pending } = useAction(callsOf[kind].publish, { operation: words("publish"), quiet: true });
  const publish = async () => {
    const outcome = await run({ params: { versionNumber: number }, body: { version: item.version, note: typed } });
    if (outcome === null) return;
    if (!outcome.ok) {
      setError(outcome.problem.fields["note"] ?? outcome.problem.message);
      return;
    }
    notifyDone(outcome.answer.message);
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button
        variant="primary"
        disabled={disabled}
        onClick={() => {
          setTyped(note);
          setError(undefined);
          setOpen(true);
        }}
      >
        {words("publish")}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={words("publishTitle", { number })}
        description={words("publishText")}
        confirmLabel={words("publishNow", { number })}
        cancelLabel={words("cancel")}
        canConfirm={typed.trim() !== ""}
        onConfirm={() => void publish()}
      >
        <TextField
          label={words("note")}
          hint={words("noteHint")}
          required
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

/** Takes a published version out of use, or throws a draft away; both are asked about. */
export function EndButton({ kind, item, onDone }: ActionProps) {
  const words = useTranslations("rulesets.page");
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const number = String(item.versionNumber);
  const word = item.state === "Draft" ? "discard" : "retire";
  const retire = useAction(callsOf[kind].retire, { operation: words("retire") });
  const discard = useAction(callsOf[kind].discard, { operation: words("discard") });
  const params = { versionNumber: number };
  const end = async () => {
    const outcome =
      word === "retire" ? await retire.run({ params, body: { version: item.version } }) : await discard.run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    if (word === "retire") return onDone();
    clearUnsaved();
    navigate(linkTo(kind === "scoring" ? "scoringRulesets" : "confidenceRulesets"));
  };
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words(word)}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        danger
        submitting={retire.pending || discard.pending}
        title={words(`${word}Title`, { number })}
        description={words(`${word}Text`)}
        confirmLabel={words(word)}
        cancelLabel={words("cancel")}
        onConfirm={() => void end()}
      />
    </>
  );
}
