import { Button, Panel, RadioGroup, SelectField } from "@paygauge/ui";
import { useState } from "react";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { type WorkbookSheet, alikeSheets } from "@paygauge/api-types/entities/unpacked-file";
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
  const { sheets, sheet, together } = upload.unpacked ?? { sheets: [], sheet: null, together: null };
  const [chosen, setChosen] = useState(sheet);
  const { run, pending } = useAction("inspectUpload", { operation: words("read") });
  const filled = sheets.flatMap((each, at) => (each.holds === "empty" ? [] : [{ ...each, at }]));
  if (filled.length < 2 || chosen === null) return null;
  const read = async (body: { readonly sheet: number; readonly together?: boolean }) => {
    await run({ params: { jobId: upload.jobId, uploadId: upload.id }, body });
    onChanged();
  };
  const alike = sheet === null ? [] : alikeSheets(sheets, sheet).map((at) => sheets[at]?.name ?? "");
  const isBusy = !editable || pending || upload.state === "Checking";
  const label = ({ name, hidden, holds }: WorkbookSheet): string => {
    const few = holds === "some";
    return hidden || few ? words(hidden ? (few ? "hiddenFew" : "hidden") : "few", { name }) : name;
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: filled.length })}>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto] sm:justify-start">
        <SelectField
          label={words("label")}
          disabled={isBusy}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
          options={filled.map((each) => ({ value: String(each.at), label: label(each) }))}
        />
        {editable && (
          <Button
            disabled={chosen === sheet || upload.state === "Checking"}
            pending={pending}
            onClick={() => void read({ sheet: chosen })}
          >
            {words("read")}
          </Button>
        )}
      </div>
      {sheet !== null && alike.length > 1 && (
        <div data-ask="sheets" className="mt-3">
          <RadioGroup
            label={words("together", { count: alike.length })}
            hint={alike.join(", ")}
            disabled={isBusy}
            value={together === null ? undefined : together ? "all" : "one"}
            onChange={(value) => void read({ sheet, together: value === "all" })}
            options={[
              { value: "all", label: words("togetherAll", { count: alike.length }) },
              { value: "one", label: words("togetherOne", { name: sheets[sheet]?.name ?? "" }) },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}
