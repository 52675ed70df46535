import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { Badge, Button, Panel, PlainTable, useTexts, type PlainColumn } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseWave } from "@paygauge/api-types/entities/use-cases";
import { waves } from "@paygauge/api-types/entities/waves";
import { Figure } from "../../../data/figures/figure.tsx";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { waveFigures } from "./use-case-figures.ts";
import type { NewUseCase } from "./save-use-case-dialog.tsx";

interface WavesPanelProps {
  readonly job: Job;
  readonly waves: readonly UseCaseWave[];
  /** Absent without the permission to save. */
  readonly onSave?: ((from: NewUseCase) => void) | undefined;
}

/** Below 640 px rows have no titles above them: each figure says what it is. */
function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <span className="me-1 text-label text-text-2 sm:hidden">{title}</span>
      {children}
    </>
  );
}

/** Spend and value of a wave, each of which opens how it is made. */
function useWaveFigures(job: Job) {
  const words = useTranslations("useCases.waves");
  const money = useCaseMoney(job);
  const spendOf = ({ spendMinor }: UseCaseWave): ReactNode => (
    <Figure of={waveFigures(job, spendMinor, null).spend} isExact />
  );
  const valueOf = ({ wave, spendMinor, valueMinor }: UseCaseWave): ReactNode => {
    if (valueMinor !== null)
      return <Figure of={waveFigures(job, spendMinor, valueMinor).value}>{money.estimate(valueMinor)}</Figure>;
    return wave === "doNotContact" ? words("none") : words("withheld");
  };
  return { spendOf, valueOf };
}

/** The order of approach: every supplier is in one of four waves. */
export function WavesPanel({ job, waves: found, onSave }: WavesPanelProps) {
  const words = useTranslations("useCases.waves");
  const list = useTranslations("useCases.list");
  const formats = useFormats();
  const figure = (key: string, title: string, textOf: (of: UseCaseWave) => ReactNode): PlainColumn<UseCaseWave> => ({
    key,
    title,
    render: (of) => <Titled title={title}>{textOf(of)}</Titled>,
    atEnd: true,
  });
  const { spendOf, valueOf } = useWaveFigures(job);
  const save: PlainColumn<UseCaseWave> = {
    key: "save",
    title: list("save"),
    titleHidden: true,
    render: (of) =>
      of.wave !== "doNotContact" &&
      of.suppliers > 0 && (
        <Button
          size="sm"
          aria-label={list("saveOf", { name: words(`names.${of.wave}`) })}
          onClick={() => onSave?.({ name: words(`names.${of.wave}`), method: of.method, criteria: of.criteria })}
        >
          {list("save")}
        </Button>
      ),
    atEnd: true,
  };
  return (
    <Panel title={words("title")} isDemo={restsOnDemo(job.directory)} facts={words("facts")}>
      <PlainTable
        stacked
        label={words("title")}
        columns={[
          {
            key: "wave",
            title: words("wave"),
            render: (of) => <WaveName of={of} />,
            namesRow: true,
          },
          figure("suppliers", list("suppliers"), ({ suppliers }) => formats.count(suppliers)),
          figure("spend", words("spend", { currency: job.currency }), spendOf),
          figure("value", list("expected", { currency: job.currency }), valueOf),
          ...(onSave === undefined ? [] : [save]),
        ]}
        rows={found}
        rowKey={({ wave }) => wave}
      />
      {found.every(({ valueMinor }) => valueMinor === null) && (
        <p className="mt-2 text-label text-text-2">{words("answer")}</p>
      )}
    </Panel>
  );
}

/** The number of a wave, its name and method, and what it means. */
function WaveName({ of: { wave, method } }: { readonly of: UseCaseWave }) {
  const words = useTranslations("useCases.waves");
  const texts = useTexts();
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {words("numbered", { number: String(waves.indexOf(wave)), name: words(`names.${wave}`) })}
        {wave !== "doNotContact" && <Badge tone="accent">{texts.capabilityNames[method]}</Badge>}
      </span>
      <span className="text-label font-normal text-text-2">{words(`means.${wave}`)}</span>
    </span>
  );
}
