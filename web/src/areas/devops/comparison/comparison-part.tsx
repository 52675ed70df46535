import { Button, KpiStrip, Panel, ProgressBar } from "@paygauge/ui";
import { useEffect, useRef, useState } from "react";
import {
  recomputedComparisons,
  type ComparedCall,
  type ComparedSide,
} from "@paygauge/api-types/entities/endpoint-comparison";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { CallTable } from "./call-table.tsx";
import { compareCalls, type Outcome } from "./compare-calls.ts";
import { DifferencesPanel } from "./differences-panel.tsx";
import { IgnoreRulesPanel } from "./ignore-rules-panel.tsx";
import { RecomputePanel } from "./recompute-panel.tsx";
import { SideFields } from "./side-fields.tsx";
import { useSides, type SidePart } from "./use-sides.ts";

interface ComparisonPartProps {
  readonly calls: readonly ComparedCall[];
  readonly jobId?: string;
}

const whole = ({ userId, ...rest }: SidePart): ComparedSide | null =>
  userId === undefined ? null : { ...rest, userId };

/** Of a run that was computed again only what is computed from files can be compared. */
const comparable = (calls: readonly ComparedCall[], sides: readonly SidePart[]): readonly ComparedCall[] =>
  sides.some(({ from }) => from === "recomputed") ? recomputedComparisons : calls;

/** Two sides, the calls with what came out of each, the differences of one, and the rules of what is ignored. */
export function ComparisonPart({ calls: offered, jobId }: ComparisonPartProps) {
  const words = useTranslations("endpointComparison");
  const { sides, set } = useSides();
  const calls = comparable(offered, [sides.left, sides.right]);
  const [shown, show] = useAddressPart("call");
  const mayChange = useMayChange();
  const { outcomes, isRunning, start, cancel } = useComparison(calls, jobId);
  const [left, right] = [whole(sides.left), whole(sides.right)];
  const opened = outcomes.find(({ callId }) => callId === shown);
  return (
    <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
      <Panel title={words("sides")}>
        <div className="flex flex-col gap-3">
          <SideFields sides={sides} hasRuns={jobId !== undefined} disabled={isRunning} onChange={set} />
          <div className="flex flex-wrap items-center gap-3">
            {isRunning ? (
              <Button onClick={cancel}>{words("cancel")}</Button>
            ) : (
              <Button
                variant="primary"
                disabled={left === null || right === null || !mayChange}
                onClick={() => left !== null && right !== null && start(left, right)}
              >
                {words("compare")}
              </Button>
            )}
            <p className="text-label text-text-2">{words("readOnly")}</p>
          </div>
          {isRunning && (
            <ProgressBar
              label={words("progress")}
              value={outcomes.length}
              max={calls.length}
              amount={words("amount", { done: outcomes.length, total: calls.length })}
            />
          )}
        </div>
      </Panel>
      {jobId !== undefined && <RecomputePanel jobId={jobId} />}
      {outcomes.length > 0 && <Figures outcomes={outcomes} />}
      <div className="grid items-start gap-3.5 lg:grid-cols-[3fr_2fr]">
        <CallTable calls={calls} outcomes={outcomes} shown={shown} onShow={show} />
        <div className="flex min-w-0 flex-col gap-3.5">
          {opened?.comparison && <DifferencesPanel comparison={opened.comparison} />}
          <IgnoreRulesPanel calls={offered} />
        </div>
      </div>
    </div>
  );
}

function useComparison(calls: readonly ComparedCall[], jobId: string | undefined) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = (left: ComparedSide, right: ComparedSide) => {
    const { signal } = (stop.current = new AbortController());
    setOutcomes([]);
    setRunning(true);
    const add = (outcome: Outcome) => setOutcomes((before) => [...before, outcome]);
    void compareCalls(calls, { jobId, left, right }, signal, add).then(() => {
      if (!signal.aborted) setRunning(false);
    });
  };
  const cancel = () => {
    stop.current?.abort();
    setRunning(false);
  };
  return { outcomes, isRunning, start, cancel };
}

function Figures({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const words = useTranslations("endpointComparison.figures");
  const { count } = useFormats();
  const found = outcomes.flatMap(({ comparison }) => comparison ?? []);
  const sum = (of: (each: (typeof found)[number]) => number) => found.reduce((total, each) => total + of(each), 0);
  const times = (side: "left" | "right") => count(sum((each) => each[side].ms));
  return (
    <KpiStrip
      label={words("label")}
      items={[
        { key: "calls", label: words("calls"), figure: count(found.length) },
        { key: "fields", label: words("fields"), figure: count(sum(({ fields }) => fields)) },
        { key: "differences", label: words("differences"), figure: count(sum(({ total }) => total)) },
        { key: "ignored", label: words("ignored"), figure: count(sum(({ ignored }) => ignored)) },
        { key: "time", label: words("time"), figure: `${times("left")} / ${times("right")}` },
      ]}
    />
  );
}
