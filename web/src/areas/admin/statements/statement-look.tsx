import { Button, Checkbox, RadioGroup, TextField } from "@paygauge/ui";
import { useState } from "react";
import {
  statementModes,
  type StatementMode,
  type StatementPreview,
} from "@paygauge/api-types/entities/card-statements";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { StatementColumns } from "./statement-columns.tsx";
import { StatementFound } from "./statement-found.tsx";
import { DiscardStatement, type Place } from "./statement-progress.tsx";
import { CleanedNames, Merchants, Rejects } from "./statement-tables.tsx";

interface StatementLookProps {
  readonly place: Place;
  readonly preview: StatementPreview;
  /** The file is read again with other columns, as an import of its own. */
  readonly onReread: (importId: string) => void;
  readonly onDiscarded: () => void;
  readonly onKeeping: () => void;
}

/** What the file would bring, and the decision to keep it. */
export function StatementLook({ place, preview, onReread, onDiscarded, onKeeping }: StatementLookProps) {
  const isRead = preview.missing.length === 0;
  return (
    <div className="flex flex-col gap-4">
      <StatementFound preview={preview} />
      {isRead && <CleanedNames preview={preview} />}
      {isRead && <Merchants preview={preview} />}
      {preview.left.rejected > 0 && <Rejects preview={preview} />}
      <StatementColumns place={place} preview={preview} onReread={onReread} />
      {isRead && preview.merchants > 0 ? (
        <KeepForm place={place} preview={preview} onDiscarded={onDiscarded} onKeeping={onKeeping} />
      ) : (
        <div>
          <DiscardStatement place={place} onDone={onDiscarded} />
        </div>
      )}
    </div>
  );
}

function KeepForm({ place, preview, onDiscarded, onKeeping }: Omit<StatementLookProps, "onReread">) {
  const words = useTranslations("tenants.statements");
  const mayChange = useMayChange();
  const [mode, setMode] = useState<StatementMode>(preview.isLoaded ? "replace" : "add");
  const [note, setNote] = useState("");
  const [allByCard, setAllByCard] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { run, pending } = useAction("keepStatement", { operation: words("keep"), quiet: true });
  const base = String(preview.base ?? 0);
  const isDisabled = !mayChange || note.trim() === "" || (preview.sign === null && !allByCard);
  const save = async (activate: boolean) => {
    const outcome = await run({ params: place, body: { mode, note, allByCard, activate } });
    if (outcome === null) return;
    if (outcome.ok) onKeeping();
    else setErrors({ note: outcome.problem.message, ...outcome.problem.fields });
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {preview.sign === null && (
        <Checkbox label={words("allByCard")} checked={allByCard} onChange={() => setAllByCard(!allByCard)} />
      )}
      {preview.base !== null && (
        <RadioGroup
          label={words("mode")}
          value={mode}
          options={statementModes.map((value) => ({
            value,
            label: words(`modes.${value}`, { base }),
            hint: value === "replace" ? words("modeHints.replace", { base }) : words("modeHints.add"),
            disabled: value === "add" && preview.isLoaded,
          }))}
          onChange={setMode}
        />
      )}
      <div className="max-w-120">
        <TextField
          label={words("note")}
          required
          value={note}
          error={errors["note"] ?? errors["allByCard"]}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} disabled={isDisabled} onClick={() => void save(true)}>
          {words("keepAndActivate")}
        </Button>
        <Button disabled={isDisabled || pending} onClick={() => void save(false)}>
          {words("keep")}
        </Button>
        <DiscardStatement place={place} onDone={onDiscarded} />
      </div>
    </div>
  );
}
