import { Button, NotificationBar, Panel, Said, Skeleton } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo, type ImportCheck, type Upload } from "@paygauge/api-types";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useWords } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";
import { FilePicker } from "../map/file-picker.tsx";
import type { StepProps } from "../workflow.tsx";
import { CheckFigures } from "./check-figures.tsx";
import { RejectTable } from "./reject-table.tsx";

/** What a dry run over the whole file says, before anything is read in. */
export function CheckStep(props: StepProps) {
  const { file } = props;
  const words = useWords("upload.check");
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

function Checked({ job, files, file, check, editable, open }: CheckedProps) {
  const words = useWords("upload.check");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("importJob", { operation: words("operation") });
  const waiting = files.filter((each) => each.state !== "Checked").map((each) => each.fileName);
  const empty = check.accepted === 0;
  const importAll = async () => {
    const outcome = await run({ params: { jobId: job.id } });
    if (outcome?.ok !== true) return;
    notifyDone(words("started"));
    navigate(linkTo("jobLoading", { jobId: job.id }));
  };
  return (
    <>
      {empty && <NotificationBar tone="danger">{words("nothing")}</NotificationBar>}
      <CheckFigures check={check} />
      <Warnings check={check} />
      <RejectTable key={file.id} upload={file} check={check} />
      {editable && waiting.length > 0 && (
        <p className="text-data text-warning">{words("otherFiles", { names: waiting.join(", ") })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => open("map")}>{words("back")}</Button>
        {editable && (
          <Button
            variant="primary"
            disabled={empty || waiting.length > 0}
            pending={pending}
            onClick={() => void importAll()}
          >
            {files.length > 1 ? words("importAll", { count: files.length }) : words("import")}
          </Button>
        )}
      </div>
    </>
  );
}

function Warnings({ check }: { readonly check: ImportCheck }) {
  const words = useWords("upload.check");
  const formats = useFormats();
  return (
    <Panel title={words("warnings")}>
      {check.warnings.length === 0 && <p className="text-data text-text-2">{words("noWarnings")}</p>}
      <ul className="flex flex-col gap-1.5">
        {check.warnings.map((warning) => (
          <li key={warning.code} className="flex gap-3 text-data">
            <span className="w-16 shrink-0 text-end font-medium">{formats.count(warning.count)}</span>
            <span>
              <Said text={warning.message} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
