import { Button, Panel, SkeletonBar } from "@paygauge/ui";
import { useState } from "react";
import { drawCount, type DrawMode } from "@paygauge/api-types/value/case/draws";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useUncertainty } from "./use-uncertainty.ts";

const modes = ["independent", "together"] as const satisfies readonly DrawMode[];

/** How far the result may lie from what is expected: nine of ten draws are above P10, one of ten above P90. */
export function UncertaintyPanel() {
  const words = useTranslations("businessCase.uncertainty");
  const { job, result, years } = useCaseView();
  const money = useCaseMoney(job);
  const { count } = useFormats();
  const [mode, setMode] = useState<DrawMode>("independent");
  const found = useUncertainty();
  const shown = found?.[mode];
  const [least, most] =
    found === null ? [0, 1] : [Math.min(0, found.together.p10), Math.max(result.total, found.together.p90)];
  const place = (amount: number) => `${((amount - least) / (most - least || 1)) * 100}%`;
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { count: count(drawCount), years })}
      actions={
        <fieldset aria-label={words("mode")} className="flex flex-wrap gap-1">
          {modes.map((each) => (
            <Button
              key={each}
              size="sm"
              aria-pressed={each === mode}
              className="aria-pressed:bg-selected aria-pressed:border-accent"
              onClick={() => setMode(each)}
            >
              {words(`modes.${each}`)}
            </Button>
          ))}
        </fieldset>
      }
    >
      {shown === undefined || found === null ? (
        <SkeletonBar height={64} />
      ) : (
        <>
          <p className="text-data">
            {words("range", { p10: money.whole(shown.p10), p50: money.whole(shown.p50), p90: money.whole(shown.p90) })}
          </p>
          <div aria-hidden className="relative my-3 h-3 rounded-mark bg-sunken forced-color-adjust-none">
            <span
              className="absolute inset-y-0 rounded-mark"
              style={{
                insetInlineStart: place(shown.p10),
                insetInlineEnd: `calc(100% - ${place(shown.p90)})`,
                background: "var(--chart-1)",
              }}
            />
            <span className="absolute -inset-y-1 w-0.5 bg-text" style={{ insetInlineStart: place(shown.p50) }} />
          </div>
          <p className="text-label text-text-2">
            {words("both", {
              independent: money.whole(found.independent.p10),
              together: money.whole(found.together.p10),
            })}
          </p>
        </>
      )}
    </Panel>
  );
}
