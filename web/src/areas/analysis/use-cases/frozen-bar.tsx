import { Button } from "@paygauge/ui";
import { Snowflake } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

// Only who refreshes the set needs it.
const ChangesDialog = lazy(async () => ({ default: (await import("./changes-dialog.tsx")).ChangesDialog }));

interface FrozenBarProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly mayEdit: boolean;
  readonly onRefreshed: () => void;
}

/** That the set is frozen, since when, and what the same criteria would give today. */
export function FrozenBar({ job, found, mayEdit, onRefreshed }: FrozenBarProps) {
  const words = useTranslations("useCases.page");
  const formats = useFormats();
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  // The page asks again after each change of its own; what another changes has another version, and this begins again.
  const { data } = useCall("useCaseChanges", mayEdit ? { params } : null);
  const [asking, setAsking] = useState(false);
  const isSame = data === undefined || data.joined.suppliers + data.left.suppliers === 0;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-t border-line pt-3 text-data">
      <p className="min-w-0 grow basis-60">
        <Snowflake aria-hidden size={16} strokeWidth={1.6} className="me-1.5 inline align-text-bottom text-text-2" />
        <span className="font-medium">{words("frozen", { count: found.totals.suppliers })}</span>{" "}
        <span className="text-text-2">
          {data !== undefined &&
            (isSame
              ? words("same")
              : words("today", {
                  today: formats.count(data.today.suppliers),
                  joined: formats.count(data.joined.suppliers),
                  left: formats.count(data.left.suppliers),
                }))}
        </span>
      </p>
      {mayEdit && (found.isOutOfDate || !isSame) && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {words("refresh")}
        </Button>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ChangesDialog {...{ job, found, onRefreshed }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
