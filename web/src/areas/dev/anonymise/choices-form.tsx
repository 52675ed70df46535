import { Button, Panel } from "@paygauge/ui";
import { useState } from "react";
import { anonymiserLimits, type AnonymiseChoices } from "@paygauge/analysis/anonymise/anonymise-csv";
import { proposeTreatments } from "@paygauge/analysis/anonymise/treatments";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../state/formats.ts";
import { AmountsPart, useAmounts } from "./amounts-part.tsx";
import { ColumnsTable } from "./columns-table.tsx";
import { freshKey, KeyPart } from "./key-part.tsx";

interface ChoicesFormProps {
  readonly inspection: LedgerInspection;
  readonly onRun: (choices: AnonymiseChoices) => void;
}

/** What happens to each column and to amounts, and the key of the pseudonyms. */
export function ChoicesForm({ inspection, onRun }: ChoicesFormProps) {
  const words = useTranslations("dev.anonymise");
  const [treatments, setTreatments] = useState(() => proposeTreatments(inspection));
  const [key, setKey] = useState(freshKey);
  const amounts = useAmounts();
  const { least, most } = anonymiserLimits.key;
  const keyError = key.length < least || key.length > most ? words("keyLength", { least, most }) : undefined;
  const named = treatments.filter((each) => each === "supplierName").length;
  const canRun = named === 1 && keyError === undefined && amounts.isValid;
  return (
    <form
      className="flex flex-col gap-3.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canRun) onRun({ key, treatments, amounts: amounts.change });
      }}
    >
      <Panel title={words("columns")} facts={words("columnsFacts")}>
        <ColumnsTable inspection={inspection} treatments={treatments} onChange={setTreatments} />
        {named !== 1 && (
          <p role="alert" className="mt-2 text-label font-medium text-danger">
            {words("oneName", { count: named })}
          </p>
        )}
      </Panel>
      <AmountsPart {...amounts} />
      <KeyPart value={key} error={keyError} onChange={setKey} />
      <div>
        <Button type="submit" variant="primary" disabled={!canRun}>
          {words("run")}
        </Button>
      </div>
    </form>
  );
}
