import { AppLink, Button, buttonStyle, Drawer, MessageText, TextLink, useTexts } from "@paygauge/ui";
import { Ban, RotateCcw } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobWorkflow, WorkflowStep } from "@paygauge/api-types/entities/proq";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { mayBeCanceled, mayBeRetried } from "../command-moves.ts";
import { StateWord } from "../state-words.tsx";

interface WorkflowDrawerProps {
  readonly workflow: JobWorkflow;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The chain of a job's import, step by step, with retry and cancel of each. */
export function WorkflowDrawer({ workflow, onClose, onChanged }: WorkflowDrawerProps) {
  const words = useTranslations("devops.workflows");
  const jobWords = useTranslations("jobs.states");
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={workflow.name}
      description={`${workflow.issuerName}, ${jobWords(workflow.state)}`}
      footer={
        <AppLink href={linkTo("jobLoading", { jobId: workflow.jobId })} className={buttonStyle()}>
          {words("toJob")}
        </AppLink>
      }
    >
      <ol className="flex flex-col divide-y divide-line">
        {workflow.steps.map((step) => (
          <StepLine key={step.step} step={step} onChanged={onChanged} />
        ))}
      </ol>
    </Drawer>
  );
}

interface StepLineProps {
  readonly step: WorkflowStep;
  readonly onChanged: () => void;
}

function StepLine({ step, onChanged }: StepLineProps) {
  const words = useTranslations("devops.workflows");
  const names = useTranslations("jobs.progress.steps");
  const { locale } = useFormats();
  const clock = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  const { commandId, state } = step;
  const at = step.completedOn ?? step.startedOn;
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-data">
        <span className="font-medium">{names(step.step)}</span>
        {state === null ? <span className="text-text-2">{words("notAsked")}</span> : <StateWord state={state} />}
      </div>
      {step.message !== null && (
        <p className="text-label wrap-anywhere text-text-2">
          <MessageText message={step.message} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-text-2">
        {at !== null && <time dateTime={at}>{clock.format(new Date(at))}</time>}
        {commandId !== null && (
          <TextLink href={linkTo("proqMonitoring", undefined, { command: commandId })}>{words("toQueue")}</TextLink>
        )}
        {commandId !== null && state !== null && (
          <StepButtons id={commandId} name={names(step.step)} state={state} onChanged={onChanged} />
        )}
      </div>
    </li>
  );
}

interface StepButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly state: NonNullable<WorkflowStep["state"]>;
  readonly onChanged: () => void;
}

function StepButtons({ id, name, state, onChanged }: StepButtonsProps) {
  const words = useTranslations("devops.command");
  const { labelled } = useTexts();
  const mayMaintain = useMay("DevOps_JobMaintenance_VIEW");
  const mayChange = useMayChange();
  const retry = useAction("retryCommand", { operation: words("retryOperation") });
  const cancel = useAction("cancelCommand", { operation: words("cancelOperation") });
  if (!mayMaintain) return null;
  const act = async (action: typeof retry | typeof cancel) => {
    const outcome = await action.run({ params: { commandId: id } });
    if (outcome?.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  const icons = { "aria-hidden": true, size: 14, strokeWidth: 1.6 } as const;
  return (
    <span className="ms-auto flex gap-1.5">
      {mayBeRetried(state) && (
        <Button
          size="sm"
          aria-label={labelled(words("retry"), name)}
          disabled={!mayChange}
          pending={retry.pending}
          onClick={() => void act(retry)}
          icon={<RotateCcw {...icons} />}
        >
          {words("retry")}
        </Button>
      )}
      {mayBeCanceled(state) && (
        <Button
          size="sm"
          variant="danger"
          aria-label={labelled(words("cancel"), name)}
          disabled={!mayChange}
          pending={cancel.pending}
          onClick={() => void act(cancel)}
          icon={<Ban {...icons} />}
        >
          {words("cancel")}
        </Button>
      )}
    </span>
  );
}
