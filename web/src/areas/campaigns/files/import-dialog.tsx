import { Button, Dialog, ErrorState, FileDrop, SelectField, Skeleton, TextField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { campaignFileLimits, type CampaignFileKind } from "@paygauge/api-types/entities/campaign-files";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { FileDifference } from "./file-difference.tsx";
import { packed } from "./packed.ts";

interface ImportDialogProps {
  readonly job: Job;
  readonly kind: CampaignFileKind;
  /** Whose contacts, or which External Campaign; null: a new one. */
  readonly campaign: { readonly campaignWorkflowId: string; readonly method: Capability } | null;
  readonly onClose: () => void;
  /** It was kept, in this campaign. */
  readonly onKept: (campaignWorkflowId: string) => void;
}

/** A file of outcomes or of contacts: chosen, looked at as what it would change, and kept. */
export function ImportDialog(props: ImportDialogProps) {
  const { kind, campaign, onClose } = props;
  const words = useTranslations("campaigns.files");
  const formats = useFormats();
  const [file, setFile] = useState<File | null>(null);
  const what = kind === "external" && campaign !== null ? "again" : kind;
  if (file !== null) return <Look {...props} file={file} what={what} onOther={() => setFile(null)} />;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={words(`${what}.title`)}
      description={words(`${what}.intro`)}
      footer={<Button onClick={onClose}>{words("cancel")}</Button>}
    >
      <FileDrop
        label={words("file")}
        hint={words(`${kind}.columns`)}
        endings={[".csv", ".txt", ".tsv"]}
        maxBytes={campaignFileLimits.bytes}
        maxWords={formats.bytes(campaignFileLimits.bytes)}
        multiple={false}
        onFiles={([chosen]) => chosen !== undefined && void packed(chosen).then(setFile)}
      />
    </Dialog>
  );
}

interface LookProps extends ImportDialogProps {
  readonly file: File;
  readonly what: CampaignFileKind | "again";
  readonly onOther: () => void;
}

/** A chosen file with what is said of it, as it is looked at and kept. */
function useFile({ job, kind, campaign, file, what, onKept }: LookProps) {
  const words = useTranslations("campaigns.files");
  const chosen = capabilitiesOf(job);
  const [name, setName] = useState(file.name.replace(/(?:\.\w+)(?:\.gz)?$/, ""));
  const usual = chosen.includes("vcard") ? "vcard" : (chosen[0] ?? "vcard");
  const [method, setMethod] = useState<Capability>(campaign?.method ?? usual);
  const of = campaign === null ? {} : { campaignWorkflowId: campaign.campaignWorkflowId };
  const input = { params: { jobId: job.id }, body: { kind, file, method, ...of } };
  const call = useCall("previewCampaignFile", input);
  const { data } = call;
  const { run, pending } = useAction("keepCampaignFile", { operation: words(`${what}.title`) });
  const isNew = kind === "external" && campaign === null;
  const { added = 0, changed = 0, gone = 0 } = data?.difference ?? {};
  const keep = async () => {
    if (data === undefined) return;
    const body = { ...input.body, ...(isNew ? { name } : {}), version: data.version };
    const outcome = await run({ ...input, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onKept(outcome.answer.campaignWorkflowId);
  };
  const mayKeep = added + changed + gone > 0 && !(isNew && name.trim() === "");
  return { ...call, chosen, name, setName, method, setMethod, isNew, mayKeep, pending, keep } as const;
}

/** What a chosen file would change, before it does. */
function Look(props: LookProps) {
  const { file, what, onClose, onOther } = props;
  const words = useTranslations("campaigns.files");
  const looked = useFile(props);
  const { data, problem, reload, refreshing, isNew, mayKeep, pending, keep } = looked;
  return (
    <Dialog
      open
      size="lg"
      submitting={pending}
      onOpenChange={onClose}
      title={words(`${what}.title`)}
      description={file.name.replace(/\.gz$/, "")}
      footer={
        <>
          <Button disabled={pending} onClick={onOther}>
            {words("other")}
          </Button>
          <Button variant="primary" pending={pending} disabled={!mayKeep} onClick={() => void keep()}>
            {words("keep")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isNew && <NewFields {...looked} />}
        {data === undefined && problem === undefined && <Skeleton kind="form" fields={3} />}
        {data === undefined && problem !== undefined && (
          <ErrorState
            {...problemView(problem)}
            {...(problem.isPassing ? { onRetry: reload, retrying: refreshing } : {})}
          />
        )}
        {data !== undefined && <FileDifference preview={data} />}
      </div>
    </Dialog>
  );
}

function NewFields({ chosen, name, setName, method, setMethod }: ReturnType<typeof useFile>) {
  const words = useTranslations("campaigns.files");
  const texts = useTexts();
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        label={words("name")}
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField
        label={words("method")}
        value={method}
        options={chosen.map((each) => ({ value: each, label: texts.capabilityNames[each] }))}
        onChange={({ target }) => setMethod(chosen.find((each) => each === target.value) ?? method)}
      />
    </div>
  );
}
