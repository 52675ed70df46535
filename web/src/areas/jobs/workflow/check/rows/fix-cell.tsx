import { Button, Popover, TextField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { CheckedRow, CheckedRows, RowState } from "@paygauge/api-types/entities/checked-rows";
import { callApi } from "../../../../../data/call-api.ts";
import { useAction } from "../../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../../state/formats.ts";
import { notifyDone } from "../../../../../state/notifications.ts";

const cellStyle =
  "block min-h-8 w-full max-w-72 min-w-0 truncate border px-2 py-1.5 text-start -outline-offset-2 max-sm:max-w-full max-sm:whitespace-normal max-sm:wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11";
const corrected = "border-accent bg-accent-subtle font-medium";
const found: Partial<Record<RowState, string>> = {
  warning: "border-warning bg-warning-bg",
  error: "border-danger bg-danger-bg",
};

interface FixCellProps {
  readonly file: Upload;
  readonly row: CheckedRow;
  readonly column: CheckedRows["columns"][number];
  readonly text: string;
  /** Row and column on the page, for the arrow keys. */
  readonly place: string;
  readonly editable: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onCorrected: () => void;
}

/** A cell of the file; where it may be corrected, a button that opens its text. */
export function FixCell(props: FixCellProps) {
  const { row, column, text, place, editable, isOpen, onOpen } = props;
  const words = useTranslations("upload.check.findings");
  const { count } = useFormats();
  const { labelled } = useTexts();
  // Its panel comes with the first opening and stays: it gives the focus back to the cell when it closes.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isFound = row.finding?.column === column.index;
  const isCorrected = row.corrected.includes(column.index);
  const mark = isCorrected ? corrected : ((isFound ? found[row.state] : undefined) ?? "border-transparent");
  const style = `${cellStyle} ${mark}`;
  const shown = text === "" ? <span className="text-text-3">{isFound ? words("empty") : ""}</span> : text;
  if (!editable) return <span className={style}>{shown}</span>;
  const name = column.name === "" ? words("column", { number: count(column.index + 1) }) : column.name;
  const button = (
    <button
      type="button"
      className={`${style} cursor-text hover:bg-hover`}
      data-cell={place}
      {...(isFound ? { "data-finding": "" } : {})}
      // Tab stops at findings and at the first cell; arrow keys lead to every other one.
      tabIndex={isFound || place === "0 0" ? 0 : -1}
      aria-label={labelled(name, text === "" ? words("empty") : text)}
      onClick={() => onOpen(true)}
    >
      {shown}
    </button>
  );
  if (!wasOpen) return button;
  return (
    <Popover
      label={words("fixTitle", { column: name, row: count(row.row) })}
      open={isOpen}
      onOpenChange={onOpen}
      trigger={button}
    >
      <FixForm {...props} name={name} />
    </Popover>
  );
}

function FixForm({ file, row, column, text, name, onOpen, onCorrected }: FixCellProps & { readonly name: string }) {
  const words = useTranslations("upload.check.findings");
  const number = useFormats().count(row.row);
  const [to, setTo] = useState(text);
  const [reason, setReason] = useState("");
  const { run, pending } = useAction("correctUpload", { operation: words("operation") });
  const params = { jobId: file.jobId, uploadId: file.id };
  const correct = async (only: boolean) => {
    const body = { row: only ? row.row : null, column: column.index, from: text, to, ...(reason !== "" && { reason }) };
    const outcome = await run({ params, body });
    if (outcome?.ok !== true) return;
    onOpen(false);
    onCorrected();
    const undo = async () => {
      await callApi("removeCorrection", { params: { ...params, correctionId: outcome.answer.correctionId } });
      onCorrected();
    };
    notifyDone(outcome.answer.message, { label: words("undo"), onSelect: () => void undo() });
  };
  return (
    <form
      className="flex w-72 max-w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void correct(true);
      }}
    >
      <p className="font-semibold">{words("fixTitle", { column: name, row: number })}</p>
      <TextField label={words("fixLabel")} value={to} onChange={(event) => setTo(event.target.value)} />
      <TextField
        label={words("fixReason")}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={pending} disabled={to === text}>
          {words("fixRow")}
        </Button>
        {text !== "" && (
          <Button size="sm" disabled={pending || to === text} onClick={() => void correct(false)}>
            {words("fixAll")}
          </Button>
        )}
      </div>
      <p className="text-label text-text-2">{words("fixHint")}</p>
    </form>
  );
}
