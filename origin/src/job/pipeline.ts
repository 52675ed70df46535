import type { PipelineStep } from "@paygauge/api-types/entities/jobs";
import { purgeCommandType, stepOf } from "./commands.ts";
import { downloadCommandType } from "./downloads/download-command.ts";
import { reportCommandType } from "./reports/report-command.ts";
import { alikeStep } from "./steps/alike-step.ts";
import { checkStep } from "./steps/check-step.ts";
import { downloadStep } from "./steps/download-step.ts";
import { exportStep } from "./steps/export-step.ts";
import { groupStep } from "./steps/group-step.ts";
import { makeIngestStep } from "./steps/ingest-step.ts";
import { inspectStep } from "./steps/inspect-step.ts";
import { matchStep } from "./steps/match-step.ts";
import { publishableStep } from "./steps/publishable-step.ts";
import { makeScoreStep } from "./steps/score-step.ts";
import { purgeStep } from "./steps/purge-step.ts";
import { reportStep } from "./steps/report-step.ts";
import { vendorsCommandType } from "../vendors/commands.ts";
import { vendorsStep } from "./steps/vendors-step.ts";
import { unpackStep } from "./steps/unpack-step.ts";
import type { Step } from "../commands/step.ts";

/** What a job can do, by step. */
export const pipeline = (): Record<PipelineStep, Step> => ({
  Unpack: unpackStep,
  Inspect: inspectStep,
  Check: checkStep,
  Ingest: makeIngestStep(),
  Group: groupStep,
  Match: matchStep,
  Score: makeScoreStep(),
  Publishable: publishableStep,
  Alike: alikeStep,
  Export: exportStep,
});

/** What a job can do, by command type; made once per object, since the ingest keeps its table of payees between slices. */
export function stepFinder(): (commandType: string) => Step | null {
  const steps = pipeline();
  return (commandType) => {
    if (commandType === purgeCommandType) return purgeStep;
    if (commandType === reportCommandType) return reportStep;
    if (commandType === downloadCommandType) return downloadStep;
    if (commandType === vendorsCommandType) return vendorsStep;
    const step = stepOf(commandType);
    return step && steps[step];
  };
}
