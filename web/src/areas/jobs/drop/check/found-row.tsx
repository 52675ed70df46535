import { Button, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { CheckedRow, CheckedRows } from "@paygauge/api-types/entities/checked-rows";
import { callApi } from "../../../../data/call-api.ts";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";

interface FoundRowProps {
  readonly file: Upload;
  readonly row: CheckedRow;
  /** The supplier, where the finding is in another column. */
  readonly name: string;
  /** The amount as the file has it, where the finding is in another column. */
  readonly amount: string;
  /** Where the finding is; undefined: in the whole row. */
  readonly column: CheckedRows["columns"][number] | undefined;
  readonly text: string;
  /** Rows of this cause whose cell reads the same, this one among them. */
  readonly alike: number;
  readonly editable: boolean;
  readonly onCorrected: () => void;
}

/** The correction of a cell: of this row, or of every row whose cell reads the same. It can be undone from its notice. */
function useCorrection({ file, row, column, text, onCorrected }: FoundRowProps) {
  const findings = useTranslations("upload.check.findings");
  const [to, setTo] = useState(text);
  const { run, pending } = useAction("correctUpload", { operation: findings("operation") });
  const params = { jobId: file.jobId, uploadId: file.id };
  const isChanged = to !== text;
  const correct = async (every: boolean) => {
    if (column === undefined || !isChanged) return;
    const body = { row: every ? null : row.row, column: column.index, from: text, to };
    const outcome = await run({ params, body });
    if (outcome?.ok !== true) return;
    onCorrected();
    const undo = async () => {
      await callApi("removeCorrection", { params: { ...params, correctionId: outcome.answer.correctionId } });
      onCorrected();
    };
    notifyDone(outcome.answer.message, { label: findings("undo"), onSelect: () => void undo() });
  };
  return { to, setTo, isChanged, pending, correct };
}

/** A row with a finding: its number, its supplier and its cell. Enter corrects the cell, or every cell that reads the same. */
export function FoundRow(props: FoundRowProps) {
  const { row, name, amount, column, text, alike, editable } = props;
  const words = useTranslations("create.drop.check");
  const findings = useTranslations("upload.check.findings");
  const { count } = useFormats();
  const { to, setTo, isChanged, pending, correct } = useCorrection(props);
  const label = column === undefined || column.name === "" ? findings("found") : column.name;
  return (
    <li className="flex flex-col gap-1.5 py-1.5">
      <form
        className="grid grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,9rem)] items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void correct(false);
        }}
      >
        <span className="text-end text-label text-text-2 tabular-nums">{count(row.row)}</span>
        <span className="min-w-0 text-data wrap-anywhere">
          <span className="block font-medium">{name}</span>
          {amount !== "" && <span className="block text-text-2 tabular-nums">{amount}</span>}
        </span>
        {column !== undefined && editable ? (
          <TextField
            data-finding=""
            label={findings("fixTitle", { column: label, row: count(row.row) })}
            labelHidden
            placeholder={findings("empty")}
            disabled={pending}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        ) : (
          <span className="min-w-0 text-data wrap-anywhere" data-finding="">
            {text}
          </span>
        )}
        <button type="submit" className="sr-only" tabIndex={-1} disabled={!isChanged}>
          {findings("fixRow")}
        </button>
      </form>
      {isChanged && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" pending={pending} onClick={() => void correct(false)}>
            {findings("fixRow")}
          </Button>
          {alike > 1 && text !== "" && (
            <Button size="sm" disabled={pending} onClick={() => void correct(true)}>
              {words("replaceAll", { count: alike })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
