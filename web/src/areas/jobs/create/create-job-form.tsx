import { Button, ErrorState, FormShell, PageHeader, type SubmitOutcome } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useMemo } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CreateJobBody } from "@paygauge/api-types/entities/jobs";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { useKeptForm } from "../../../data/drafts/use-kept-form.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { workflowPages } from "../../../state/job-pages.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { emptyJobForm, fieldErrorsOf, jobSchema, type JobForm } from "./job-form-schema.ts";
import { useBuyerField } from "./use-buyer-field.tsx";
import { useFollowingForm, useJobFields } from "./use-job-fields.tsx";

const titles = {
  base: "jobCreateBase",
  matchedDataOnly: "jobCreateMatchedDataOnly",
  advanced: "jobCreateAdvanced",
} as const;

/** The form that makes a job of a kind; the file comes after it. */
export function CreateJobForm({ kind }: { readonly kind: LedgerKind }) {
  const pageNames = usePageNames();
  const { data: issuers, problem, reload, refreshing } = useCall("issuerOptions", {});
  if (issuers === undefined && problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader title={pageNames.title(titles[kind])} />
      <div className="border-t border-line">
        <div className="max-w-220 p-5 max-lg:p-4">
          {issuers === undefined && problem !== undefined && (
            <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
          )}
          {issuers?.length === 0 && <EmptyList list="jobIssuers" />}
          {issuers !== undefined && issuers.length > 0 && <Form kind={kind} issuers={issuers} />}
        </div>
      </div>
    </>
  );
}

function Form({ kind, issuers }: { readonly kind: LedgerKind; readonly issuers: readonly IssuerOption[] }) {
  const words = useTranslations("create.form");
  const pageNames = usePageNames();
  const [, navigate] = useLocation();
  const { run } = useAction("createJob", { operation: words("create"), quiet: true });
  const mayChange = useMayChange();
  const initial = useMemo(() => emptyJobForm(kind), [kind]);
  const schema = jobSchema(kind, { periodBoth: words("periodBoth"), periodOrder: words("periodOrder") });
  const submit = async (body: CreateJobBody): Promise<SubmitOutcome> => {
    const outcome = await run({ body });
    if (outcome === null) return { ok: false };
    if (!outcome.ok) return { ok: false, ...fieldErrorsOf(outcome.problem) };
    notifyDone(words("created", { name: body.name }));
    clearUnsaved();
    navigate(linkTo(workflowPages[kind], { jobId: outcome.answer.id }));
    return { ok: true };
  };
  const place = { entityType: "job", entityId: `new-${kind}` };
  const form = useFollowingForm(useKeptForm<JobForm, CreateJobBody>(place, { initial, schema, submit }), issuers);
  const buyer = useBuyerField(form, issuers);
  const fields = useJobFields(form, issuers, buyer);
  return (
    <>
      <FormShell
        label={pageNames.title(titles[kind])}
        fields={fields}
        form={form}
        submitLabel={words("create")}
        readOnly={!mayChange}
        actions={<Button onClick={() => navigate(linkTo("newJob"))}>{words("cancel")}</Button>}
      />
      {buyer.dialog}
    </>
  );
}
