import { Button, Dialog, ErrorState, FactList, SelectField, TextField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { useLocation } from "wouter";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseCriteria } from "@paygauge/api-types/entities/use-cases";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { CriteriaSentence } from "./criteria-sentence.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { valueOf } from "./use-case-value.ts";
import { WhyNobody } from "./why-nobody.tsx";

/** What a new use case begins with: a seed, a copy, or the filters of the grid. */
export interface NewUseCase {
  readonly name: string;
  readonly method: Capability;
  readonly criteria: UseCaseCriteria;
  readonly seed?: UseCase["seed"];
  readonly typed?: UseCase["typed"];
}

interface SaveUseCaseProps {
  readonly job: Job;
  readonly from: NewUseCase;
  readonly onClose: () => void;
}

/** Saves a use case and opens its page. */
function useCreateUseCase(job: Job, onSaved: () => void) {
  const words = useTranslations("useCases.save");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("createUseCase", { operation: words("operation") });
  const create = async (from: NewUseCase) => {
    const body = { ...from, seed: from.seed ?? null, typed: from.typed ?? {} };
    const outcome = await run({ params: { jobId: job.id }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onSaved();
    navigate(linkTo("jobUseCase", { jobId: job.id, useCaseId: outcome.answer.id }));
  };
  return { create, pending };
}

/** Names a use case and freezes its set, which is counted first. */
export function SaveUseCaseDialog({ job, from, onClose }: SaveUseCaseProps) {
  const words = useTranslations("useCases.save");
  const texts = useTexts();
  const [name, setName] = useState(from.name);
  const [method, setMethod] = useState(from.method);
  const [criteria, setCriteria] = useState(from.criteria);
  const [tried, setTried] = useState(false);
  const { create, pending } = useCreateUseCase(job, onClose);
  const isMissing = name.trim() === "";
  const save = async () => {
    setTried(true);
    if (!isMissing) await create({ name, method, criteria, seed: from.seed ?? null, typed: from.typed ?? {} });
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("title")}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3.5">
        <TextField
          label={words("name")}
          required
          maxLength={limits.nameLength}
          value={name}
          error={tried && isMissing ? words("nameMissing") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={words("method")}
          value={method}
          options={capabilitiesOf(job).map((each) => ({ value: each, label: texts.capabilityNames[each] }))}
          onChange={({ target }) => setMethod(capabilities.find((each) => each === target.value) ?? method)}
        />
        <CriteriaSentence job={job} criteria={criteria} onChange={setCriteria} />
        <Found {...{ job, method, criteria }} typed={from.typed} />
      </div>
    </Dialog>
  );
}

interface FoundProps extends Pick<SaveUseCaseProps, "job"> {
  readonly method: Capability;
  readonly criteria: UseCaseCriteria;
  readonly typed: UseCase["typed"] | undefined;
}

/** What would be frozen. */
function Found({ job, method, criteria, typed = {} }: FoundProps) {
  const words = useTranslations("useCases.save");
  const formats = useFormats();
  const money = useCaseMoney(job);
  const asked = { params: { jobId: job.id }, body: { method, criteria } };
  const { data, problem, reload, refreshing } = useCall("draftUseCase", asked);
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <output className="text-data text-text-2">{words("counting")}</output>;
  if (data.totals.suppliers === 0)
    return (
      <output className="text-data text-text-2">
        <WhyNobody job={job} criteria={criteria} why={data.why} />
      </output>
    );
  const { expected, terms, isWithheld } = valueOf({ ...data, method, typed }, job);
  return (
    <output aria-busy={refreshing || undefined}>
      <FactList
        facts={[
          [words("suppliers"), formats.count(data.totals.suppliers)],
          [words("year"), money.estimate(data.totals.yearMinor)],
          [words("conversion"), money.percent(terms.conversion)],
          [words("expected"), isWithheld ? words("withheld") : money.whole(expected.total)],
        ]}
      />
    </output>
  );
}
