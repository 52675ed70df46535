import { Button, Panel, SelectField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { delimiters, encodings, type FileDialect } from "@paygauge/api-types/entities/file-dialect";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { isBusy } from "../workflow-steps.ts";
import { encodingNames } from "./encoding-names.ts";
import { PreviewTable } from "./preview-table.tsx";

interface DialectPanelProps {
  readonly upload: Upload;
  readonly inspection: LedgerInspection;
  readonly editable: boolean;
  readonly onChanged: () => void;
}

const delimiterNames = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" } as const;

/** How the file is written as it was found, with what can be corrected, and its first rows. */
export function DialectPanel({ upload, inspection, editable, onChanged }: DialectPanelProps) {
  const words = useTranslations("upload.dialect");
  const { dialect } = inspection;
  const [encoding, setEncoding] = useState(dialect.encoding);
  const [delimiter, setDelimiter] = useState(dialect.delimiter);
  const [headerRow, setHeaderRow] = useState(String(dialect.headerRow));
  const { run, pending } = useAction("inspectUpload", { operation: words("apply") });
  const changed =
    encoding !== dialect.encoding || delimiter !== dialect.delimiter || headerRow !== String(dialect.headerRow);
  const apply = async () => {
    const next: FileDialect = { ...dialect, encoding, delimiter, headerRow: Math.trunc(Number(headerRow)) };
    await run({ params: { jobId: upload.jobId, uploadId: upload.id }, body: { dialect: next } });
    onChanged();
  };
  const disabled = !editable || isBusy(upload.state);
  return (
    <Panel title={words("title")} facts={words("facts", { rows: inspection.rows, columns: dialect.columns.length })}>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField
          label={words("encoding")}
          disabled={disabled}
          value={encoding}
          onChange={(event) => setEncoding(encodings.find((each) => each === event.target.value) ?? encoding)}
          options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
        />
        <SelectField
          label={words("delimiter")}
          disabled={disabled}
          value={delimiter}
          onChange={(event) => setDelimiter(delimiters.find((each) => each === event.target.value) ?? delimiter)}
          options={delimiters.map((value) => ({ value, label: words(`delimiters.${delimiterNames[value]}`) }))}
        />
        <TextField
          label={`${words("headerRow")} (${words("headerHint")})`}
          type="number"
          min={0}
          max={200}
          disabled={disabled}
          value={headerRow}
          onChange={(event) => setHeaderRow(event.target.value)}
        />
        <Button disabled={disabled || !changed} pending={pending} onClick={() => void apply()}>
          {words("apply")}
        </Button>
      </div>
      <PreviewTable inspection={inspection} />
    </Panel>
  );
}
