import { formatNumber, PlainTable } from "@paygauge/ui";
import type { ConfidenceBench } from "@paygauge/api-types/entities/rulesets";
import type { ConfidenceRuleset } from "@paygauge/api-types/entities/analysis";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { rulesetsTexts } from "../../../texts/en/rulesets.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { BenchFrame } from "./bench-frame.tsx";
import { BenchResult } from "./bench-result.tsx";

interface ConfidenceBenchPanelProps {
  readonly body: ConfidenceRuleset;
  readonly isUsable: boolean;
}

/** One supplier matched with the weights as they are in the editor. */
export function ConfidenceBenchPanel({ body, isUsable }: ConfidenceBenchPanelProps) {
  return (
    <BenchFrame isUsable={isUsable}>
      {(jobId, supplierKey) => <Result jobId={jobId} supplierKey={supplierKey} body={body} />}
    </BenchFrame>
  );
}

interface ResultProps {
  readonly jobId: string;
  readonly supplierKey: string;
  readonly body: ConfidenceRuleset;
}

function Result({ jobId, supplierKey, body }: ResultProps) {
  const found = useCall("benchConfidence", { params: { jobId }, body: { supplierKey, body: useSettled(body) } });
  return (
    <BenchResult found={found} supplierKey={supplierKey}>
      {(bench) => <Match bench={bench} />}
    </BenchResult>
  );
}

type Level = keyof typeof rulesetsTexts.confidence.levels;
const isLevel = (word: string): word is Level => Object.hasOwn(rulesetsTexts.confidence.levels, word);

type Field = keyof typeof rulesetsTexts.confidence.fields;
const isField = (word: string): word is Field => Object.hasOwn(rulesetsTexts.confidence.fields, word);

function Match({ bench }: { readonly bench: ConfidenceBench }) {
  const words = useTranslations("rulesets");
  const { locale } = useFormats();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const bits = (value: number) => format.format(value).replace("-", "\u2212");
  const percent = (share: number) => formatNumber(share, { kind: "percent" }, locale);
  const { before, after, trace, matched } = bench;
  const facts = [
    ["before", before],
    ["after", after],
  ] as const;
  return (
    <>
      <p className="text-label font-semibold">{bench.name}</p>
      <dl className="mt-1 grid grid-cols-2 gap-2 text-data">
        {facts.map(([key, { band, confidence }]) => (
          <div key={key} className={before.band === after.band ? "" : "rounded-control bg-accent-subtle px-2 py-1"}>
            <dt className="text-label text-text-2">{words(`bench.${key}`)}</dt>
            <dd>
              {band === "Unmatched"
                ? words(`simulation.bands.${band}`)
                : words("bench.bandAndShare", { band: words(`simulation.bands.${band}`), share: percent(confidence) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-data text-text-2">
        {matched === null ? words("bench.noEntry") : words("bench.entry", { name: matched.name })}
      </p>
      <PlainTable
        className="mt-2"
        label={words("bench.agreement")}
        columns={[
          {
            key: "field",
            title: words("bench.field"),
            render: ({ field }) =>
              isField(field) ? words(`confidence.fields.${field}`) : words(`bench.traceFields.${field}`),
            namesRow: true,
          },
          {
            key: "agreement",
            title: words("bench.agreement"),
            render: ({ level }) => (isLevel(level) ? words(`confidence.levels.${level}`) : ""),
          },
          { key: "bits", title: words("bench.bits"), render: (each) => bits(each.bits), atEnd: true },
        ]}
        rows={trace}
        rowKey={({ field }) => field}
        sum={{ name: words("bench.sum"), value: bits(after.bits) }}
      />
    </>
  );
}
