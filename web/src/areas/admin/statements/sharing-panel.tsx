import { Button, ConfirmDialog, Panel } from "@paygauge/ui";
import { useState } from "react";
import { statementLimits } from "@paygauge/api-types/entities/card-statements";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import type { Statements } from "./statement-versions.tsx";

interface SharingPanelProps {
  readonly issuerId: string;
  readonly sharing: Statements["sharing"];
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
}

/** Whether the issuer shares that suppliers accept cards, what exactly leaves, and the way to change it. */
export function SharingPanel({ issuerId, sharing, mayEdit, onChanged }: SharingPanelProps) {
  const words = useTranslations("tenants.statements.sharing");
  const formats = useFormats();
  const mayChange = useMayChange();
  const [open, setOpen] = useState(false);
  const isShared = sharing !== null;
  const label = words(isShared ? "stop" : "share");
  const { run, pending } = useAction("shareAcceptance", { operation: label });
  const what = words("what", { count: statementLimits.sharedFromBuyers });
  const change = async () => {
    const outcome = await run({ params: { id: issuerId }, body: { isShared: !isShared } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    setOpen(false);
    onChanged();
  };
  return (
    <Panel title={words("title")}>
      <div className="flex max-w-180 flex-col items-start gap-2 text-data">
        <p>{isShared ? words("on", { day: formats.day(sharing.since), name: sharing.by }) : words("off")}</p>
        <p className="text-text-2">{what}</p>
        {mayEdit && (
          <Button disabled={!mayChange} onClick={() => setOpen(true)}>
            {label}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        submitting={pending}
        title={words(isShared ? "stopTitle" : "shareTitle")}
        description={isShared ? words("stopText") : what}
        confirmLabel={label}
        onConfirm={() => void change()}
      />
    </Panel>
  );
}
