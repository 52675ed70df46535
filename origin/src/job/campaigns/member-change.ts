/**
 * What becomes of a supplier of a campaign: the one function of every move, owner, route and next action, and the one of
 * every attempt. One supplier and ten thousand, from the board, the grid, a key or a file: all go through here. Pure.
 */
import { addWorkingDays } from "@paygauge/api-types/campaigns/working-days";
import { dispositionRules, isOutcome, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import type { AttemptBody, HistoryKind, MemberChange } from "@paygauge/api-types/entities/campaign-suppliers";
import type { MemberRow } from "./member-rows.ts";
import type { LocalDay } from "../../local-day.ts";

/** Who changes, and when (ISO). */
export interface ChangedBy extends LocalDay {
  readonly userId: string;
  readonly name: string;
  readonly at: string;
}

/** A line of a supplier's history. */
export interface MemberEvent {
  readonly what: HistoryKind;
  readonly from: MemberStatus | null;
  readonly to: MemberStatus | null;
  readonly text: string;
}

interface Changed {
  readonly row: MemberRow;
  readonly event: MemberEvent;
}

const touched = (row: MemberRow, by: ChangedBy) => ({
  ...row,
  version: row.version + 1,
  changedBy: by.name,
  changedOn: by.at,
});
const noNext = { nextKind: null, nextOn: null, nextTime: null } as const;
const noOutcome = { agreedMethod: null, agreedOn: null, reason: null, detailsTo: null } as const;
const notHeld = { heldById: null, heldBy: null, heldUntil: null } as const;
const nothingCounted = {
  attempts: 0,
  unanswered: 0,
  unansweredSince: null,
  isReached: 0,
  isWritten: 0,
  lastAttemptOn: null,
  lastDisposition: null,
  lastChannel: null,
} as const;

type Move = Extract<MemberChange, { kind: "move" }>;

/**
 * An outcome ends work: nothing comes next. A reopened supplier is counted again, and called on the next working day.
 */
function moved(row: MemberRow, move: Move, by: ChangedBy): Changed {
  const isReopened = isOutcome(row.status);
  const status = { ...touched(row, by), status: move.to, statusOn: by.at, note: move.note ?? null };
  const event = {
    what: isReopened ? ("reopened" as const) : ("moved" as const),
    from: row.status,
    to: move.to,
    text: move.note ?? "",
  };
  if (isReopened) {
    const next = { nextKind: "call", nextOn: addWorkingDays(by.day, 1, row.country), nextTime: null } as const;
    return { row: { ...status, ...noOutcome, ...nothingCounted, ...next, ...notHeld, countedFrom: by.at }, event };
  }
  if (!isOutcome(move.to)) return { row: status, event };
  const outcome = {
    agreedMethod: move.agreedMethod ?? null,
    agreedOn: move.agreedOn ?? null,
    reason: move.reason ?? null,
    detailsTo: move.detailsTo ?? null,
  };
  return { row: { ...status, ...outcome, ...noNext, ...notHeld }, event };
}

/** A supplier after a change that the rules allow; `ownerName` is the name of the owner that the change gives. */
export function changed(row: MemberRow, change: MemberChange, by: ChangedBy, ownerName: string): Changed {
  const plain = { from: null, to: null };
  switch (change.kind) {
    case "move":
      return moved(row, change, by);
    case "owner":
      return {
        row: { ...touched(row, by), ownerUserId: change.ownerUserId, ownerName },
        event: { ...plain, what: "owner", text: ownerName },
      };
    case "route":
      return {
        row: { ...touched(row, by), route: change.route },
        event: { ...plain, what: "route", text: change.route },
      };
    case "next": {
      const next = {
        nextKind: change.nextKind,
        nextOn: change.nextKind === null ? null : (change.nextOn ?? by.day),
        nextTime: change.nextKind === null ? null : (change.nextTime ?? null),
      };
      return {
        row: { ...touched(row, by), ...next },
        event: { ...plain, what: "next", text: [next.nextKind, next.nextOn, next.nextTime].filter(Boolean).join(" ") },
      };
    }
  }
}

/** What comes after an attempt: what the user says, else what the disposition proposes. */
function nextAfter(row: MemberRow, attempt: AttemptBody, by: ChangedBy) {
  if (attempt.next === null) return noNext;
  if (attempt.next !== undefined) {
    const { kind, on, time = null } = attempt.next;
    return { nextKind: kind, nextOn: on, nextTime: time };
  }
  const next = attempt.disposition === undefined ? null : dispositionRules[attempt.disposition].next;
  // A mail or a letter that says nothing of what follows leaves what was planned.
  if (next === null) return { nextKind: row.nextKind, nextOn: row.nextOn, nextTime: row.nextTime };
  return {
    nextKind: next.kind,
    nextOn: addWorkingDays(by.day, next.workingDays, row.country),
    nextTime: null,
  };
}

/** A supplier whose mail came back: its contact has to be found. The attempt was counted when the mail was sent. */
export function bounced(row: MemberRow, by: ChangedBy): MemberRow {
  const next = {
    nextKind: "findContact",
    nextOn: addWorkingDays(by.day, 1, row.country),
    nextTime: null,
  } as const;
  return {
    ...touched(row, by),
    lastDisposition: "wrongContact",
    contact: row.contact === "verified" ? "unverified" : row.contact,
    ...(isOutcome(row.status) ? {} : next),
  };
}

/** A supplier after an attempt: the first one makes a Pending supplier Active. `event` is of that alone. */
export function attempted(
  row: MemberRow,
  attempt: AttemptBody,
  by: ChangedBy,
): { readonly row: MemberRow; readonly event: MemberEvent | null } {
  const rule = attempt.disposition === undefined ? null : dispositionRules[attempt.disposition];
  const isReply = attempt.channel === "reply";
  const isAttempt = rule?.isAttempt ?? !isReply;
  const isUnanswered = rule?.isUnanswered ?? false;
  const isFirst = row.status === "Pending" && isAttempt;
  const isOpen = !isOutcome(row.status);
  const counted = {
    attempts: row.attempts + Number(isAttempt),
    unanswered: row.unanswered + Number(isUnanswered),
    unansweredSince: row.unansweredSince ?? (isUnanswered ? by.day : null),
    isReached: Math.max(row.isReached, Number(isReply || (rule?.isReached ?? false))),
    isWritten: Math.max(row.isWritten, Number(attempt.channel === "mail" || attempt.channel === "letter")),
    ...(isAttempt
      ? { lastAttemptOn: by.at, lastDisposition: attempt.disposition ?? null, lastChannel: attempt.channel }
      : {}),
  };
  const contact =
    attempt.disposition === "wrongContact" && row.contact === "verified" ? ("unverified" as const) : row.contact;
  return {
    row: {
      ...touched(row, by),
      ...counted,
      contact,
      ...(isOpen ? nextAfter(row, attempt, by) : {}),
      ...(isFirst ? { status: "Active" as const, statusOn: by.at } : {}),
      ...notHeld,
    },
    event: isFirst ? { what: "moved", from: "Pending", to: "Active", text: "" } : null,
  };
}
