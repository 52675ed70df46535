import { Badge, RecordButton } from "@paygauge/ui";
import { useMemo } from "react";
import { commandStates, jobStates } from "@paygauge/api-types/states";
import type { JobWorkflow, WorkflowStep } from "@paygauge/api-types/entities/proq";
import { useTranslations } from "../../../state/formats.ts";
import { jobStateTones } from "../../../state/job-state-tones.ts";
import { StateWord } from "../state-words.tsx";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

type Column = ListGridColumn<JobWorkflow>;
const shownSteps = [
  "Ingest",
  "Group",
  "Match",
  "Score",
  "Publishable",
  "Alike",
] as const satisfies WorkflowStep["step"][];

/** A job, its state, and one column for each step of its import. */
export function useWorkflowColumns(onOpen: (jobId: string) => void): readonly Column[] {
  const words = useTranslations("devops");
  const jobWords = useTranslations("jobs.states");
  return useMemo((): readonly Column[] => {
    const stepOf = (row: JobWorkflow, step: WorkflowStep["step"]) => row.steps.find((each) => each.step === step);
    const name: Column = {
      key: "name",
      title: words("workflows.columns.name"),
      type: "text",
      width: 200,
      grow: 2,
      value: (row) => row.name,
      render: (row) => (
        <RecordButton label={words("workflows.open", { name: row.name })} onClick={() => onOpen(row.jobId)}>
          {row.name}
        </RecordButton>
      ),
      inList: "title",
    };
    const state: Column = {
      key: "state",
      title: words("workflows.columns.state"),
      type: "enum",
      width: 96,
      options: jobStates.map((value) => ({ value, label: jobWords(value) })),
      value: (row) => row.state,
      render: (row) => <Badge tone={jobStateTones[row.state]}>{jobWords(row.state)}</Badge>,
      inList: "figure",
    };
    const issuer: Column = {
      key: "issuerName",
      title: words("workflows.columns.issuer"),
      type: "text",
      width: 140,
      grow: 1,
      value: (row) => row.issuerName,
      inList: "line",
    };
    const stateWords = Object.fromEntries([
      ["", words("workflows.notAsked")],
      ...commandStates.map((value) => [value, words(`states.${value}`)] as const),
    ]);
    const steps = shownSteps.map((step): Column => ({
      key: `step${step}`,
      title: words(`workflows.steps.${step}`),
      type: "text",
      width: 112,
      sortable: false,
      filterable: false,
      value: (row) => {
        const known = stepOf(row, step)?.state;
        return known ? words(`states.${known}`) : words("workflows.notAsked");
      },
      source: { path: ["steps", `step=${step}`, "state"], words: stateWords },
      render: (row) => {
        const known = stepOf(row, step)?.state;
        return known ? <StateWord state={known} /> : null;
      },
    }));
    const updated: Column = {
      key: "updatedOn",
      title: words("workflows.columns.updated"),
      type: "date",
      width: 176,
      value: (row) => row.updatedOn,
    };
    return [name, issuer, state, ...steps, updated];
  }, [words, jobWords, onOpen]);
}
