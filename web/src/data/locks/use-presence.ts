import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { limits } from "@paygauge/api-types/limits";
import { meAtom } from "../../state/boot.ts";
import { useMay } from "../../state/permissions.ts";
import { asProblem } from "../api-problem.ts";
import { callApi } from "../call-api.ts";
import type { LockEntity } from "./held-tokens.ts";

/**
 * Reports that the open page shows an entity, every three seconds while the tab is visible; it takes no lock. null: the
 * page shows none, or its lock reports already.
 */
export function usePresence(entity: LockEntity | null): void {
  const userId = useAtomValue(meAtom)?.id;
  const mayReport = useMay("Concurrency_Take_Entity_Lock");
  const { entityType, entityId } = entity ?? {};
  useEffect(() => {
    if (!mayReport || userId === undefined || entityType === undefined || entityId === undefined) return;
    return reportPresence({ entityType, entityId }, userId);
  }, [entityType, entityId, mayReport, userId]);
}

/** Begins the reports; the answer ends them. */
function reportPresence(entity: LockEntity, userId: string): () => void {
  const body = { ...entity, userId, screen: crypto.randomUUID(), viewing: true };
  let isRefused = false;
  const send = async (leaving: boolean, keepalive = false) => {
    try {
      await callApi("trySetEntityActiveUser", { body: leaving ? { ...body, leaving } : body }, { keepalive });
    } catch (thrown) {
      // Without an answer the next report says the same; an entity that the user can't see is not asked for again.
      isRefused ||= [403, 404, 422].includes(asProblem(thrown).status);
    }
  };
  const report = () => {
    if (document.visibilityState === "visible" && !isRefused) void send(false);
  };
  const onGone = () => void send(true, true);
  const timer = setInterval(report, limits.activeEntityReportMs);
  document.addEventListener("visibilitychange", report);
  window.addEventListener("pagehide", onGone);
  report();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", report);
    window.removeEventListener("pagehide", onGone);
    if (!isRefused) void send(true);
  };
}
