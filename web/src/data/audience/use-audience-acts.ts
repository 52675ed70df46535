import { useState } from "react";
import type { ReaderPart } from "@paygauge/api-types/entities/job-audience";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";
import { useAction } from "../use-action.ts";

/** A part that a user is given. */
export interface Gift {
  readonly userId: string;
  readonly part: ReaderPart;
}

/** What can be done about the readers of a job. */
export interface AudienceActs {
  readonly assign: (userId: string, isAssigned: boolean) => Promise<void>;
  readonly give: (userId: string, part: ReaderPart) => Promise<void>;
  readonly giveAll: (gifts: readonly Gift[]) => Promise<void>;
  readonly pending: boolean;
}

/** Assigns the job and gives access; each says what came of it, and an assignment can be undone. */
export function useAudienceActs(jobId: string, onChanged: () => void): AudienceActs {
  const words = useTranslations("audience");
  const [isGivingAll, setGivingAll] = useState(false);
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
  // One after the other: each changes the same user's access. What came of all of them is said once.
  const giveAll = async (gifts: readonly Gift[]): Promise<void> => {
    setGivingAll(true);
    let isDone = true;
    for (const body of gifts) if (isDone) isDone = (await giving.run({ params: { jobId }, body }))?.ok === true;
    setGivingAll(false);
    onChanged();
    if (isDone) notifyDone(words("gaveAll", { count: new Set(gifts.map(({ userId }) => userId)).size }));
  };
  return { assign, give, giveAll, pending: isGivingAll || assigning.pending || giving.pending };
}
