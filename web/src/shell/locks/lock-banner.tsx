import { Button, ConfirmDialog, NotificationBar } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { Lock, LockOpen } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { LockKeeper } from "../../data/locks/lock-keeper.ts";
import type { LockState } from "../../data/locks/lock-state.ts";
import { staleWriteAtom } from "../../data/locks/stale-write.ts";
import { entityLockAtom } from "../../state/entity-lock.ts";
import { useWords } from "../../state/formats.ts";
import { LockClock } from "./lock-clock.tsx";
import { StaleWriteDialog } from "./stale-write-dialog.tsx";

const tones = {
  asking: "info",
  free: "info",
  mine: "success",
  other: "info",
  requested: "info",
  denied: "warning",
  expired: "warning",
  lost: "danger",
} as const satisfies Record<LockState, string>;

/** How the person stands to the write lock of what the screen edits, and what they can do about it. */
export function LockBanner() {
  const words = useWords("locks");
  const lock = useAtomValue(entityLockAtom);
  const stale = useAtomValue(staleWriteAtom);
  const [forcing, setForcing] = useState(false);
  const dialog = stale === null ? null : <StaleWriteDialog stale={stale} />;
  if (lock === null) return dialog;
  const { keeper, view } = lock;
  const { state, status } = view;
  if (state === "asking") return dialog;
  const name = status?.holder?.names ?? words("somebody");
  const requester = state === "mine" ? (status?.requester ?? null) : null;
  const Mark = state === "free" ? LockOpen : Lock;
  const force = async () => {
    await keeper.move("forceSetExclusiveWriteAccess");
    setForcing(false);
  };
  return (
    <>
      <NotificationBar
        tone={requester === null ? tones[state] : "warning"}
        icon={<Mark aria-hidden size={16} strokeWidth={1.6} />}
        actions={
          requester === null ? (
            <Moves state={state} keeper={keeper} onForce={() => setForcing(true)} />
          ) : (
            <>
              <Button size="sm" onClick={() => void keeper.handOver()}>
                {words("handOver")}
              </Button>
              <Button size="sm" onClick={() => void keeper.deny(requester.userId)}>
                {words("deny")}
              </Button>
            </>
          )
        }
      >
        <div className="flex flex-wrap items-baseline gap-x-2">
          <span>{requester === null ? words(state, { name }) : words("asked", { name: requester.names })}</span>
          <LockClock view={view} />
        </div>
      </NotificationBar>
      <ConfirmDialog
        open={forcing}
        onOpenChange={setForcing}
        title={words("forceTitle", { name })}
        confirmLabel={words("force")}
        cancelLabel={words("keepMine")}
        danger
        onConfirm={() => void force()}
      >
        <p>{words("forceText", { name })}</p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

interface MovesProps {
  readonly state: LockState;
  readonly keeper: LockKeeper;
  readonly onForce: () => void;
}

function Moves({ state, keeper, onForce }: MovesProps): ReactNode {
  const words = useWords("locks");
  if (state === "mine") return null;
  if (state === "free" || state === "expired") {
    return (
      <Button size="sm" onClick={() => void keeper.move("trySetExclusiveWriteAccess")}>
        {words("take")}
      </Button>
    );
  }
  return (
    <>
      {state !== "requested" && (
        <Button size="sm" onClick={() => void keeper.move("requestExclusiveWriteAccess")}>
          {words("request")}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onForce}>
        {words("force")}
      </Button>
    </>
  );
}
