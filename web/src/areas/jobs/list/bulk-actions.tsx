import { Button } from "@paygauge/ui";
import { useState } from "react";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { BulkDelete } from "./bulk-delete.tsx";
import { BulkDialog, type BulkChange } from "./bulk-dialog.tsx";

/** What can be done with the chosen jobs at once. */
export function BulkActions({ chosen }: { readonly chosen: ChosenRows<JobListItem> }) {
  const words = useTranslations("jobAdmin.bulk");
  const may = {
    assign: useMay("JobUsers_DIRECT_ASSIGN"),
    owner: useMay("JobOwner_UPDATE"),
    delete: useMay("Job_DELETE"),
  };
  const mayChange = useMayChange();
  const [open, setOpen] = useState<BulkChange | "delete" | null>(null);
  return (
    <>
      {(["assign", "owner", "delete"] as const)
        .filter((change) => may[change])
        .map((change) => (
          <Button key={change} size="sm" disabled={!mayChange} onClick={() => setOpen(change)}>
            {words(`${change}.open`)}
          </Button>
        ))}
      {open === "delete" && <BulkDelete chosen={chosen} onClose={() => setOpen(null)} />}
      {open !== null && open !== "delete" && <BulkDialog change={open} chosen={chosen} onClose={() => setOpen(null)} />}
    </>
  );
}
