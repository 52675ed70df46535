import { Button, ConfirmDialog, Popover } from "@paygauge/ui";
import { useAtomValue } from "jotai";
import { ChevronDown, Eye, PencilLine } from "lucide-react";
import { useState } from "react";
import type { LockKeeper } from "../../data/locks/lock-keeper.ts";
import type { LockState } from "../../data/locks/lock-state.ts";
import { staleWriteAtom } from "../../data/locks/stale-write.ts";
import { entityLockAtom } from "../../state/entity-lock.ts";
import { useTranslations } from "../../state/formats.ts";
import { LockClock } from "./lock-clock.tsx";
import { StaleWriteDialog } from "./stale-write-dialog.tsx";

type Shown = Exclude<LockState, "asking"> | "asked";

/** States that need the user's attention: they are drawn in the colour of a warning. */
const urgent: ReadonlySet<Shown> = new Set(["asked", "denied", "expired", "lost"]);

/**
 * Who edits what the screen shows, in one button of the header; what can be done about it is in its panel. Nothing below
 * the header moves when that changes.
 */
export function LockControl() {
  const words = useTranslations("locks");
  const lock = useAtomValue(entityLockAtom);
  const stale = useAtomValue(staleWriteAtom);
  const [forcing, setForcing] = useState(false);
  const dialog = stale === null ? null : <StaleWriteDialog stale={stale} />;
  if (lock === null || lock.view.state === "asking") return dialog;
  const { keeper, view } = lock;
  const { state, status } = view;
  const requester = state === "mine" ? (status?.requester ?? null) : null;
  const shown: Shown = requester === null ? lock.view.state : "asked";
  const name = requester?.names ?? status?.holder?.names ?? words("somebody");
  const Mark = state === "mine" ? PencilLine : Eye;
  const moves = { shown, keeper, requesterId: requester?.userId, onForce: () => setForcing(true) };
  return (
    <>
      <output className="sr-only">{words(shown, { name })}</output>
      <Popover
        label={words("panel")}
        align="end"
        trigger={
          <Button
            className={`max-w-72 max-md:min-h-11 max-md:min-w-11 max-md:px-2 ${urgent.has(shown) ? "border-warning-line bg-warning-bg text-warning" : ""}`}
            icon={<Mark aria-hidden size={16} strokeWidth={1.6} className="shrink-0" />}
            iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} className="shrink-0 max-md:hidden" />}
          >
            <span className="truncate max-md:sr-only">{words(`short.${shown}`, { name })}</span>
          </Button>
        }
      >
        <p className="max-w-72">{words(shown, { name })}</p>
        <p className="mt-1 min-h-4">
          <LockClock view={view} />
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Moves {...moves} />
        </div>
      </Popover>
      <ConfirmDialog
        open={forcing}
        onOpenChange={setForcing}
        title={words("forceTitle", { name })}
        confirmLabel={words("force")}
        cancelLabel={words("keepMine")}
        danger
        onConfirm={() => void keeper.move("forceSetExclusiveWriteAccess").then(() => setForcing(false))}
      >
        <p>{words("forceText", { name })}</p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

interface MovesProps {
  readonly shown: Shown;
  readonly keeper: LockKeeper;
  readonly requesterId: string | undefined;
  readonly onForce: () => void;
}

function Moves({ shown, keeper, requesterId = "", onForce }: MovesProps) {
  const words = useTranslations("locks");
  if (shown === "mine") return null;
  if (shown === "asked")
    return (
      <>
        <Button onClick={() => void keeper.handOver()}>{words("handOver")}</Button>
        <Button onClick={() => void keeper.deny(requesterId)}>{words("deny")}</Button>
      </>
    );
  if (shown === "free" || shown === "expired")
    return <Button onClick={() => void keeper.move("trySetExclusiveWriteAccess")}>{words("take")}</Button>;
  return (
    <>
      {shown !== "requested" && (
        <Button onClick={() => void keeper.move("requestExclusiveWriteAccess")}>{words("request")}</Button>
      )}
      <Button variant="quiet" onClick={onForce}>
        {words("force")}
      </Button>
    </>
  );
}
