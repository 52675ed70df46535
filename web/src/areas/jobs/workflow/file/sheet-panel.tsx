import { Button, Panel, SelectField } from "@paygauge/ui";
import { useState } from "react";
import type { Upload, WorkbookSheet } from "@paygauge/api-types";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";

interface SheetPanelProps {
  readonly upload: Upload;
  readonly editable: boolean;
  readonly onChanged: () => void;
}

/** Which sheet of a workbook is read, where more than one holds something; the choice is made before its rows are. */
export function SheetPanel({ upload, editable, onChanged }: SheetPanelProps) {
  const words = useTranslations("upload.sheet");
  const { sheets, sheet } = upload.unpacked ?? { sheets: [], sheet: null };
  const [chosen, setChosen] = useState(sheet);
  const { run, pending } = useAction("inspectUpload", { operation: words("read") });
  const filled = sheets.flatMap((each, at) => (each.holds === "empty" ? [] : [{ ...each, at }]));
  if (filled.length < 2 || chosen === null) return null;
  const read = async () => {
    await run({ params: { jobId: upload.jobId, uploadId: upload.id }, body: { sheet: chosen } });
    onChanged();
  };
  const label = ({ name, hidden, holds }: WorkbookSheet): string => {
    const few = holds === "some";
    return hidden || few ? words(hidden ? (few ? "hiddenFew" : "hidden") : "few", { name }) : name;
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: filled.length })}>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start">
        <SelectField
          label={words("label")}
          disabled={!editable || pending || upload.state === "Checking"}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={filled.map((each) => ({ value: String(each.at), label: label(each) }))}
        />
        {editable && (
          <Button
            disabled={chosen === sheet || upload.state === "Checking"}
            pending={pending}
            onClick={() => void read()}
          >
            {words("read")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
