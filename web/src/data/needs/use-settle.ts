import { useAtomValue } from "jotai";
import { useRef, useState, type RefObject } from "react";
import type { Need } from "@paygauge/api-types/entities/needs";
import { meAtom } from "../../state/boot.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone, notifyProblem } from "../../state/notifications.ts";
import { asProblem } from "../api-problem.ts";
import { callApi } from "../call-api.ts";

const dayMs = 86_400_000;

/** Returns the day that is so many days from now, "YYYY-MM-DD" in UTC. */
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export interface Settling {
  /** Ids of rows that this screen settled or postponed; they are not reported as settled elsewhere. */
  readonly own: RefObject<ReadonlySet<string>>;
  /** The row whose call is running. */
  readonly busy: string | null;
  readonly settle: (need: Need, title: string) => Promise<void>;
  readonly deny: (need: Need, title: string) => Promise<void>;
  readonly postpone: (need: Need, days: number, title: string) => Promise<void>;
  readonly resume: (need: Need, title: string) => Promise<void>;
}

/** The calls that settle a row or postpone it; `reload` reads the list again. */
export function useSettle(reload: () => void): Settling {
  const words = useTranslations("main.home.needs");
  const userId = useAtomValue(meAtom)?.id ?? "";
  const own = useRef(new Set<string>());
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (need: Need, title: string, call: () => Promise<string>) => {
    if (busy !== null) return;
    setBusy(need.id);
    own.current.add(need.id);
    try {
      notifyDone(await call());
    } catch (thrown) {
      own.current.delete(need.id);
      notifyProblem(title, asProblem(thrown));
    } finally {
      setBusy(null);
      reload();
    }
  };
  const lockOf = ({ lock }: Need) => ({ entityType: lock?.entityType ?? "job", entityId: lock?.entityId ?? "" });
  return {
    own,
    busy,
    settle: (need, title) =>
      act(need, title, async () => {
        if (need.kind === "lockRequest") {
          await callApi("trySetEntityActiveUser", { body: { ...lockOf(need), userId, leaving: true } });
          return words("granted", { name: need.subject });
        }
        return (await callApi("resumeJob", { params: { jobId: need.job?.id ?? "" } })).message;
      }),
    deny: (need, title) =>
      act(need, title, async () => {
        const query = { ...lockOf(need), userId: need.lock?.userId ?? "" };
        return (await callApi("denyExclusiveWriteAccess", { query })).message;
      }),
    postpone: (need, days, title) =>
      act(need, title, async () => {
        const { id: needId, fingerprint } = need;
        return (await callApi("postponeNeed", { body: { needId, fingerprint, until: dayIn(days) } })).message;
      }),
    resume: (need, title) =>
      act(need, title, async () => (await callApi("resumeNeed", { query: { needId: need.id } })).message),
  };
}
