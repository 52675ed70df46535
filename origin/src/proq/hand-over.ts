import type { Claimed, StartAnswer, StartCommand } from "./contract.ts";
import type { Outbox } from "./outbox.ts";
import type { QueueRow } from "./queue-rows.ts";
import type { ClaimRow } from "./queue-store.ts";
import type { Target } from "./targets.ts";

/** What a hand-over needs of the queue. */
interface HandOver {
  /** @throws Error where no object runs the command. */
  targetOf(row: QueueRow): Target;
  /** The effects of these were committed earlier: only their completion was missing. */
  applied(list: readonly Claimed[]): void;
  /** The target did not take the command. */
  refused(row: QueueRow, message: string): void;
}

type Send = (list: readonly StartCommand[]) => Promise<StartAnswer[]>;

/**
 * Hands claimed commands over; one that is tried again waits until its target was notified. A promise for each call.
 */
export function handOverTold(claimed: readonly ClaimRow[], to: HandOver, outbox: Outbox): Promise<void>[] {
  const untold = outbox.untold(claimed.map(({ sequence }) => sequence));
  const later = async (row: ClaimRow): Promise<void> => {
    await outbox.whenTold([to.targetOf(row).name]);
    if (outbox.untold([row.sequence]).size > 0) to.refused(row, "Its target did not answer.");
    else await Promise.all(handOver([row], to));
  };
  return [
    ...handOver(
      claimed.filter(({ sequence }) => !untold.has(sequence)),
      to,
    ),
    ...claimed.filter(({ sequence }) => untold.has(sequence)).map(later),
  ];
}

/** Hands claimed commands to their targets, those for one list target in one call; a promise for each call. */
function handOver(claimed: readonly ClaimRow[], to: HandOver): Promise<void>[] {
  const lists = new Map<string, { send: Send; rows: ClaimRow[] }>();
  const calls: Promise<void>[] = [];
  for (const row of claimed) {
    try {
      const target = to.targetOf(row);
      if (target.takes === "one") {
        const { object } = target;
        calls.push(dispatch([row], (list) => Promise.all(list.map((each) => object.startCommand(each))), to));
        continue;
      }
      const { object } = target;
      const group = lists.get(target.name);
      if (group) group.rows.push(row);
      else lists.set(target.name, { send: (list) => object.startCommands(list), rows: [row] });
    } catch (error) {
      calls.push(dispatch([row], () => Promise.reject(error), to));
    }
  }
  return [...calls, ...[...lists.values()].map(({ send, rows }) => dispatch(rows, send, to))];
}

async function dispatch(rows: readonly ClaimRow[], send: Send, to: HandOver): Promise<void> {
  try {
    const answers = await send(
      rows.map(({ id, token, commandType, payload, attempt }) => ({
        commandId: id,
        token,
        commandType,
        payload,
        attempt,
      })),
    );
    const applied = rows.filter((_row, index) => answers[index]?.state === "applied");
    if (applied.length > 0) to.applied(applied.map(({ id, token }) => ({ commandId: id, token })));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ event: "dispatch-failed", commandIds: rows.map(({ id }) => id), message }));
    for (const row of rows) to.refused(row, message);
  }
}
