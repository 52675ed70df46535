import { Button } from "@paygauge/ui";
import type { WorkflowStep } from "../workflow-steps.ts";
import type { StepProps } from "../step-props.ts";

/** With several files: which one is in front. */
export function FilePicker({ files, file, open, step }: StepProps & { readonly step: WorkflowStep }) {
  if (files.length < 2) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {files.map((each) => (
        <Button
          key={each.id}
          size="sm"
          aria-pressed={each.id === file?.id}
          variant={each.id === file?.id ? "primary" : "secondary"}
          onClick={() => open(step, each.id)}
        >
          {each.fileName}
        </Button>
      ))}
    </div>
  );
}
