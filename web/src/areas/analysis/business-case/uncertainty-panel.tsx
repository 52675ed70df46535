import { Button, Panel, SkeletonBar } from "@paygauge/ui";
import { useState } from "react";
import { drawCount, type DrawMode, type Uncertainty } from "@paygauge/analysis/value/case/draws";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useUncertainty } from "./use-uncertainty.ts";

const modes = ["independent", "together"] as const satisfies readonly DrawMode[];

/** How far the result may lie from what is expected: nine of ten draws are above P10, one of ten above P90. */
export function UncertaintyPanel() {
  const words = useTranslations("businessCase.uncertainty");
  const { result, years } = useCaseView();
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
          <p className="text-data">{words("range")}</p>
          <Percentiles mode={mode} found={found} />
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
          <BothWays found={found} />
        </>
      )}
    </Panel>
  );
}

const places = ["p10", "p50", "p90"] as const;

/** The three places of the draws, each of which opens how it was found. */
function Percentiles({ mode, found }: { readonly mode: DrawMode; readonly found: Uncertainty }) {
  const words = useTranslations("businessCase.uncertainty");
  const { job } = useCaseView();
  const money = useCaseMoney(job);
  return (
    <dl className="mt-2 grid grid-cols-3 gap-2">
      {places.map((at) => (
        <div key={at} className="min-w-0">
          <dt className="text-label text-text-2">{words(`places.${at}`)}</dt>
          <dd className="font-medium">
            <Figure of={{ kind: "percentile", at, mode, found }} name={words(`places.${at}`)}>
              {money.whole(found[mode][at])}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The P10 of either way of drawing: the cautious reading of both. */
function BothWays({ found }: { readonly found: Uncertainty }) {
  const words = useTranslations("businessCase.uncertainty");
  const { job } = useCaseView();
  const money = useCaseMoney(job);
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-2 text-label text-text-2">
      {modes.map((each) => (
        <div key={each} className="flex items-center gap-x-1">
          <dt>{words(`p10Of.${each}`)}</dt>
          <dd>
            <Figure of={{ kind: "percentile", at: "p10", mode: each, found }} name={words(`p10Of.${each}`)}>
              {money.whole(found[each].p10)}
            </Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
