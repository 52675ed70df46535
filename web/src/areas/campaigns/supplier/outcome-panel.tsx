import { Button, Panel, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { movesFrom, isOutcome, memberMove, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OutcomeFields } from "../move/outcome-fields.tsx";
import { useMemberChanges } from "../move/use-member-changes.ts";
import { useOutcome } from "../move/use-outcome.ts";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useSupplierView } from "./supplier-view.ts";

const outcomes = ["Succeeded", "Failed", "Abandoned"] as const;

/** How it ended, or how it is to end. */
export function OutcomePanel() {
  const words = useTranslations("campaigns.supplier");
  const { supplier, mayWork } = useSupplierView();
  const { status } = supplier.member;
  const [chosen, setChosen] = useState<MemberStatus | null>(null);
  const offered: readonly MemberStatus[] = isOutcome(status) ? movesFrom(status) : outcomes;
  // What was chosen may not be possible any more: another user was quicker.
  const to = chosen !== null && memberMove(status, chosen) !== null ? chosen : null;
  if (!mayWork && !isOutcome(status)) return null;
  return (
    <Panel title={words("outcome")}>
      {isOutcome(status) && <Ended />}
      {mayWork && (
        <div className="flex flex-col gap-3">
          <fieldset aria-label={words("outcome")} className="flex flex-wrap gap-1.5">
            {offered.map((each) => (
              <OutcomeChoice
                key={each}
                status={each}
                from={status}
                isChosen={to === each}
                onChoose={() => setChosen(to === each ? null : each)}
              />
            ))}
          </fieldset>
          {status === "Pending" && to === null && <p className="text-label text-text-2">{words("firstAttempt")}</p>}
          {to !== null && <OutcomeForm key={to} to={to} onDone={() => setChosen(null)} />}
        </div>
      )}
    </Panel>
  );
}

interface OutcomeChoiceProps {
  readonly status: MemberStatus;
  readonly from: MemberStatus;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OutcomeChoice({ status, from, isChosen, onChoose }: OutcomeChoiceProps) {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={memberMove(from, status) === null}
      onClick={onChoose}
      className="inline-flex h-8 grow items-center justify-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-data font-medium hover:bg-hover disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-selected pointer-coarse:h-11"
    >
      <StatusMark status={status} />
      {status === "Pending" ? words("reopen") : say.status(status)}
    </button>
  );
}

function OutcomeForm({ to, onDone }: { readonly to: MemberStatus; readonly onDone: () => void }) {
  const words = useTranslations("campaigns.supplier");
  const { job, found, supplier, params, reload } = useSupplierView();
  const { member } = supplier;
  const form = useOutcome(to, [member.status], found.campaign.method);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState("");
  const { change } = useMemberChanges(params.jobId, params.campaignWorkflowId, async () => reload());
  const save = async () => {
    const wanted = form.check();
    if (wanted === null || pending) return;
    setProblem("");
    setPending(true);
    const outcome = await change(wanted, {
      kind: "rows",
      rows: [{ supplierKey: member.supplierKey, version: member.version }],
    });
    setPending(false);
    if (outcome.ok) onDone();
    else if (!form.refuse(outcome.problem)) {
      setProblem(`${outcome.problem.message} ${words("notSaved")}`);
      reload();
    }
  };
  return (
    <>
      <OutcomeFields job={job} form={form} />
      {problem !== "" && (
        <p role="alert" className="text-data text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending={pending} className="max-sm:h-11" onClick={() => void save()}>
          {words(to === "Pending" ? "saveReopen" : "saveOutcome")}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onDone}>
          {words("cancel")}
        </Button>
      </div>
      {to === "Pending" && <p className="text-label text-text-2">{words("reopenHint")}</p>}
    </>
  );
}

/** What was agreed, or why it was not. */
function Ended() {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const texts = useTexts();
  const formats = useFormats();
  const { supplier } = useSupplierView();
  const { member, detailsTo } = supplier;
  const { status, agreedMethod, agreedOn, reason, statusOn } = member;
  const sentences = [
    words("endedOn", { status: say.status(status), day: formats.day(statusOn) }),
    agreedMethod !== null && agreedOn !== null
      ? words("agreed", { method: texts.capabilityNames[agreedMethod], day: formats.day(agreedOn) })
      : "",
    reason === null ? "" : words("because", { reason: say.reason(reason) }),
    detailsTo === null || detailsTo === "" ? "" : words("detailsTo", { to: detailsTo }),
  ].filter((each) => each !== "");
  return (
    <div className="mb-3 flex flex-col gap-0.5 text-data">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
