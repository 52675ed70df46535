import { Button, Dialog, PlainTable } from "@paygauge/ui";
import { caseResult, caseValues, idsOf, unansweredCosts } from "@paygauge/analysis/value/case/case-model";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { ScenarioTotal } from "./scenario-total.tsx";
import { useScenarioName } from "../../../state/scenario-name.ts";
import { useParameterWords } from "./use-parameter-words.ts";
import { useResultWords } from "./use-result-words.ts";

interface Row {
  readonly key: string;
  readonly name: string;
  readonly texts: readonly string[];
  /** Places that differ from the base. */
  readonly differs: readonly boolean[];
}

/** Results first, then every assumption that differs. */
function useRows(): readonly Row[] {
  const { job, inputs, body, years } = useCaseView();
  const { nameOfId, valueOfId } = useParameterWords(job);
  const results = useResultWords(job);
  const money = useCaseMoney(job);
  const all = body.scenarios.map((scenario) => {
    const values = caseValues(inputs, body, scenario);
    return { values, result: caseResult(inputs, values, years), isCosted: unansweredCosts(values).length === 0 };
  });
  const base = body.scenarios.findIndex(({ id }) => id === "base");
  const row = (key: string, name: string, texts: readonly string[]): Row => ({
    key,
    name,
    texts,
    differs: texts.map((text) => text !== texts[base]),
  });
  return [
    row(
      "total",
      results.names.total,
      all.map(({ result }) => money.whole(result.total)),
    ),
    row(
      "presentValue",
      results.names.presentValue,
      all.map(({ result }) => money.whole(result.presentValue)),
    ),
    row(
      "returnRate",
      results.names.returnRate,
      all.map(({ result, isCosted }) => (isCosted ? results.returnRate(result.returnRate) : results.needsCost)),
    ),
    row(
      "breakEven",
      results.names.breakEven,
      all.map(({ result, isCosted }) => (isCosted ? results.breakEven(result, years).figure : results.needsCost)),
    ),
    ...idsOf(inputs).flatMap((id) => {
      const values = all.map((each) => each.values[id]);
      return new Set(values).size === 1
        ? []
        : [
            row(
              id,
              nameOfId(id),
              values.map((value) => (value === undefined ? "–" : valueOfId(id, value))),
            ),
          ];
    }),
  ];
}

/** The scenarios side by side; what differs from the base is marked. */
export function CompareDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("businessCase.scenarios");
  const { body } = useCaseView();
  const nameOf = useScenarioName();
  const rows = useRows();
  return (
    <Dialog
      open
      size="lg"
      title={words("compareTitle")}
      description={words("compareIntro")}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{words("close")}</Button>}
    >
      <PlainTable
        label={words("compareTitle")}
        columns={[
          { key: "name", title: words("what"), render: ({ name }) => name, namesRow: true },
          ...body.scenarios.map((scenario, at) => ({
            key: scenario.id,
            title: nameOf(scenario),
            atEnd: true,
            render: ({ key, texts, differs }: Row) => {
              const text = key === "total" ? <ScenarioTotal scenario={scenario} /> : texts[at];
              return differs[at] === true ? (
                <strong className="border-b-2 border-accent font-semibold">{text}</strong>
              ) : (
                text
              );
            },
          })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Dialog>
  );
}
