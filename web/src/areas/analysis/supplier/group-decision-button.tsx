import { Button } from "@paygauge/ui";
import { lazy, Suspense, useState } from "react";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useMayDecide } from "../use-may-decide.ts";

interface GroupDecisionProps {
  readonly jobId: string;
  readonly detail: SupplierDetail;
}

/** Loaded when it is opened: most visits of a supplier never merge or split. */
const GroupDialog = lazy(async () => ({ default: (await import("./group-decision-dialog.tsx")).GroupDialog }));

/** The way to merge a supplier into another one, or to split spellings off it. */
export function GroupDecisionButton({ jobId, detail }: GroupDecisionProps) {
  const words = useTranslations("decisions");
  const [open, setOpen] = useState(false);
  if (!useMayDecide() || detail.row.payeeClass === "Redacted") return null;
  return (
    <div className="mt-2">
      <Button size="sm" onClick={() => setOpen(true)}>
        {words("group")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <GroupDialog jobId={jobId} detail={detail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
