import { useCallback } from "react";
import type { PublicationState } from "@paygauge/api-types/entities/runs";
import { useTranslations } from "./formats.ts";

export { dayPlace } from "@paygauge/api-types/table-files/list-cells";

/** What lists, headers, exports and dialogues say of a job's publication: "Published 5 Oct 2026, a newer run waits". */
export function usePublicationWords(): (state: PublicationState, day: string) => string {
  const words = useTranslations("jobs.publication");
  return useCallback((state, day) => words(state, { day }), [words]);
}
