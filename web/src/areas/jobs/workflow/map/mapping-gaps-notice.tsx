import { useTexts } from "@paygauge/ui";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../../state/formats.ts";
import { isComplete, type MappingGaps } from "./mapping-rules.ts";

interface MappingGapsNoticeProps {
  readonly gaps: MappingGaps;
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
}

const gapWords = {
  decimalMark: "ambiguousMark",
  dateOrder: "ambiguousDate",
  fiscalStart: "askFiscal",
  yearStart: "askYear",
} as const;

/** What still is between this mapping and its check, in words. */
export function MappingGapsNotice({ gaps, inspection, mapping }: MappingGapsNoticeProps) {
  const words = useTranslations("upload.map");
  const fields = useTranslations("upload.fields");
  const { labelled } = useTexts();
  if (isComplete(gaps)) return <p className="text-data font-medium text-success">{words("complete")}</p>;
  const columnOf = (field: keyof ColumnMapping["sources"]) => {
    const source = mapping.sources[field];
    const index = source !== undefined && "column" in source ? source.column : -1;
    return inspection.dialect.columns.find((column) => column.index === index)?.name ?? "";
  };
  return (
    <ul aria-live="polite" className="flex flex-col gap-0.5 text-data font-medium text-warning">
      {gaps.missing.length > 0 && <li>{words("missing", { count: gaps.missing.length })}</li>}
      {gaps.dateMissing && <li>{words("dateNeeded")}</li>}
      {gaps.duplicates.map(({ field, other }) => (
        <li key={field}>
          {labelled(fields(field), words("duplicate", { column: columnOf(field), other: fields(other) }))}
        </li>
      ))}
      {gaps.questions.map(({ asks, field }) => (
        <li key={`${asks} ${field}`}>{labelled(fields(field), words(gapWords[asks]))}</li>
      ))}
      {gaps.emptyConstants.map((field) => (
        <li key={field}>{words("constantValue", { field: fields(field) })}</li>
      ))}
    </ul>
  );
}
