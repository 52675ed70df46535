import type { VendorDetail, VendorJob } from "@paygauge/api-types/entities/vendors";
import { stepsOf } from "../words/time-axis.ts";

export const laneKeys = ["card", "virtualCard", "stp", "detail"] as const;
type LaneKey = (typeof laneKeys)[number];

/** A value of a lane from a date on; booleans are yes and no, numbers levels. */
export interface LaneStep {
  readonly on: string;
  readonly until: string;
  readonly value: boolean | number;
  readonly jobName: string;
}

const valueOf: Readonly<Record<LaneKey, (row: VendorJob) => boolean | number>> = {
  card: ({ accepts }) => accepts === "Card" || accepts === "VirtualCard",
  virtualCard: ({ accepts }) => accepts === "VirtualCard",
  stp: ({ stpCapable }) => stpCapable,
  detail: ({ detailLevel }) => detailLevel,
};

/** Runs that matched the vendor, oldest first. */
export const matchedRuns = ({ jobRows }: Pick<VendorDetail, "jobRows">): readonly VendorJob[] =>
  jobRows.filter(({ matched }) => matched).toSorted((a, b) => (a.knownOn < b.knownOn ? -1 : 1));

/** The steps of a lane: a run that repeats the value before it adds none. */
export function laneSteps(runs: readonly VendorJob[], lane: LaneKey, today: string): readonly LaneStep[] {
  const marks = runs.map((run) => ({
    on: run.knownOn.slice(0, 10),
    value: valueOf[lane](run),
    jobName: run.jobName,
  }));
  return stepsOf(
    marks.filter(({ value }, at) => value !== marks[at - 1]?.value),
    today,
  );
}
