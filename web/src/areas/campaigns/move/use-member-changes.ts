import type { AnswerOf } from "@paygauge/api-types/endpoints";
import {
  type MemberChange,
  type MemberSelection,
  type RefusedRows,
  changeLimits,
} from "@paygauge/api-types/entities/campaign-suppliers";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../../state/notifications.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import type { ChangedRows } from "../campaign/campaign-view.ts";

export type ChangeOutcome =
  | { readonly ok: true; readonly answer: AnswerOf<"changeCampaignSuppliers"> }
  | { readonly ok: false; readonly problem: ApiProblem };

/** Says why suppliers were left as they are, in a sentence for each reason. */
function useRefusedWords(): (refused: readonly RefusedRows[]) => string {
  const words = useTranslations("campaigns.changes");
  const say = useCampaignWords();
  return (refused) =>
    refused
      .map(({ why, from, suppliers }) =>
        words(`refused.${why}`, { count: suppliers, status: from === null ? "" : say.status(from) }),
      )
      .join(" ");
}

/**
 * Changes suppliers of a campaign and offers to take the whole back for ten seconds. Several changes may be in progress
 * at once: one that is refused leaves the others.
 */
export function useMemberChanges(
  jobId: string,
  campaignWorkflowId: string,
  onRows: (changed: ChangedRows) => Promise<void>,
) {
  const words = useTranslations("campaigns.changes");
  const refusedWords = useRefusedWords();
  const params = { jobId, campaignWorkflowId };
  const undo = async (changeId: string) => {
    try {
      const answer = await callApi("undoCampaignChange", { params: { ...params, changeId } });
      await onRows({ ...answer, isPart: answer.undone > changeLimits.rows });
      const [first] = answer.kept;
      const kept =
        first === undefined ? "" : ` ${words("kept", { count: answer.kept.length, name: first.name, by: first.by })}`;
      notifyDone(`${answer.message}${kept}`);
    } catch (thrown) {
      notifyProblem(words("undoOperation"), asProblem(thrown));
    }
  };
  const change = async (wanted: MemberChange, selection: MemberSelection): Promise<ChangeOutcome> => {
    try {
      const answer = await callApi("changeCampaignSuppliers", { params, body: { change: wanted, selection } });
      await onRows({ ...answer, isPart: answer.changed > changeLimits.rows });
      notifyDone([answer.message, refusedWords(answer.refused)].filter((each) => each !== "").join(" "), {
        label: words("undo"),
        onSelect: () => void undo(answer.changeId),
      });
      return { ok: true, answer };
    } catch (thrown) {
      return { ok: false, problem: asProblem(thrown) };
    }
  };
  return { change };
}
