import type { CampaignBoard, CampaignMember } from "@paygauge/api-types/entities/campaign-suppliers";
import type { CampaignCounters } from "@paygauge/api-types/entities/campaigns";

type Column = CampaignBoard["columns"][number];

const keyOf = ({ supplierKey }: CampaignMember) => supplierKey;

/** The highest value first, as the board is asked for; of equal ones by key. */
const inOrder = (one: CampaignMember, other: CampaignMember): number =>
  other.valueMinor - one.valueMinor || (one.supplierKey < other.supplierKey ? -1 : 1);

/** A card's newest row in place of the one that is there, wherever that is. */
function withRow(columns: readonly Column[], row: CampaignMember): Column[] {
  return columns.map((column) => {
    const before = column.cards.find((card) => card.supplierKey === row.supplierKey);
    const others = column.cards.filter((card) => card !== before);
    const isHere = column.status === row.status;
    if (before === undefined && !isHere) return column;
    return {
      ...column,
      suppliers: column.suppliers + Number(isHere) - Number(before !== undefined),
      valueMinor: column.valueMinor + (isHere ? row.valueMinor : 0) - (before?.valueMinor ?? 0),
      cards: isHere ? [...others, row].toSorted(inOrder) : others,
    };
  });
}

/**
 * The columns after rows were changed: no card occurs twice, none is asked for again. null where that cannot be known
 * from here: a row that is not on the board was changed. `counters`, where nothing is filtered, are the counts of all.
 */
export function withChangedRows(
  board: CampaignBoard,
  rows: readonly CampaignMember[],
  counters: CampaignCounters | null,
): CampaignBoard | null {
  const known = new Set(board.columns.flatMap(({ cards }) => cards.map(keyOf)));
  if (rows.some((row) => !known.has(row.supplierKey))) return null;
  let { columns } = board;
  for (const row of rows) columns = withRow(columns, row);
  return {
    columns: columns.map((column) => (counters === null ? column : { ...column, ...counters[column.status] })),
  };
}

/** The columns with more cards of one of them; those that are there already stay as they are. */
export function withMoreCards(
  board: CampaignBoard,
  status: Column["status"],
  cards: readonly CampaignMember[],
): CampaignBoard {
  const known = new Set(board.columns.flatMap((column) => column.cards.map(keyOf)));
  const fresh = cards.filter((card) => card.status === status && !known.has(card.supplierKey));
  return {
    columns: board.columns.map((column) =>
      column.status === status ? { ...column, cards: [...column.cards, ...fresh] } : column,
    ),
  };
}
