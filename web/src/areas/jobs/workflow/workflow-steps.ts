import type { Upload } from "@paygauge/api-types/entities/jobs";
import type { UploadState } from "@paygauge/api-types/states";

export const workflowSteps = ["file", "map", "check", "import"] as const;
export type WorkflowStep = (typeof workflowSteps)[number];

/** The step that a file waits at. */
const stepOfState: Record<UploadState, WorkflowStep> = {
  Receiving: "file",
  Unpacking: "file",
  Inspecting: "file",
  Inspected: "map",
  Checking: "check",
  Checked: "check",
  Refused: "file",
  Discarded: "file",
};

/** Files that count: what was discarded is gone. */
export function filesOf(uploads: readonly Upload[]): readonly Upload[] {
  return uploads.filter((upload) => upload.state !== "Discarded");
}

/** The file in front: the one that was asked for, else the first that waits for the user, else the first. */
export function fileInFront<U extends Pick<Upload, "id" | "state">>(
  files: readonly U[],
  asked: string | null,
): U | undefined {
  const waiting = (["Refused", "Inspected", "Checked"] as const).map((state) =>
    files.find((file) => file.state === state),
  );
  return files.find((file) => file.id === asked) ?? waiting.find((file) => file !== undefined) ?? files[0];
}

/** The step to show: the one asked for if the file has come that far, else the one the file waits at. */
export function stepInFront(file: Pick<Upload, "state"> | undefined, asked: string | null): WorkflowStep {
  if (file === undefined) return "file";
  const reached = stepOfState[file.state];
  const wanted = workflowSteps.find((step) => step === asked);
  return wanted !== undefined && workflowSteps.indexOf(wanted) <= workflowSteps.indexOf(reached) ? wanted : reached;
}

/** True while the system works on a file, so that the screen asks again. */
export function isBusy(state: UploadState): boolean {
  return state === "Unpacking" || state === "Inspecting" || state === "Checking";
}
