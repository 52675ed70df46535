import { Button, Panel, ProgressBar } from "@paygauge/ui";
import { Play } from "lucide-react";
import { useState } from "react";
import { maxTestSamples, type PromptDetail, type PromptVersion } from "@paygauge/api-types/entities/prompts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { OwnSample } from "./own-sample.tsx";
import { SampleRow } from "./sample-row.tsx";
import { SampleTexts } from "./sample-texts.tsx";
import { fallsOf, tokensOf, totalOf, type TestSample } from "./test-state.ts";
import { useTestRun } from "./use-test-run.ts";

interface TestPanelProps {
  readonly prompt: PromptDetail;
  readonly version: PromptVersion;
  /** Tested together with it; null for the only version. */
  readonly against: PromptVersion | null;
  readonly onRan: () => void;
}

/** Runs each sample five times with two versions, and shows each check as 4 of 5. */
export function TestPanel({ prompt, version, against, onRan }: TestPanelProps) {
  const words = useTranslations("prompts.test");
  const [own, setOwn] = useState<readonly TestSample[]>([]);
  const versions = against === null ? [version.number] : [version.number, against.number];
  const test = useTestRun(prompt, versions);
  const { contract } = prompt;
  if (contract === null)
    return (
      <Panel title={words("title")}>
        <p className="text-data text-text-2">{words("noSamples")}</p>
      </Panel>
    );
  const samples: TestSample[] = [...prompt.samples.map((each) => ({ ...each, isOwn: false })), ...own];
  const begin = async () => {
    await test.start(samples.slice(0, maxTestSamples));
    onRan();
  };
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { number: version.number, count: samples.length })}
      actions={<RunButton test={test} onRun={() => void begin()} />}
    >
      <Progress run={test.run} />
      <SampleList samples={samples} checks={contract.checks} results={test.results} versions={versions} />
      <Totals results={test.results} versions={versions} checks={contract.checks} />
      {samples.length >= maxTestSamples ? (
        <p className="mt-2 text-label text-text-2">{words("tooMany", { most: maxTestSamples })}</p>
      ) : (
        <OwnSample
          variables={contract.variables}
          number={own.length + 1}
          onAdd={(sample) => setOwn([...own, sample])}
        />
      )}
    </Panel>
  );
}

type TestRun = ReturnType<typeof useTestRun>;

function RunButton({ test: { run, cancel }, onRun }: { readonly test: TestRun; readonly onRun: () => void }) {
  const words = useTranslations("prompts.test");
  const mayChange = useMayChange();
  if (run.state === "running") return <Button onClick={cancel}>{words("cancel")}</Button>;
  return (
    <Button disabled={!mayChange} onClick={onRun}>
      <Play aria-hidden size={16} strokeWidth={1.6} />
      {words(run.state === "idle" ? "run" : "again")}
    </Button>
  );
}

function Progress({ run: { state, done, all } }: Pick<TestRun, "run">) {
  const words = useTranslations("prompts.test");
  if (state === "running")
    return <ProgressBar label={words("progress")} value={done} max={all} amount={words("progressOf", { done, all })} />;
  if (state !== "canceled") return null;
  return <output className="block text-label text-text-2">{words("canceled", { done, all })}</output>;
}

type Checks = NonNullable<PromptDetail["contract"]>["checks"];

interface SampleListProps {
  readonly samples: readonly TestSample[];
  readonly checks: Checks;
  readonly results: TestRun["results"];
  readonly versions: readonly number[];
}

/** The samples with the open version's results; one at a time shows what both versions wrote. */
function SampleList({ samples, checks, results, versions }: SampleListProps) {
  const words = useTranslations("prompts.test");
  const [chosen, setChosen] = useState<string | null>(null);
  const resultOf = (number: number | undefined, { name }: TestSample) =>
    number === undefined ? undefined : results[number]?.[name];
  return (
    <ul aria-label={words("table")} className="-mx-4 mt-2 border-y border-line">
      {samples.map((sample) => (
        <SampleRow
          key={sample.name}
          sample={sample}
          checks={checks}
          result={resultOf(versions[0], sample)}
          isOpen={sample.name === chosen}
          onToggle={() => setChosen(sample.name === chosen ? null : sample.name)}
        >
          {sample.name === chosen && (
            <SampleTexts sides={versions.map((number) => ({ number, result: resultOf(number, sample) }))} />
          )}
        </SampleRow>
      ))}
    </ul>
  );
}

interface TotalsProps {
  readonly results: TestRun["results"];
  readonly versions: readonly number[];
  readonly checks: Checks;
}

/** Passed checks of both versions, what fell from one to the other, and the tokens of the run. */
function Totals({ results, versions, checks }: TotalsProps) {
  const words = useTranslations("prompts");
  const formats = useFormats();
  const [after, before] = versions;
  const falls = after === undefined || before === undefined ? [] : fallsOf(results, before, after, checks);
  const tokens = tokensOf(results);
  return (
    <output className="mt-2 flex flex-col gap-1 text-label">
      <span className="flex flex-wrap gap-x-4">
        {versions.map((number) => {
          const total = totalOf(results, number, checks);
          return (
            total.all > 0 && (
              <span key={number} className="first:font-semibold">
                {words("test.total", { number, ...total })}
              </span>
            )
          );
        })}
      </span>
      {falls.map(({ sample, check, before: was, after: is }) => (
        <span key={`${sample} ${check}`} className="font-medium text-danger">
          {words("test.fell", { sample, check: words(`checks.${check}`), before: was, after: is })}
        </span>
      ))}
      {tokens > 0 && <span className="text-text-2">{words("test.tokens", { count: formats.count(tokens) })}</span>}
    </output>
  );
}
