import type { CanonicalColumn, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { isDateField } from "./mapping-rules.ts";

interface FieldEvidenceProps {
  readonly field: CanonicalColumn;
  readonly profile: ColumnProfile;
}

/** What the values of a column say for how it is read, in one line: "31 of 40 dates need day first". */
export function FieldEvidence({ field, profile }: FieldEvidenceProps) {
  const words = useTranslations("upload.map.evidence");
  const formats = useFormats();
  const { dateCounts, distinct, negatives, filledShare } = profile;
  const parts: string[] = [];
  if (isDateField(field) && dateCounts !== undefined) {
    const { day, month, all } = dateCounts;
    if (day > 0) parts.push(words("dayFirst", { count: formats.count(day), all: formats.count(all) }));
    if (month > 0) parts.push(words("monthFirst", { count: formats.count(month), all: formats.count(all) }));
  }
  if (field === "supplierName") parts.push(words("names", { count: distinct }));
  if ((field === "amount" || field === "spend") && negatives > 0) parts.push(words("credits", { count: negatives }));
  if (filledShare < 0.995 && filledShare > 0)
    parts.push(words("filled", { share: formats.count(Math.max(1, Math.floor(filledShare * 100))) }));
  if (parts.length === 0) return null;
  return <span className="block font-medium text-text">{parts.join("; ")}</span>;
}
