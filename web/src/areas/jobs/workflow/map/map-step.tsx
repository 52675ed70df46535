import { Button, NotificationBar, Panel, MessageText, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import type { StepProps } from "../step-props.ts";
import { BreakdownsPanel } from "./breakdowns/breakdowns-panel.tsx";
import { FieldRow } from "./field-row.tsx";
import { FilePicker } from "./file-picker.tsx";
import { MappingGapsNotice } from "./mapping-gaps-notice.tsx";
import { useMappingDraft } from "./mapping-draft.ts";
import { fieldOrder, gapsOf, isComplete, unusedColumns } from "./mapping-rules.ts";
import { MappingPreview } from "./mapping-preview.tsx";
import { MappingSettings } from "./mapping-settings.tsx";
import { OverruledNotice } from "./overruled-notice.tsx";
import { ReadingQuestions } from "./reading-questions.tsx";
import { encodeMessage } from "@paygauge/api-types/catalogue/message";

/** Which column feeds which field. */
export function MapStep(props: StepProps) {
  const { file } = props;
  if (file?.inspection == null) return <Skeleton kind="form" fields={6} />;
  return (
    <>
      <FilePicker {...props} step="map" />
      <Mapping key={file.id} {...props} file={file} inspection={file.inspection} />
    </>
  );
}

interface MappingProps extends StepProps {
  readonly file: Upload;
  readonly inspection: LedgerInspection;
}

function Mapping({ job, file, inspection, editable, open, reload }: MappingProps) {
  const words = useTranslations("upload.map");
  const [mapping, setMapping] = useMappingDraft(file, inspection);
  const gaps = gapsOf(mapping, job.kind, hasPeriod(job), inspection);
  const { run, pending } = useAction("checkUpload", { operation: words("operation") });
  const check = async () => {
    const outcome = await run({ params: { jobId: job.id, uploadId: file.id }, body: { mapping } });
    reload();
    if (outcome?.ok === true) open("check", file.id);
  };
  return (
    <>
      <ReadingQuestions
        kind={job.kind}
        inspection={inspection}
        mapping={mapping}
        disabled={!editable}
        onChange={setMapping}
      />
      <Panel title={words("title")} facts={words("intro")}>
        {file.unpacked?.notes.map((note) => (
          <p key={encodeMessage(note)} className="mb-2 text-label text-text-2">
            <MessageText message={note} />
          </p>
        ))}
        {file.mappingRemembered && (
          <div className="mb-2">
            <NotificationBar tone="success">{words("remembered")}</NotificationBar>
          </div>
        )}
        <OverruledNotice overruled={inspection.overruled ?? []} />
        <MappingGapsNotice gaps={gaps} inspection={inspection} mapping={mapping} />
        <Fields job={job} inspection={inspection} mapping={mapping} editable={editable} onChange={setMapping} />
        <Unused inspection={inspection} mapping={mapping} />
      </Panel>
      <MappingSettings
        kind={job.kind}
        mapping={mapping}
        inspection={inspection}
        disabled={!editable}
        onChange={setMapping}
      />
      {hasFigures(job.kind) && <Breakdowns {...{ inspection, mapping, editable }} onChange={setMapping} />}
      <MappingPreview file={file} mapping={mapping} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => open("file")}>{words("back")}</Button>
        {editable && (
          <Button variant="primary" disabled={!isComplete(gaps)} pending={pending} onClick={() => void check()}>
            {words("check")}
          </Button>
        )}
      </div>
    </>
  );
}

/** The breakdowns that the job keeps, open by default. */
function Breakdowns({ inspection, mapping, editable, onChange }: Omit<FieldsProps, "job">) {
  const [isOpen, setOpen] = useState(true);
  return <BreakdownsPanel {...{ inspection, mapping, isOpen, onChange }} disabled={!editable} onOpen={setOpen} />;
}

const hasPeriod = (job: Job) => job.periodFrom !== null && job.periodTo !== null;

interface FieldsProps {
  readonly job: Job;
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
  readonly editable: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

function Fields({ job, inspection, mapping, editable, onChange }: FieldsProps) {
  const words = useTranslations("upload.map");
  const [all, setAll] = useState(false);
  // The order stays while the user works: a row must not move under the pointer.
  const [order] = useState(() => fieldOrder(mapping, job.kind));
  const shown = [...order.required, ...order.fed, ...(all ? order.rest : [])];
  return (
    <>
      <ul className="@container mt-2 divide-y divide-line border-y border-line">
        {shown.map((field) => (
          <FieldRow
            key={field}
            field={field}
            required={order.required.includes(field)}
            inspection={inspection}
            mapping={mapping}
            disabled={!editable}
            onChange={onChange}
          />
        ))}
      </ul>
      {order.rest.length > 0 && (
        <div className="mt-2">
          <Button size="sm" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words("hideOther") : words("showOther", { count: order.rest.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function Unused({ inspection, mapping }: { readonly inspection: LedgerInspection; readonly mapping: ColumnMapping }) {
  const words = useTranslations("upload.map");
  const names = unusedColumns(mapping, inspection.dialect.columns).map(({ name }) => name);
  if (names.length === 0) return null;
  return <p className="mt-2 text-label wrap-anywhere text-text-3">{words("unused", { names: names.join(", ") })}</p>;
}
