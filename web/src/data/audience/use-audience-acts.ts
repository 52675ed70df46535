import type { ReaderPart } from "@paygauge/api-types/entities/job-audience";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useAction } from "../use-action.ts";

/** What can be done about the readers of a job. */
export interface AudienceActs {
  readonly assign: (userId: string, isAssigned: boolean) => Promise<void>;
  readonly give: (userId: string, part: ReaderPart) => Promise<void>;
  readonly pending: boolean;
}

/** Assigns the job and gives access; each says what came of it, and an assignment can be undone. */
export function useAudienceActs(jobId: string, onChanged: () => void): AudienceActs {
  const words = useTranslations("audience");
  const assigning = useAction("jobArtifactUserAssignment", { operation: words("assignOperation") });
  const giving = useAction("giveReaderPart", { operation: words("giveOperation") });
  const assign = async (userId: string, isAssigned: boolean): Promise<void> => {
    const outcome = await assigning.run({ body: { jobArtifactId: jobId, userId, isAssigned } });
    onChanged();
    if (outcome?.ok !== true) return;
    const back = () => void assign(userId, !isAssigned);
    notifyDone(outcome.answer.message, { label: words("undo"), onSelect: back });
  };
  const give = async (userId: string, part: ReaderPart): Promise<void> => {
    const outcome = await giving.run({ params: { jobId }, body: { userId, part } });
    onChanged();
    if (outcome?.ok === true) notifyDone(outcome.answer.message);
  };
  return { assign, give, pending: assigning.pending || giving.pending };
}
