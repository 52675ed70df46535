import { BandGlyph, bandOf, PlainTable, ScrollBox, SelectField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { RuleTrace, ScoringBench } from "@paygauge/api-types/entities/rulesets";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { BenchFrame } from "./bench-frame.tsx";
import { BenchResult } from "./bench-result.tsx";

interface ScoringBenchPanelProps {
  readonly body: ScoringRuleset;
  readonly isUsable: boolean;
}

/** One supplier with the scoring rules as they are in the editor. */
export function ScoringBenchPanel({ body, isUsable }: ScoringBenchPanelProps) {
  return (
    <BenchFrame isUsable={isUsable}>
      {(jobId, supplierKey) => <Result jobId={jobId} supplierKey={supplierKey} body={body} />}
    </BenchFrame>
  );
}

interface ResultProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly body: ScoringRuleset;
}

function Result({ jobId, supplierKey, body }: ResultProps) {
  const found = useCall("benchScoring", { params: { jobId }, body: { supplierKey, body: useSettled(body) } });
  return (
    <BenchResult found={found} supplierKey={supplierKey}>
      {(bench) => <Scores bench={bench} />}
    </BenchResult>
  );
}

function Scores({ bench }: { readonly bench: ScoringBench }) {
  const words = useTranslations("rulesets.bench");
  const texts = useTexts();
  const [chosen, setChosen] = useState<(typeof capabilities)[number]>("stp");
  const trace = bench.capabilities.find((each) => each.capability === chosen);
  return (
    <>
      <PlainTable
        label={words("rule")}
        caption={bench.name}
        columns={[
          {
            key: "capability",
            title: words("rule"),
            titleHidden: true,
            render: ({ capability }) => texts.capabilityNames[capability],
            namesRow: true,
          },
          { key: "before", title: words("before"), render: ({ before }) => <Score score={before} /> },
          { key: "after", title: words("after"), render: ({ after }) => <Score score={after} /> },
        ]}
        rows={bench.capabilities}
        rowKey={({ capability }) => capability}
        rowClass={({ before, after }) => (before.level === after.level ? "" : "bg-accent-subtle")}
      />
      <div className="mt-3">
        <SelectField
          label={words("rule")}
          value={chosen}
          onChange={({ target }) => setChosen(capabilities.find((each) => each === target.value) ?? "stp")}
          options={capabilities.map((value) => ({
            value,
            label: words("trace", { capability: texts.capabilityNames[value] }),
          }))}
        />
      </div>
      {trace !== undefined && <Trace rules={trace.rules} />}
    </>
  );
}

function Score({ score }: { readonly score: ScoringBench["capabilities"][number]["after"] }) {
  const formats = useFormats();
  return (
    <span className="inline-flex items-center gap-2">
      <BandGlyph band={bandOf(score.level) ?? "none"} />
      <span className="text-text-2">{formats.count(score.points)}</span>
    </span>
  );
}

function Trace({ rules }: { readonly rules: readonly RuleTrace[] }) {
  const words = useTranslations("rulesets.bench");
  const levels = useTranslations("rulesets.simulation.bands");
  const result = ({ isOn, holds, counts }: RuleTrace) =>
    words(!isOn ? "isOff" : counts ? "counts" : holds ? "holds" : "fails");
  return (
    <ScrollBox label={words("rule")} className="mt-2 max-h-80">
      <ul className="flex flex-col divide-y divide-line text-data">
        {rules.map((rule) => (
          <li
            key={`${rule.kind} ${rule.group} ${rule.code}`}
            className={`flex flex-wrap items-baseline gap-x-2 py-1 ${rule.counts ? "font-medium" : "text-text-2"}`}
          >
            <span className="w-14 shrink-0 text-label">{words(`kinds.${rule.kind}`)}</span>
            <span className="min-w-0 grow wrap-anywhere">{rule.code}</span>
            <span className="text-label">
              {result(rule)}
              {rule.counts && rule.points !== 0 && ` ${rule.points < 0 ? "\u2212" : "+"}${Math.abs(rule.points)}`}
              {rule.counts && rule.level !== null && ` (${levels(rule.level)})`}
            </span>
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
