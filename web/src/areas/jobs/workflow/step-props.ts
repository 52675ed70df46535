import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { WorkflowStep } from "./workflow-steps.ts";

/** What every step of the import gets. */
export interface StepProps {
  readonly job: Job;
  readonly files: readonly Upload[];
  /** The file in front; undefined before the first one. */
  readonly file: Upload | undefined;
  /** false: the user looks, and changes nothing. */
  readonly editable: boolean;
  readonly open: (step: WorkflowStep, fileId?: string) => void;
  readonly reload: () => void;
}
