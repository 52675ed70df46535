import { Button, Checkbox, SelectField } from "@paygauge/ui";
import { useState } from "react";
import type { PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { useTranslations } from "../../../state/formats.ts";
import { decidable, usePayeeClassName } from "./use-payee-classes.ts";
import type { PayeeWriting } from "./use-payee-writing.ts";

interface BulkDecisionProps {
  readonly items: readonly PayeeItem[];
  readonly selected: ReadonlySet<string>;
  /** Selects, or deselects, everything that is shown. */
  readonly onSelect: (isSelected: boolean) => void;
  readonly writing: PayeeWriting;
}

/** Decides the selected payees at once: each as proposed, or all of one class. */
export function BulkDecision({ items, selected, onSelect, writing }: BulkDecisionProps) {
  const words = useTranslations("decisions.payees");
  const nameOf = usePayeeClassName();
  const [chosen, setChosen] = useState("");
  const picked = items.filter(({ supplierKey }) => selected.has(supplierKey));
  const payeeClass = decidable.find((each) => each === chosen);
  const decide = () =>
    writing.decide(
      picked.map((each) => ({ supplierKey: each.supplierKey, payeeClass: payeeClass ?? each.payeeClass })),
    );
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-card bg-sunken p-3">
      <div className="flex flex-col gap-1">
        <Checkbox
          label={words("selectAll")}
          checked={picked.length === items.length}
          indeterminate={picked.length > 0 && picked.length < items.length}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <output className="text-label text-text-2">{words("selected", { count: picked.length })}</output>
      </div>
      <div className="min-w-52">
        <SelectField
          label={words("choose")}
          value={chosen}
          options={[
            { value: "", label: words("asProposed") },
            ...decidable.map((each) => ({ value: each, label: nameOf(each) })),
          ]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <Button variant="primary" pending={writing.pending} disabled={picked.length === 0} onClick={() => void decide()}>
        {words("decide")}
      </Button>
    </div>
  );
}
