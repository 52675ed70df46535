import { Button, ErrorState, Panel, PlainTable, ProgressBar, SelectField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { matchBands, scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { BandChange, RulesetKind } from "@paygauge/api-types/entities/rulesets";
import type { RulesetBody } from "@paygauge/api-types/entities/ruleset-check";
import { problemView } from "../../../data/grid-error.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { sumOf, type Sums } from "./add-slices.ts";
import { JobPicker } from "./pickers.tsx";
import { useSimulation } from "./use-simulation.ts";

interface SimulationPanelProps {
  readonly kind: RulesetKind;
  readonly body: RulesetBody;
  readonly isUsable: boolean;
}

/** What these rules would change on a whole job, by count and by spend; no part of the job changes. */
export function SimulationPanel({ kind, body, isUsable }: SimulationPanelProps) {
  const words = useTranslations("rulesets.simulation");
  const formats = useFormats();
  const [jobId, setJobId] = useState<string>();
  const { sums, running, problem, body: tried, start, stop } = useSimulation(kind);
  return (
    <Panel title={words("title")}>
      <p className="mb-2 text-label text-text-2">{words("hint")}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-[min(11rem,100%)] grow basis-0">
          <JobPicker value={jobId} onChange={setJobId} />
        </div>
        {running ? (
          <Button onClick={stop}>{words("stop")}</Button>
        ) : (
          <Button disabled={jobId === undefined || !isUsable} onClick={() => jobId !== undefined && start(jobId, body)}>
            {words("run")}
          </Button>
        )}
      </div>
      {running && (
        <div className="mt-3">
          <ProgressBar
            label={words("label")}
            value={sums?.done ?? 0}
            max={sums?.total ?? 0}
            amount={words("progress", { done: formats.count(sums?.done ?? 0), total: formats.count(sums?.total ?? 0) })}
          />
        </div>
      )}
      {problem !== undefined && <ErrorState {...problemView(problem)} />}
      {sums !== undefined && <Changes kind={kind} sums={sums} />}
      {sums !== undefined && tried !== body && <p className="mt-2 text-label text-warning">{words("stale")}</p>}
    </Panel>
  );
}

function Changes({ kind, sums }: { readonly kind: RulesetKind; readonly sums: Sums }) {
  const words = useTranslations("rulesets.simulation");
  const texts = useTexts();
  const formats = useFormats();
  const [chosen, setChosen] = useState<Capability>("stp");
  const [measure, setMeasure] = useState<"count" | "spend">("count");
  const capability = kind === "scoring" ? chosen : null;
  const changed = sumOf(sums, capability, (change) => change.before !== change.after).suppliers;
  const what =
    capability === null ? words("whatBand") : words("whatLevel", { capability: texts.capabilityNames[capability] });
  const changing = (each: Capability) => sumOf(sums, each, (change) => change.before !== change.after).suppliers;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {kind === "scoring" && (
          <SelectField
            label={words("matrix")}
            value={chosen}
            onChange={({ target }) => setChosen(capabilities.find((each) => each === target.value) ?? "stp")}
            options={capabilities.map((value) => ({
              value,
              label: `${texts.capabilityNames[value]} (${formats.count(changing(value))})`,
            }))}
          />
        )}
        <SelectField
          label={words("by")}
          value={measure}
          onChange={({ target }) => setMeasure(target.value === "spend" ? "spend" : "count")}
          options={[
            { value: "count", label: words("count") },
            { value: "spend", label: words("spend", { currency: sums.currency }) },
          ]}
        />
      </div>
      <output className="block text-data font-medium">
        {words("changed", { changed: formats.count(changed), total: formats.count(sums.done), what })}
      </output>
      <Matrix kind={kind} sums={sums} capability={capability} measure={measure} />
      <Examples sums={sums} capability={capability} />
    </div>
  );
}

interface MatrixProps {
  readonly kind: RulesetKind;
  readonly sums: Sums;
  readonly capability: Capability | null;
  readonly measure: "count" | "spend";
}

function Matrix({ kind, sums, capability, measure }: MatrixProps) {
  const words = useTranslations("rulesets.simulation");
  const formats = useFormats();
  const bands: readonly BandChange["before"][] = kind === "scoring" ? scoreLevels : matchBands;
  const text = (before: BandChange["before"], after: BandChange["after"]): string => {
    const sum = sumOf(sums, capability, (change) => change.before === before && change.after === after);
    if (sum.suppliers === 0) return "";
    if (measure === "count") return formats.count(sum.suppliers);
    return formats.money(String(sum.spendMinor), sums.currency, sums.minorDigits, true);
  };
  const groundOf = (before: BandChange["before"], after: BandChange["after"]): string => {
    if (before === after) return "text-text-2";
    return text(before, after) === "" ? "" : "bg-accent-subtle font-medium";
  };
  return (
    <PlainTable
      label={words("matrix")}
      columns={[
        {
          key: "before",
          title: `${words("from")} ↓ ${words("to")} →`,
          render: (before) => words(`bands.${before}`),
          namesRow: true,
        },
        ...bands.map((after) => ({
          key: after,
          title: words(`bands.${after}`),
          render: (before: BandChange["before"]) => text(before, after),
          className: (before: BandChange["before"]) => groundOf(before, after),
          atEnd: true,
        })),
      ]}
      rows={bands}
      rowKey={(before) => before}
    />
  );
}

function Examples({ sums, capability }: Pick<MatrixProps, "sums" | "capability">) {
  const words = useTranslations("rulesets.simulation");
  const mine = sums.examples.filter((each) => each.capability === capability).slice(0, 8);
  if (mine.length === 0) return null;
  return (
    <div>
      <p className="text-label font-medium text-text-2">{words("examples")}</p>
      <ul className="mt-1 flex flex-col gap-0.5 text-data">
        {mine.map(({ supplierKey, name, before, after }) => (
          <li key={supplierKey} className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-text-2">
              {words(`bands.${before}`)} → {words(`bands.${after}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
