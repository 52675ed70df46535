import { PlainTable, SelectField } from "@paygauge/ui";
import { treatments as known, type Treatment } from "@paygauge/analysis/anonymise/treatments";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../state/formats.ts";

interface ColumnsTableProps {
  readonly inspection: LedgerInspection;
  readonly treatments: readonly Treatment[];
  readonly onChange: (treatments: Treatment[]) => void;
}

/** Each column with its first values and what happens to it. */
export function ColumnsTable({ inspection, treatments, onChange }: ColumnsTableProps) {
  const words = useTranslations("dev.anonymise");
  const { columns } = inspection.dialect;
  return (
    <PlainTable
      label={words("columns")}
      framed
      stacked
      columns={[
        {
          key: "name",
          title: words("column"),
          namesRow: true,
          render: ({ name, index }) => name || words("unnamed", { number: String(index + 1) }),
        },
        {
          key: "samples",
          title: words("samples"),
          className: "max-w-100 truncate text-text-2",
          render: ({ index }) =>
            inspection.profiles
              .find((each) => each.index === index)
              ?.samples.slice(0, 2)
              .join(" · "),
        },
        {
          key: "treatment",
          title: words("treatment"),
          className: "min-w-52",
          render: ({ name, index }) => (
            <SelectField
              label={words("treatmentOf", { name })}
              labelHidden
              value={treatments[index] ?? "blank"}
              options={known.map((value) => ({ value, label: words(`treatments.${value}`) }))}
              onChange={({ target }) =>
                onChange(treatments.map((each, at) => (at === index ? treatmentOf(target.value) : each)))
              }
            />
          ),
        },
      ]}
      rows={columns}
      rowKey={({ index }) => index}
    />
  );
}

const treatmentOf = (text: string): Treatment => known.find((each) => each === text) ?? "blank";
