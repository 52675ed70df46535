import { Button } from "@paygauge/ui";
import { lazy, Suspense, useState } from "react";
import {
  maintenanceLimits,
  type MaintainedJob,
  type MaintenanceAct,
} from "@paygauge/api-types/entities/job-maintenance";
import type { ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

const ActDialog = lazy(async () => ({ default: (await import("./act-dialog.tsx")).ActDialog }));

/** What can be done with the chosen jobs, each for those who may do it with a single one. */
export function ActButtons({ chosen }: { readonly chosen: ChosenRows<MaintainedJob> }) {
  const words = useTranslations("jobMaintenance");
  const [mayRun, mayPublish] = [useMay("JobCreate"), useMay("Job_PUBLISH")];
  const [mayOwn, mayDelete] = [useMay("JobOwner_UPDATE"), useMay("Job_DELETE")];
  const mayChange = useMayChange();
  const [act, setAct] = useState<MaintenanceAct | null>(null);
  const acts: readonly MaintenanceAct[] = [
    ...(mayRun ? (["score", "resume", "import"] as const) : []),
    ...(mayPublish ? (["unpublish"] as const) : []),
    ...(mayOwn ? (["owner"] as const) : []),
    "removeRuns",
    ...(mayDelete ? (["delete"] as const) : []),
  ];
  if (chosen.count > maintenanceLimits.jobs)
    return (
      <p className="text-data text-text-2">{words("tooMany", { most: maintenanceLimits.jobs, count: chosen.count })}</p>
    );
  return (
    <>
      {acts.map((each) => (
        <Button key={each} size="sm" disabled={!mayChange} onClick={() => setAct(each)}>
          {words(`acts.${each}`)}
        </Button>
      ))}
      {act !== null && (
        <Suspense fallback={null}>
          <ActDialog act={act} chosen={chosen} onClose={() => setAct(null)} onQueued={chosen.onChanged} />
        </Suspense>
      )}
    </>
  );
}
