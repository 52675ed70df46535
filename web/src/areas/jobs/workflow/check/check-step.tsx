import { Button, Checkbox, NotificationBar, Panel, MessageText, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { jobKinds } from "@paygauge/api-types/entities/job-kinds";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";
import { FilePicker } from "../map/file-picker.tsx";
import { useMayChange } from "../../../../state/system.ts";
import { CurrencyPanel } from "../currency/currency-panel.tsx";
import { useOpenCurrency } from "../currency/use-open-currency.ts";
import { EarlierImports } from "../overlaps/earlier-imports.tsx";
import { OverlapPanel } from "../overlaps/overlap-panel.tsx";
import { asksPeriod, PeriodPanel } from "../period/period-panel.tsx";
import { hasOpenQuestions } from "../questions/open-questions.ts";
import { QuestionsPanel } from "../questions/questions-panel.tsx";
import { RatesPanel } from "../rates/rates-panel.tsx";
import type { StepProps } from "../step-props.ts";
import { CheckFigures } from "./check-figures.tsx";
import { CorrectionsPanel } from "./rows/corrections-panel.tsx";
import { RowsPanel } from "./rows/rows-panel.tsx";
import { TotalRowsPanels } from "./total-rows.tsx";

/** What a dry run over the whole file says, before anything is read in. */
export function CheckStep(props: StepProps) {
  const { file } = props;
  const words = useTranslations("upload.check");
  if (file === undefined) return null;
  return (
    <>
      <FilePicker {...props} step="check" />
      {file.state === "Checking" && (
        <>
          <output className="text-data text-text-2">{words("checking")}</output>
          <Skeleton kind="form" fields={3} />
        </>
      )}
      {file.check !== null && file.state !== "Checking" && <Checked {...props} file={file} check={file.check} />}
    </>
  );
}

interface CheckedProps extends StepProps {
  readonly file: Upload;
  readonly check: ImportCheck;
}

function Checked({ job, files, file, check, editable, open, reload }: CheckedProps) {
  const words = useTranslations("upload.check");
  const rates = useTranslations("upload.rates");
  const questions = useTranslations("upload.questions");
  const period = useTranslations("upload.period");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("importJob", { operation: words("operation") });
  const live = useMayChange();
  // Rates and period may change after the import too: the next one takes them.
  const maySettle = live && job.mayEdit && job.state !== "Running";
  const waiting = files.filter((each) => each.state !== "Checked").map((each) => each.fileName);
  const currencies = useOpenCurrency(job, files);
  const currency = currencies?.get(file.id);
  const asked = files.some(hasOpenQuestions) || (currencies?.size ?? 0) > 0;
  const empty = check.accepted === 0;
  const totals = files.reduce((count, each) => count + (each.check?.totals?.asked.length ?? 0), 0);
  const periodOpen = asksPeriod(job, files);
  const rejected = files.reduce((count, each) => count + (each.check?.rejected ?? 0), 0);
  const isCorrected = files.some((each) => each.isCorrected);
  const [whole, setWhole] = useState(false);
  const held =
    currencies === undefined ||
    isCorrected ||
    (whole && rejected > 0) ||
    empty ||
    waiting.length > 0 ||
    asked ||
    periodOpen ||
    totals > 0;
  const importAll = async () => {
    const outcome = await run({ params: { jobId: job.id }, query: { rows: whole ? "all" : "valid" } });
    if (outcome?.ok !== true) return;
    notifyDone(words("started"));
    navigate(linkTo("jobLoading", { jobId: job.id }));
  };
  return (
    <>
      <EarlierImports file={file} />
      {empty && <NotificationBar tone="danger">{words("nothing")}</NotificationBar>}
      <CheckFigures kind={job.kind} check={check} />
      <TotalRowsPanels file={file} check={check} editable={editable} reload={reload} />
      {file.mapping !== null && (
        <QuestionsPanel
          key={`${file.id} ${JSON.stringify(file.mapping)}`}
          file={file}
          mapping={file.mapping}
          check={check}
          editable={maySettle}
          onAnswered={reload}
        />
      )}
      {currency !== undefined && (
        <CurrencyPanel job={job} file={file} verdict={currency} editable={maySettle} onAnswered={reload} />
      )}
      <RowsPanel key={file.id} job={job} file={file} editable={maySettle} onCorrected={reload} />
      <CorrectionsPanel
        key={`corrections ${file.id} ${file.isCorrected}`}
        file={file}
        files={files}
        editable={maySettle}
        onChanged={reload}
      />
      <OverlapPanel file={file} overlaps={check.overlaps} editable={editable} onRemoved={reload} />
      {jobKinds[job.kind].period && <PeriodPanel job={job} files={files} editable={maySettle} />}
      {jobKinds[job.kind].figures && (
        <RatesPanel
          key={`${file.id} ${check.waiting.length}`}
          job={job}
          waiting={check.waiting}
          editable={maySettle}
          onSaved={reload}
        />
      )}
      <Warnings check={check} />
      {editable && waiting.length > 0 && (
        <p className="text-data text-warning">{words("otherFiles", { names: waiting.join(", ") })}</p>
      )}
      {asked && <p className="text-data text-warning">{questions("first")}</p>}
      {editable && periodOpen && <p className="text-data text-warning">{period("first")}</p>}
      <ImportChoice {...{ rejected, whole, setWhole }} editable={maySettle} />
      {isCorrected && maySettle && <p className="text-data text-warning">{words("againFirst")}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => open("map")}>{words("back")}</Button>
        {maySettle && job.state === "Ready" && (
          <Button disabled={held} pending={pending} onClick={() => void importAll()}>
            {rates("importAgain")}
          </Button>
        )}
        {file.isCorrected && maySettle && <CheckAgain file={file} onBegun={reload} />}
        {editable && (
          <Button
            variant={isCorrected ? "secondary" : "primary"}
            disabled={held}
            pending={pending}
            onClick={() => void importAll()}
          >
            {totals > 0
              ? words("answerFirst", { count: totals })
              : whole && rejected > 0
                ? words("correctFirst", { count: rejected })
                : files.length > 1
                  ? words("importAll", { count: files.length })
                  : words("importRows", { count: check.accepted })}
          </Button>
        )}
      </div>
    </>
  );
}

interface ImportChoiceProps {
  readonly rejected: number;
  readonly whole: boolean;
  readonly setWhole: (whole: boolean) => void;
  readonly editable: boolean;
}

/** Rows with errors stay out, or hold everything back. */
function ImportChoice({ rejected, whole, setWhole, editable }: ImportChoiceProps) {
  const words = useTranslations("upload.check");
  if (rejected === 0 || !editable) return null;
  return (
    <div className="flex flex-col gap-1">
      <Checkbox label={words("allOrNothing")} checked={whole} onChange={() => setWhole(!whole)} />
      {!whole && <p className="text-label text-text-2">{words("stayOut", { count: rejected })}</p>}
    </div>
  );
}

function CheckAgain({ file, onBegun }: { readonly file: Upload; readonly onBegun: () => void }) {
  const words = useTranslations("upload.check");
  const { run, pending } = useAction("checkUpload", { operation: words("again") });
  const { mapping } = file;
  if (mapping === null) return null;
  const check = async () => {
    await run({ params: { jobId: file.jobId, uploadId: file.id }, body: { mapping } });
    onBegun();
  };
  return (
    <Button variant="primary" pending={pending} onClick={() => void check()}>
      {words("again")}
    </Button>
  );
}

function Warnings({ check }: { readonly check: ImportCheck }) {
  const words = useTranslations("upload.check");
  const formats = useFormats();
  return (
    <Panel title={words("warnings")}>
      {check.warnings.length === 0 && <p className="text-data text-text-2">{words("noWarnings")}</p>}
      <ul className="flex flex-col gap-1.5">
        {check.warnings.map((warning) => (
          <li key={warning.code} className="flex gap-3 text-data">
            <span className="w-16 shrink-0 text-end font-medium">{formats.count(warning.count)}</span>
            <span>
              <MessageText message={warning.message} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
