import { Button, SelectField } from "@paygauge/ui";
import { useState } from "react";
import {
  requiredFields,
  statementFields,
  type StatementField,
  type StatementPreview,
  type StatementReading,
} from "@paygauge/api-types/entities/card-statements";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import type { Place } from "./statement-progress.tsx";

interface StatementColumnsProps {
  readonly place: Place;
  readonly preview: StatementPreview;
  readonly onReread: (importId: string) => void;
}

type Chosen = Partial<Record<StatementField, string>>;
type Order = NonNullable<StatementReading["dateOrder"]>;
const orders = ["dmy", "mdy", "ymd"] as const satisfies readonly Order[];
const samplesLength = 40;

const isRequired = (field: StatementField): boolean => requiredFields.some((each) => each === field);

/** Columns of the file by their heading, with what is in them first. */
function useColumnOptions({ columns }: StatementPreview) {
  const words = useTranslations("tenants.statements");
  const named = columns.map(({ index, header, samples }) => ({
    value: String(index),
    label: words("columnOption", { header, samples: samples.join(", ").slice(0, samplesLength) }),
  }));
  return [{ value: "", label: words("noColumn") }, ...named];
}

/** Which column fills which field: what was proposed, to correct, and the file read again by it. */
export function StatementColumns({ place, preview, onReread }: StatementColumnsProps) {
  const words = useTranslations("tenants.statements");
  const mayChange = useMayChange();
  const proposed = (field: StatementField): string =>
    String(preview.columns.find((column) => column.field === field)?.index ?? "");
  const [chosen, setChosen] = useState<Chosen>({});
  const [dateOrder, setOrder] = useState<Order | "">("");
  const { run, pending } = useAction("rereadStatement", { operation: words("readAgain") });
  const changed = statementFields.filter((field) => chosen[field] !== undefined && chosen[field] !== proposed(field));
  const isAsking = preview.missing.length > 0 || preview.asksDateOrder;
  const readAgain = async () => {
    const columns = Object.fromEntries(
      statementFields.map((field) => {
        const column = chosen[field] ?? proposed(field);
        return [field, column === "" ? null : Number(column)];
      }),
    );
    const body = { columns, ...(dateOrder === "" ? {} : { dateOrder }) };
    const outcome = await run({ params: place, body });
    if (outcome?.ok === true) onReread(outcome.answer.importId);
  };
  const options = useColumnOptions(preview);
  return (
    <details open={isAsking} className="min-w-0 text-data">
      <summary className="min-h-6 cursor-pointer font-medium pointer-coarse:min-h-11">{words("columnsTitle")}</summary>
      <p className="mt-1 text-text-2">{words("columnsHint")}</p>
      {preview.asksDateOrder && <p className="mt-1 text-warning">{words("asksDateOrder")}</p>}
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {statementFields.map((field) => (
          <SelectField
            key={field}
            label={words(`fields.${field}`)}
            required={isRequired(field)}
            value={chosen[field] ?? proposed(field)}
            options={options}
            onChange={({ target }) => setChosen({ ...chosen, [field]: target.value })}
          />
        ))}
        <SelectField
          label={words("dateOrder")}
          value={dateOrder}
          options={[
            { value: "", label: words("choose") },
            ...orders.map((value) => ({ value, label: words(`dateOrders.${value}`) })),
          ]}
          onChange={({ target }) => setOrder(orders.find((each) => each === target.value) ?? "")}
        />
      </div>
      <div className="mt-3">
        <Button
          pending={pending}
          disabled={!mayChange || (changed.length === 0 && dateOrder === "")}
          onClick={() => void readAgain()}
        >
          {words("readAgain")}
        </Button>
      </div>
    </details>
  );
}
