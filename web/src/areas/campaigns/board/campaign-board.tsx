import { CapabilityStrip, ErrorState, Skeleton } from "@paygauge/ui";
import { Board } from "@paygauge/ui/components/board/board.tsx";
import type { BoardColumn, BoardProps } from "@paygauge/ui/components/board/board-type.ts";
import { lazy, Suspense, useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { fieldsOf, memberStatuses, movesFrom, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignMember, MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import { problemView } from "../../../data/grid-error.ts";
import { isWithoutPredictions, NoPredictions } from "../../../data/predictions/no-predictions.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCampaignView } from "../campaign/campaign-view.ts";
import { moveOf, silent } from "../move/use-outcome.ts";
import { useMemberChanges, type ChangeOutcome } from "../move/use-member-changes.ts";
import { AttemptDots } from "../words/attempt-dots.tsx";
import { bandsOfLevels } from "../words/bands-of-levels.ts";
import { NextLine } from "../words/next-line.tsx";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useBoardCards } from "./use-board-cards.ts";

// Only a move that asks for something needs it.
const MoveDialog = lazy(async () => ({ default: (await import("../move/move-dialog.tsx")).MoveDialog }));

/** Columns side by side; those of one inner list are one under the other, each with so many cards in view. */
const lanes: readonly (readonly (readonly [MemberStatus, number])[])[] = [
  [["Pending", 5]],
  [["Active", 5]],
  [["Succeeded", 5]],
  [
    ["Failed", 3],
    ["Abandoned", 1],
  ],
];

type MoveEnd = Awaited<ReturnType<BoardProps<CampaignMember>["onMove"]>>;

/** A move that waits for its fields. */
interface AskedMove {
  readonly card: CampaignMember;
  readonly to: MemberStatus;
  readonly end: (outcome: ChangeOutcome | null) => void;
}

const isStatus = (word: string): word is MemberStatus => memberStatuses.some((status) => status === word);

/** How cards move: at once where nothing is asked, otherwise once the fields are filled in. */
function useBoardMoves(onStale: () => void) {
  const { job, found, onRows } = useCampaignView();
  const { change } = useMemberChanges(job.id, found.campaign.campaignWorkflowId, onRows);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const send = (card: CampaignMember, wanted: MemberChange) =>
    change(wanted, { kind: "rows", rows: [{ supplierKey: card.supplierKey, version: card.version }] });
  const endOf = (outcome: ChangeOutcome | null): MoveEnd => {
    if (outcome === null) return { end: "left" };
    if (outcome.ok) return { end: "moved" };
    onStale();
    return { end: "refused", why: outcome.problem.message };
  };
  const onMove = async (card: CampaignMember, to: string): Promise<MoveEnd> => {
    if (!isStatus(to)) return { end: "left" };
    if (fieldsOf(to, [card.status]).needs.length === 0) return endOf(await send(card, moveOf(to, silent)));
    const outcome = await new Promise<ChangeOutcome | null>((end) => setAsked({ card, to, end }));
    setAsked(null);
    return endOf(outcome);
  };
  return { onMove, asked, send };
}

interface CampaignBoardProps {
  readonly asked: Pick<PagedRequest, "filters" | "search">;
  /** The one status that is looked at. */
  readonly only: MemberStatus | null;
  /** Orders the cards by prediction, the highest first. */
  readonly isLikely: boolean;
  /** Back to the usual order. */
  readonly onUsual: () => void;
}

/** The suppliers of a campaign as cards, a column for each status. */
export function CampaignBoard({ asked, only, isLikely, onUsual }: CampaignBoardProps) {
  const words = useTranslations("campaigns.board");
  const likely = useTranslations("campaigns.likely");
  const formats = useFormats();
  const say = useCampaignWords();
  const { job, found, mayWork } = useCampaignView();
  const money = useCampaignMoney(job);
  const cards = useBoardCards(asked, isLikely);
  const moves = useBoardMoves(cards.reload);
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  if (isWithoutPredictions(cards.problem))
    return <NoPredictions problem={cards.problem} action={likely("without")} onAct={onUsual} />;
  if (cards.data === undefined)
    return cards.problem === undefined ? (
      <Skeleton kind="table" columns={4} rows={6} />
    ) : (
      <ErrorState {...problemView(cards.problem)} onRetry={cards.reload} retrying={cards.refreshing} />
    );
  const { columns } = cards.data;
  const columnOf = ([status, inView]: readonly [MemberStatus, number]): BoardColumn<CampaignMember> => {
    const column = columns.find((each) => each.status === status);
    return {
      key: status,
      label: say.status(status),
      icon: <StatusMark status={status} size={16} />,
      count: column?.suppliers ?? 0,
      facts: money(column?.valueMinor ?? 0),
      cards: column?.cards ?? [],
      inView,
    };
  };
  const shown = only === null ? lanes.map((lane) => lane.map(columnOf)) : [[columnOf([only, 6])]];
  return (
    <>
      <Board
        label={words("label")}
        lanes={shown}
        words={{
          keys: words(mayWork ? "keys" : "readKeys"),
          menu: (name) => words("menu", { name }),
          moveTo: (column) => words("moveTo", { column }),
          moved: (name, column) => words("moved", { name, column }),
          refused: (name, column, why) => words("refused", { name, column, why }),
          more: (count) => words("more", { count: formats.count(count) }),
          empty: words("empty"),
          dismiss: words("dismiss"),
        }}
        keyOf={({ supplierKey }) => supplierKey}
        nameOf={({ name }) => name}
        hrefOf={({ supplierKey }) => linkTo("jobCampaignSupplier", { ...params, supplierKey })}
        factOf={({ daysInStatus }) => words("days", { count: daysInStatus })}
        renderBody={(card) => <CardBody card={card} value={money(card.valueMinor)} />}
        targetsOf={(card) => (mayWork ? movesFrom(card.status) : [])}
        onMove={moves.onMove}
        onMore={(column) => isStatus(column) && cards.onMore(column)}
      />
      {moves.asked !== null && <AskedFields asked={moves.asked} send={moves.send} />}
    </>
  );
}

interface AskedFieldsProps {
  readonly asked: AskedMove;
  readonly send: (card: CampaignMember, change: MemberChange) => Promise<ChangeOutcome>;
}

function AskedFields({ asked: { card, to, end }, send }: AskedFieldsProps) {
  const { job, found } = useCampaignView();
  return (
    <Suspense fallback={null}>
      <MoveDialog
        job={job}
        method={found.campaign.method}
        to={to}
        from={[card.status]}
        subject={card.name}
        move={(change) => send(card, change)}
        onEnd={end}
      />
    </Suspense>
  );
}

function CardBody({ card, value }: { readonly card: CampaignMember; readonly value: string }) {
  return (
    <>
      <NextLine member={card} />
      <div className="flex items-end gap-2">
        <CapabilityStrip bands={bandsOfLevels(card.levels)} />
        <AttemptDots attempts={card.attempts} />
        <span className="ms-auto text-data leading-4 font-semibold tabular-nums">{value}</span>
      </div>
    </>
  );
}
