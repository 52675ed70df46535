import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { meAtom } from "../../state/boot.ts";
import { entityLockAtom } from "../../state/entity-lock.ts";
import { useMay } from "../../state/permissions.ts";
import { modeAtom } from "../../state/system.ts";
import { LockKeeper } from "./lock-keeper.ts";

/**
 * Says that the open screen edits an entity: its write lock is taken and kept while the screen is open, and the frame
 * shows how it stands. `mayEdit` false: the user only looks, and is in no user's way.
 */
export function useEntityLock(entityType: LockableType, entityId: string, mayEdit: boolean): void {
  const show = useSetAtom(entityLockAtom);
  const userId = useAtomValue(meAtom)?.id;
  const isLive = useAtomValue(modeAtom) === "Live";
  const mayLock = useMay("Concurrency_Take_Entity_Lock") && mayEdit && isLive;
  useEffect(() => {
    if (!mayLock || userId === undefined) return;
    const keeper = new LockKeeper({ entityType, entityId }, userId, (view) =>
      show(view === null ? null : { view, keeper }),
    );
    const onGone = () => keeper.close(true);
    // A page that comes back from the browser's memory is open again.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void keeper.open();
    };
    window.addEventListener("pagehide", onGone);
    window.addEventListener("pageshow", onBack);
    void keeper.open();
    return () => {
      window.removeEventListener("pagehide", onGone);
      window.removeEventListener("pageshow", onBack);
      keeper.close(false);
      show(null);
    };
  }, [entityType, entityId, mayLock, userId, show]);
}
