import { atom } from "jotai";
import { limits } from "@paygauge/api-types/limits";
import type { ApiProblem } from "../data/api-problem.ts";
import { store } from "./store.ts";

interface NoticeAction {
  readonly label: string;
  readonly onSelect: () => void;
}

export interface Notification {
  readonly id: string;
  readonly kind: "success" | "info" | "error";
  /** Success and info: the whole sentence. Error: what the system said, before it is worded for the user. */
  readonly message: string;
  readonly operation?: string;
  /** What can be done about it, once: undo. */
  readonly action?: NoticeAction | undefined;
  readonly correlationId?: string | undefined;
  readonly at: Date;
  readonly url: string;
}

/** Newest last; at most three are at once (docs/specification.md section 8). */
export const notificationsAtom = atom<readonly Notification[]>([]);

/** Messages that the bell keeps of one visit (ours). */
export const maxNotices = 50;

/** The last messages of this visit, newest last, whether closed or not. */
export const noticeHistoryAtom = atom<readonly Notification[]>([]);
const lastSeenAtom = atom(0);

/** Errors since the user last looked at the history. */
export const unseenErrorsAtom = atom(
  (get) =>
    get(noticeHistoryAtom).filter((item) => item.kind === "error" && item.at.getTime() > get(lastSeenAtom)).length,
);
/** Everything said until now was looked at. */
export const markNoticesSeen = atom(null, (_get, set) => set(lastSeenAtom, Date.now()));

function push(facts: Omit<Notification, "id" | "at" | "url">): void {
  const item: Notification = { ...facts, id: crypto.randomUUID(), at: new Date(), url: location.href };
  store.set(notificationsAtom, (items) => withoutSurplus([...items, item]));
  store.set(noticeHistoryAtom, (items) => [...items, item].slice(-maxNotices));
}

/** Beyond three the oldest message that is not an error leaves first. */
function withoutSurplus(items: readonly Notification[]): readonly Notification[] {
  if (items.length <= limits.maxSnackbars) return items;
  const mild = items.findIndex((item) => item.kind !== "error");
  const leaving = mild < 0 || mild === items.length - 1 ? 0 : mild;
  return items.filter((_item, index) => index !== leaving);
}

export function notifyDone(message: string, action?: NoticeAction): void {
  push({ kind: "success", message, action });
}

/** What to do, where nothing was done and nothing failed. */
export function notifyInfo(message: string, action?: NoticeAction): void {
  push({ kind: "info", message, action });
}

type Told = Pick<ApiProblem, "message" | "correlationId"> & Partial<Pick<ApiProblem, "isTold">>;

/** A red message of what failed, unless a dialog tells it already. */
export function notifyProblem(operation: string, problem: Told): void {
  if (problem.isTold) return;
  push({ kind: "error", operation, message: problem.message, correlationId: problem.correlationId });
}

export function dismissNotification(id: string): void {
  store.set(notificationsAtom, (items) => items.filter((item) => item.id !== id));
}

/** Messages of more than 1000 characters end in an ellipsis (docs/specification.md section 8). */
export function truncated(message: string): string {
  return message.length <= limits.maxErrorMessage ? message : `${message.slice(0, limits.maxErrorMessage)}…`;
}
