import { DemoMark } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Figure } from "../../../../data/figures/figure.tsx";
import { useTranslations } from "../../../../state/formats.ts";
import { useShare } from "../../job-money.ts";
import { isDemo, isUnmatched } from "../directory-facts.ts";
import { stepFigures } from "../summary-figures.ts";

interface Step {
  readonly key: "spend" | "addressable" | "cardable" | "opportunity";
  /** null: not known without a match. */
  readonly minor: number | null;
  readonly note: string;
  readonly isGoal?: boolean;
}

/** The four steps as bars on one scale: what a phone shows in place of the waterfall. */
export function ReaderSteps({ jobId, summary }: { readonly jobId: string; readonly summary: JobSummary }) {
  const words = useTranslations("reader");
  const made = stepFigures(jobId, summary);
  const share = useShare();
  const { totals, addressableMinor, cardableMinor, opportunityMinor, stepSuppliers, conversion } = summary;
  const unmatched = isUnmatched(summary);
  const suppliers = (count: number) => words("suppliers", { count });
  const steps: readonly Step[] = [
    { key: "spend", minor: totals.spendMinor, note: suppliers(totals.suppliers) },
    { key: "addressable", minor: addressableMinor, note: suppliers(stepSuppliers.addressable) },
    { key: "cardable", minor: unmatched ? null : cardableMinor, note: suppliers(stepSuppliers.cardable) },
    {
      key: "opportunity",
      minor: unmatched ? null : opportunityMinor,
      note: words("conversion", { percent: share(conversion) }),
      isGoal: true,
    },
  ];
  const whole = Math.max(1, ...steps.map(({ minor }) => minor ?? 0));
  return (
    <ul aria-label={words("steps")} className="flex flex-col">
      {steps.map(({ key, minor, note, isGoal = false }) => (
        <li
          key={key}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5 not-first:border-t not-first:border-line"
        >
          <span className="min-w-0">
            <span className="block text-data font-semibold">{words(key)}</span>
            <span className="block text-label text-text-2">{minor === null ? "" : note}</span>
          </span>
          <span aria-hidden className="h-5 forced-color-adjust-none print:[print-color-adjust:exact]">
            <span
              className={`block h-full min-w-0.5 ${isGoal ? "bg-band-high" : "bg-accent"}`}
              style={{ width: `${(Math.max(0, minor ?? 0) / whole) * 100}%` }}
            />
          </span>
          <span className="text-data font-semibold tabular-nums">
            {minor === null ? (
              <Figure of={made.opportunityUnknown}>{words("notKnown")}</Figure>
            ) : (
              <Figure of={made[key]} />
            )}
            {minor !== null && key !== "spend" && key !== "addressable" && isDemo(summary) && <DemoMark />}
          </span>
        </li>
      ))}
    </ul>
  );
}
