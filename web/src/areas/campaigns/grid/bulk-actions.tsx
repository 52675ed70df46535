import { Button, DropdownMenu, type GridQuery } from "@paygauge/ui";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fieldsOf, memberStatuses, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignMember, MemberChange, MemberSelection } from "@paygauge/api-types/entities/campaign-suppliers";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyProblem } from "../../../state/notifications.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { useMemberChanges, type ChangeOutcome } from "../move/use-member-changes.ts";
import { moveOf, silent } from "../move/use-outcome.ts";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { matchingOf, statusOf } from "./member-query.ts";

// Only what is opened is loaded.
const MoveDialog = lazy(async () => ({ default: (await import("../move/move-dialog.tsx")).MoveDialog }));
const AssignDialog = lazy(async () => ({ default: (await import("./assign-dialog.tsx")).AssignDialog }));

interface BulkActionsProps {
  readonly chosen: ChosenRows<CampaignMember>;
  readonly query: GridQuery;
}

/** The chosen suppliers as the call takes them, with the statuses that they have. */
async function selectionOf(
  { selection, rows, count }: ChosenRows<CampaignMember>,
  query: GridQuery,
  minorDigits: number,
): Promise<{ readonly selection: MemberSelection; readonly from: readonly MemberStatus[] }> {
  if (selection.kind === "all") {
    const status = statusOf(query);
    return {
      selection: { kind: "all", ...matchingOf(query, minorDigits), except: [...selection.except], suppliers: count },
      from: status === null ? memberStatuses : [status],
    };
  }
  const members = await rows(new AbortController().signal);
  return {
    selection: { kind: "rows", rows: members.map(({ supplierKey, version }) => ({ supplierKey, version })) },
    from: memberStatuses.filter((status) => members.some((member) => member.status === status)),
  };
}

interface AskedMove {
  readonly to: MemberStatus;
  readonly from: readonly MemberStatus[];
  readonly selection: MemberSelection;
}

/** What can be done with the chosen suppliers: each is one call, one message and one undo. */
export function BulkActions({ chosen, query }: BulkActionsProps) {
  const words = useTranslations("campaigns.bulk");
  const { job, found, mayWork, onRows } = useCampaignView();
  const { change } = useMemberChanges(job.id, found.campaign.campaignWorkflowId, onRows);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const [assigning, setAssigning] = useState<"owner" | "route" | null>(null);
  const ended = (outcome: ChangeOutcome | null) => {
    if (outcome?.ok === true) chosen.onChanged();
    if (outcome?.ok === false) notifyProblem(words("operation"), outcome.problem);
  };
  const moveTo = async (to: MemberStatus) => {
    const { selection, from } = await selectionOf(chosen, query, job.minorDigits);
    if (fieldsOf(to, from).needs.length > 0) setAsked({ to, from, selection });
    else ended(await change(moveOf(to, silent), selection));
  };
  const assign = async (wanted: MemberChange) => {
    const { selection } = await selectionOf(chosen, query, job.minorDigits);
    const outcome = await change(wanted, selection);
    ended(outcome);
    return outcome.ok;
  };
  return (
    <>
      {mayWork && <MoveMenu onMove={(to) => void moveTo(to)} />}
      <Button size="sm" onClick={() => setAssigning("owner")}>
        {words("owner.open")}
      </Button>
      <Button size="sm" onClick={() => setAssigning("route")}>
        {words("route.open")}
      </Button>
      <Suspense fallback={null}>
        {asked !== null && (
          <MoveDialog
            job={job}
            method={found.campaign.method}
            to={asked.to}
            from={asked.from}
            subject={words("subject", { count: chosen.count })}
            move={(wanted) => change(wanted, asked.selection)}
            onEnd={(outcome) => {
              setAsked(null);
              ended(outcome);
            }}
          />
        )}
        {assigning !== null && (
          <AssignDialog what={assigning} count={chosen.count} assign={assign} onClose={() => setAssigning(null)} />
        )}
      </Suspense>
    </>
  );
}

/** The statuses that the chosen suppliers can be moved to; who may not go there stays, and is told of. */
function MoveMenu({ onMove }: { readonly onMove: (to: MemberStatus) => void }) {
  const words = useTranslations("campaigns.bulk");
  const say = useCampaignWords();
  const items = memberStatuses.map((status) => ({
    key: status,
    label: say.status(status),
    icon: <StatusMark status={status} />,
    onSelect: () => onMove(status),
  }));
  return (
    <DropdownMenu
      groups={[{ key: "statuses", items }]}
      trigger={
        <Button size="sm" iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}>
          {words("move")}
        </Button>
      }
    />
  );
}
