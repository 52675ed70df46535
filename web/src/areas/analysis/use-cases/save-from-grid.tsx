import { Button, type GridQuery } from "@paygauge/ui";
import { BookmarkPlus } from "lucide-react";
import { useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../../state/formats.ts";
import { criteriaOf } from "./criteria.ts";
import { SaveUseCaseDialog } from "./save-use-case-dialog.tsx";
import { useMayEditUseCases } from "./use-may-edit.ts";

interface SaveFromGridProps {
  readonly job: Job;
  readonly query: GridQuery;
  /** The page's main action. */
  readonly isMain?: boolean;
}

/** "Save as use case", with the filters of the suppliers grid. */
export function SaveFromGrid({ job, query, isMain = false }: SaveFromGridProps) {
  const words = useTranslations("useCases.save");
  const mayEdit = useMayEditUseCases();
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  const from = { name: "", method: job.capabilities[0] ?? "vcard", criteria: criteriaOf(query, job.minorDigits) };
  return (
    <>
      <Button
        variant={isMain ? "primary" : "secondary"}
        icon={<BookmarkPlus aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setOpen(true)}
      >
        {words("fromGrid")}
      </Button>
      {open && <SaveUseCaseDialog job={job} from={from} onClose={() => setOpen(false)} />}
    </>
  );
}
