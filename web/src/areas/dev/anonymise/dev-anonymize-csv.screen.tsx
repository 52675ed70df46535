import { FileDrop, MessageText, NotificationBar, PageHeader, Panel } from "@paygauge/ui";
import { anonymiserLimits } from "@paygauge/analysis/anonymise/anonymise-csv";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { RunProgress } from "./run-progress.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { useAnonymiser, type Anonymiser } from "./use-anonymiser.ts";

/** A CSV in, the same with pseudonyms out: read, rewritten and saved in the browser alone. */
export default function DevAnonymizeCsvScreen() {
  const words = useTranslations("dev.anonymise");
  const names = usePageNames();
  const all = useAnonymiser();
  const { file, inspection, progress, refusal, fault, result } = all;
  return (
    <>
      <PageHeader title={names.title("devAnonymizeCsv")} facts={words("lead")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <div className="flex max-w-300 flex-col gap-3.5">
          <FilePart {...all} />
          {refusal !== null && (
            <NotificationBar tone="danger">
              <MessageText message={refusal} />
            </NotificationBar>
          )}
          {fault !== null && (
            <NotificationBar tone="danger">
              {words(`faults.${fault}`, { most: anonymiserLimits.spellings })}
            </NotificationBar>
          )}
          {progress !== null && (
            <RunProgress
              title={words(inspection === null ? "inspecting" : "running")}
              {...progress}
              onCancel={all.cancel}
            />
          )}
          {result !== null && progress === null && <ResultPanel {...result} name={file?.name ?? ""} />}
          {inspection !== null && (
            <div hidden={progress !== null}>
              <ChoicesForm inspection={inspection} onRun={all.run} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** The file, its rows and columns. */
function FilePart({ file, inspection, progress, inspect }: Anonymiser) {
  const words = useTranslations("dev.anonymise");
  const formats = useFormats();
  const size = formats.bytes(anonymiserLimits.bytes);
  return (
    <Panel title={words("file")} facts={words("staysHere")}>
      <FileDrop
        label={words("choose")}
        hint={words("limits", { bytes: size, spellings: anonymiserLimits.spellings })}
        endings={[".csv", ".txt", ".tsv"]}
        maxBytes={anonymiserLimits.bytes}
        maxWords={size}
        multiple={false}
        disabled={progress !== null}
        onFiles={([chosen]) => chosen !== undefined && inspect(chosen)}
      />
      {file !== null && (
        <p className="mt-2 text-data">
          {words("chosen", { name: file.name, bytes: formats.bytes(file.size) })}
          {inspection !== null &&
            ` ${words("rows", { rows: inspection.rows, columns: inspection.dialect.columns.length })}`}
        </p>
      )}
    </Panel>
  );
}
