import { Button, Popover, PlainTable, useTexts } from "@paygauge/ui";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import type { LevelFacts } from "@paygauge/analysis/value/case/case-model";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useMethodNames } from "./use-method-names.ts";
import { useCaseView } from "./case-view.ts";

const rows = ["suppliers", "addressable", "cardable", "payments", "ticket", "daysToPay", "terms"] as const;
type Row = (typeof rows)[number];

/** What the job shows of a cohort, level by level: what the assumptions below begin with. */
export function CohortFacts({ method }: { readonly method: CaseMethod }) {
  const words = useTranslations("businessCase.facts");
  const { inputs } = useCaseView();
  const { bands } = useTexts();
  const methodName = useMethodNames();
  const levels = inputs.cohorts.find((each) => each.method === method)?.levels ?? [];
  const textOf = useFactText();
  if (levels.length === 0) return null;
  const title = words("title", { method: methodName(method) });
  return (
    <Popover
      label={title}
      maxHeight={420}
      trigger={
        <Button size="sm" variant="quiet" className="-ms-2 text-accent-text!">
          {words("open")}
        </Button>
      }
    >
      <div className="w-96 max-w-[calc(100vw-48px)] p-3 text-data">
        <h3 className="pb-1 font-semibold">{title}</h3>
        <PlainTable
          label={title}
          columns={[
            { key: "fact", title: words("fact"), namesRow: true, render: (row: Row) => words(row) },
            ...levels.map((facts) => ({
              key: facts.level,
              title: facts.level === "High" ? bands.high : bands.medium,
              atEnd: true,
              render: (row: Row) => textOf(facts, row),
            })),
          ]}
          rows={rows}
          rowKey={(row) => row}
        />
        <p className="pt-2 text-label text-text-2">{words("note")}</p>
      </div>
    </Popover>
  );
}

function useFactText(): (facts: LevelFacts, row: Row) => string {
  const words = useTranslations("businessCase.facts");
  const { job } = useCaseView();
  const { count } = useFormats();
  const money = useCaseMoney(job);
  const days = (value: number | null): string => (value === null ? words("none") : words("days", { days: value }));
  return (facts, row) => {
    if (row === "suppliers" || row === "payments") return count(facts[row]);
    if (row === "daysToPay") return days(facts.daysToPay);
    if (row === "terms") return facts.terms === null ? words("none") : words("atMost", { days: facts.terms });
    if (row === "ticket") return facts.payments > 0 ? money.whole(facts.addressable / facts.payments) : words("none");
    return money.whole(facts[row]);
  };
}
