import { Button, ErrorState, EmptyState, NotificationBar, PageHeader, Skeleton } from "@paygauge/ui";
import { valibotResolver } from "@hookform/resolvers/valibot";
import { FormProvider, useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { linkTo, sitemap, type IssuerOption, type LedgerKind } from "@paygauge/api-types";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { workflowPages } from "../../../state/job-pages.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved, useUnsaved } from "../../../state/unsaved.ts";
import { BuyerFields } from "./buyer-fields.tsx";
import { CapabilityFields } from "./capability-fields.tsx";
import { bodyOf, emptyJobForm, jobFormSchema, type JobForm } from "./job-form-schema.ts";
import { IssuerField, NameField } from "./name-fields.tsx";
import { MoneyFields } from "./money-fields.tsx";
import { PeriodFields } from "./period-fields.tsx";

const titles = {
  base: "jobCreateBase",
  matchedDataOnly: "jobCreateMatchedDataOnly",
  advanced: "jobCreateAdvanced",
} as const;

/** The form that makes a job of a kind; the file comes after it. */
export function CreateJobForm({ kind }: { readonly kind: LedgerKind }) {
  const words = useWords("create.form");
  const { data: issuers, problem, reload, refreshing } = useCall("issuerOptions", {});
  return (
    <>
      <PageHeader title={sitemap[titles[kind]].title} />
      <div className="border-t border-line">
        <div className="max-w-220 p-5 max-lg:p-4">
          {issuers === undefined && problem === undefined && <Skeleton kind="form" fields={6} />}
          {issuers === undefined && problem !== undefined && (
            <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
          )}
          {issuers?.length === 0 && <EmptyState title={words("noIssuers")} />}
          {issuers !== undefined && issuers.length > 0 && <Form kind={kind} issuers={issuers} />}
        </div>
      </div>
    </>
  );
}

function Form({ kind, issuers }: { readonly kind: LedgerKind; readonly issuers: readonly IssuerOption[] }) {
  const words = useWords("create.form");
  const [, navigate] = useLocation();
  const form = useForm<JobForm>({ resolver: valibotResolver(jobFormSchema), defaultValues: emptyJobForm(kind) });
  const { errors, isDirty, isSubmitSuccessful } = form.formState;
  const { run, pending } = useAction("createJob", { operation: words("create"), quiet: true });
  const mayChange = useMayChange();
  useUnsaved(isDirty && !isSubmitSuccessful);
  const submit = form.handleSubmit(async (values) => {
    const outcome = await run({ body: bodyOf(values) });
    if (outcome === null) return;
    if (!outcome.ok) {
      showProblem(form, outcome.problem);
      return;
    }
    notifyDone(words("created", { name: values.name }));
    clearUnsaved();
    navigate(linkTo(workflowPages[kind], { jobId: outcome.answer.id }));
  });
  const wrong = Object.keys(errors).filter((key) => key !== "root").length;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {errors.root?.message !== undefined && <NotificationBar tone="danger">{errors.root.message}</NotificationBar>}
        <NameField />
        <IssuerField issuers={issuers} />
        <BuyerFields issuers={issuers} />
        <MoneyFields />
        <PeriodFields />
        <CapabilityFields issuers={issuers} />
        <div className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-canvas py-3">
          <Button type="submit" variant="primary" pending={pending} disabled={!mayChange}>
            {words("create")}
          </Button>
          <Button onClick={() => navigate(linkTo("newJob"))}>{words("cancel")}</Button>
          {wrong > 0 && (
            <output className="text-label font-medium text-danger">{words("correct", { count: wrong })}</output>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

/** Field messages of the system stand under their fields, everything else above the form. */
function showProblem(
  form: ReturnType<typeof useForm<JobForm>>,
  problem: { readonly message: string; readonly fields: Readonly<Record<string, string>> },
): void {
  let placed = 0;
  for (const [path, message] of Object.entries(problem.fields)) {
    const name = fieldNames.find((each) => each === path);
    if (name === undefined) continue;
    form.setError(name, { message }, { shouldFocus: placed === 0 });
    placed += 1;
  }
  if (placed === 0) form.setError("root", { message: problem.message });
}

const fieldNames = [
  "name",
  "issuerId",
  "buyerId",
  "currency",
  "buyerCountry",
  "capabilities",
  "periodFrom",
  "periodTo",
] as const;
