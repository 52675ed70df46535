import { SelectField, useTexts, type Option } from "@paygauge/ui";
import type { ReactNode } from "react";
import { dateOrders, type DateField } from "@paygauge/api-types/entities/ledger-evidence";
import type {
  CanonicalColumn,
  ColumnMapping,
  ColumnSource,
  LedgerInspection,
} from "@paygauge/api-types/entities/ledger";
import { Term } from "../../../../glossary/term.tsx";
import { useTranslations } from "../../../../state/formats.ts";
import { ConfidenceMark } from "./confidence-mark.tsx";
import { FieldEvidence } from "./field-evidence.tsx";
import { ConstantField } from "./constant-field.tsx";
import { confidenceOf, isDateField, mayBeConstant, profileOf, withOrder, withSource } from "./mapping-rules.ts";

interface FieldRowProps {
  readonly field: CanonicalColumn;
  readonly required: boolean;
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
  /** Questions about the field, under it. */
  readonly question?: ReactNode;
  /** The question is about the order of dates: no second control asks for it. */
  readonly asksOrder?: boolean;
}

/** Under the column's select where there are two columns, next to it where there are four. */
const second = "@min-[340px]:col-start-2 @min-[640px]:col-start-auto @min-[640px]:pt-1.5";

const constantOption = "constant";

const terms = ["mcc", "sic", "naics", "unspsc", "payeeClass"] as const;
const isTerm = (field: string): field is (typeof terms)[number] => terms.some((each) => each === field);

/** One field of ours: which column feeds it, what that column holds, and how sure the proposal is. */
export function FieldRow(props: FieldRowProps) {
  const { field, required, inspection, mapping, disabled, onChange, question, asksOrder = false } = props;
  const words = useTranslations("upload.map");
  const fields = useTranslations("upload.fields");
  const { labelled } = useTexts();
  const source = mapping.sources[field];
  const column = source !== undefined && "column" in source ? source.column : undefined;
  const profile = column === undefined ? undefined : profileOf(inspection.profiles, column);
  const set = (next: ColumnSource | null) => onChange(withSource(mapping, field, next, inspection));
  const choose = (value: string) => {
    if (value === "") set(null);
    else set(value === constantOption ? { constant: startOf(field, mapping) } : { column: Number(value) });
  };
  return (
    <li
      data-ask={field}
      className={`grid items-start gap-x-4 gap-y-1.5 py-2.5 @min-[340px]:grid-cols-[minmax(90px,1fr)_minmax(160px,1.6fr)] @min-[640px]:grid-cols-[minmax(120px,1fr)_minmax(180px,1.4fr)_minmax(0,1.4fr)_112px] ${question === undefined ? "" : "-ms-3 border-s-2 border-s-warning ps-2.5"}`}
    >
      <p className="pt-1.5 text-data font-medium">
        {isTerm(field) ? <Term id={field}>{fields(field)}</Term> : fields(field)}
        {required && <span className="font-normal text-text-3"> ({words("required")})</span>}
      </p>
      <div className="flex min-w-0 flex-col gap-1.5">
        <SelectField
          label={labelled(words("column"), fields(field))}
          labelHidden
          disabled={disabled}
          value={column === undefined ? (source === undefined ? "" : constantOption) : String(column)}
          onChange={(event) => choose(event.target.value)}
          options={useOptions(field, inspection)}
        />
        {source !== undefined && "constant" in source && (
          <ConstantField
            field={field}
            value={source.constant}
            disabled={disabled}
            onChange={(constant) => set({ constant })}
          />
        )}
        {isDateField(field) && column !== undefined && !asksOrder && (
          <DateOrderField field={field} column={column} mapping={mapping} disabled={disabled} onChange={onChange} />
        )}
      </div>
      <p className={`min-w-0 text-label wrap-anywhere text-text-2 ${second}`}>
        {profile !== undefined && <FieldEvidence field={field} profile={profile} />}
        {profile !== undefined && (profile.samples.slice(0, 3).join(" · ") || words("noSamples"))}
        <Alternatives field={field} inspection={inspection} />
      </p>
      <div className={second}>
        <ConfidenceMark confidence={confidenceOf(inspection, mapping, field)} />
      </div>
      {question !== undefined && (
        <div data-question="" className="col-[1/-1] flex min-w-0 flex-col gap-3 @min-[640px]:col-[2/-1]">
          {question}
        </div>
      )}
    </li>
  );
}

/** A first value for a field that is the same on every row. */
function startOf(field: CanonicalColumn, mapping: ColumnMapping): string {
  if (field === "currency") return mapping.currency;
  return field === "documentType" ? "Invoice" : "";
}

function useOptions(field: CanonicalColumn, inspection: LedgerInspection): readonly Option[] {
  const words = useTranslations("upload.map");
  const unnamed = useTranslations("upload.dialect");
  const columns = inspection.dialect.columns.map(({ index, name }) => ({
    value: String(index),
    label: name === "" ? unnamed("unnamed", { number: String(index + 1) }) : name,
  }));
  const constant = mayBeConstant(field) ? [{ value: constantOption, label: words("constant") }] : [];
  return [{ value: "", label: words("notMapped") }, ...constant, ...columns];
}

function Alternatives({
  field,
  inspection,
}: {
  readonly field: CanonicalColumn;
  readonly inspection: LedgerInspection;
}) {
  const words = useTranslations("upload.map");
  const proposed = inspection.proposal.fields.find((each) => each.field === field)?.alternatives ?? [];
  const names = proposed
    .map(({ column }) => inspection.dialect.columns.find((each) => each.index === column)?.name ?? "")
    .filter((name) => name !== "");
  if (names.length === 0) return null;
  return <span className="block text-text-3">{words("alternatives", { names: names.slice(0, 3).join(", ") })}</span>;
}

interface DateOrderFieldProps {
  readonly field: DateField;
  readonly column: number;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

function DateOrderField({ field, column, mapping, disabled, onChange }: DateOrderFieldProps) {
  const words = useTranslations("upload.map");
  const fields = useTranslations("upload.fields");
  const order = mapping.dateOrders[field];
  const choose = (word: string) => {
    const next = dateOrders.find((each) => each === word);
    if (next !== undefined) onChange(withOrder(mapping, field, column, next));
  };
  return (
    <SelectField
      label={words("dateOrder", { field: fields(field) })}
      disabled={disabled}
      value={order ?? ""}
      error={order === undefined ? words("ambiguousDate") : undefined}
      onChange={(event) => choose(event.target.value)}
      options={[
        ...(order === undefined ? [{ value: "", label: "" }] : []),
        ...dateOrders.map((value) => ({ value, label: words(`dateOrders.${value}`) })),
      ]}
    />
  );
}
