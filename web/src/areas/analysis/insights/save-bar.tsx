import { Suspense, useState } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { useMayEditUseCases } from "../use-cases/use-may-edit.ts";
import type { ChosenDimension } from "./bar-filters.ts";
import { drilledFilters, slicerFilters } from "./drill-filters.ts";
import type { InsightsQuery } from "./insights-query.ts";

// Only who saves one needs it.
const SaveBarDialog = lazyWithTexts(
  async () => ({ default: (await import("./save-bar-dialog.tsx")).SaveBarDialog }),
  areaTexts.useCases,
  areaTexts.overrides,
  callParts.useCases,
);

/** Saves the suppliers that a bar opens as a use case; `save` is absent for who may not. */
export function useSaveBar(job: Job | undefined, { filters, slicing }: Pick<InsightsQuery, "filters" | "slicing">) {
  const mayEdit = useMayEditUseCases();
  const [bar, setBar] = useState<{ readonly dimension: ChosenDimension; readonly key: string } | null>(null);
  if (job === undefined || !mayEdit) return { save: undefined, dialog: null };
  const save = (dimension: ChosenDimension, key: string): void => setBar({ dimension, key });
  const dialog = bar !== null && (
    <Suspense fallback={null}>
      <SaveBarDialog
        job={job}
        filters={[...drilledFilters(filters, bar.dimension, bar.key), ...slicerFilters(slicing)]}
        method={capabilities.find((each) => each === bar.dimension)}
        onClose={() => setBar(null)}
      />
    </Suspense>
  );
  return { save, dialog };
}
