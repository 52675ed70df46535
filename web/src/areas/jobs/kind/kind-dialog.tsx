import { Combobox, ConfirmDialog, RadioGroup } from "@paygauge/ui";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { ledgerKinds, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useGuard } from "../../../state/permissions.ts";
import { ChangesList } from "./changes-list.tsx";
import { kindChanges } from "./kind-changes.ts";

interface KindDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Moves a job to another type; what that changes is told first, and nothing that was uploaded is lost. */
export function KindDialog({ job, onClose, onChanged }: KindDialogProps) {
  const words = useTranslations("matched.kind");
  const kinds = useTranslations("jobs.kinds");
  const others = ledgerKinds.filter((kind) => kind !== job.kind);
  const [to, setTo] = useState<LedgerKind>(others[0] ?? job.kind);
  const [currency, setCurrency] = useState<string>();
  const files = useFilesInSight(job);
  const changes = kindChanges(job.kind, to, files ?? []);
  const { run, pending } = useAction("switchJobKind", { operation: words("operation") });
  const lead = useLeadToUpload(job.id);
  const move = async () => {
    const money = changes.asksCurrency && currency !== undefined ? { currency } : {};
    const outcome = await run({ params: { jobId: job.id }, body: { kind: to, ...money } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onClose();
    onChanged();
    lead(to);
  };
  return (
    <ConfirmDialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      canConfirm={!changes.asksCurrency || currency !== undefined}
      title={words("title", { name: job.name })}
      description={words("text")}
      confirmLabel={words("confirm", { kind: kinds(to) })}
      onConfirm={() => void move()}
    >
      <div className="flex flex-col gap-3">
        <RadioGroup
          label={words("to")}
          options={others.map((kind) => ({ value: kind, label: kinds(kind), hint: words(`holds.${kind}`) }))}
          value={to}
          onChange={(value) => setTo(others.find((kind) => kind === value) ?? to)}
        />
        {changes.asksCurrency && <CurrencyField value={currency} onChange={setCurrency} />}
        <ChangesList changes={changes} job={job} filesCount={files?.length ?? null} />
      </div>
    </ConfirmDialog>
  );
}

/** The job's files, for those who may see them; null for anybody else, and until they are there. */
function useFilesInSight(job: Job): readonly Upload[] | null {
  const { opens } = useGuard();
  const sees = opens(workflowPages[job.kind]);
  return useCall("uploads", sees ? { params: { jobId: job.id } } : null).data ?? null;
}

/** The upload of the new type, where the user may open it; otherwise the page stays. */
function useLeadToUpload(jobId: string): (kind: LedgerKind) => void {
  const { opens } = useGuard();
  const [, navigate] = useLocation();
  return (kind) => {
    const page = workflowPages[kind];
    navigate(linkTo(opens(page) ? page : "jobLoading", { jobId }));
  };
}

interface CurrencyFieldProps {
  readonly value: string | undefined;
  readonly onChange: (currency: string) => void;
}

function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const words = useTranslations("matched.kind");
  const { locale } = useFormats();
  const options = useMemo(() => currencyOptions(locale), [locale]);
  return (
    <Combobox
      label={words("currency")}
      hint={words("currencyHint")}
      placeholder={words("currencyPlaceholder")}
      required
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
