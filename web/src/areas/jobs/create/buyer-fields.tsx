import { Button, Combobox } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { IssuerOption } from "@paygauge/api-types";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import type { JobForm } from "./job-form-schema.ts";
import { NewBuyerDialog } from "./new-buyer-dialog.tsx";

/** The buyer: one of the issuer's, found by typing, or a new one. */
export function BuyerFields({ issuers }: { readonly issuers: readonly IssuerOption[] }) {
  const words = useWords("create.form");
  const { control, setValue } = useFormContext<JobForm>();
  const issuerId = useWatch({ control, name: "issuerId" });
  const mayBuyers = useMay("BuyerManagement_CREATE");
  const mayChange = useMayChange();
  const [making, setMaking] = useState(false);
  const [search, setSearch] = useState("");
  const asked = issuerId !== "" && mayBuyers;
  const query = search === "" ? { issuerId } : { issuerId, search };
  const { data: buyers = [], problem, reload } = useCall("buyers", asked ? { query } : null);
  const options = buyers.map(({ id, name, country }) => ({ value: id, label: name, note: country }));
  const issuer = issuers.find((each) => each.id === issuerId);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-60 grow basis-0">
        <Controller
          name="buyerId"
          control={control}
          render={({ field, fieldState }) => (
            <Combobox
              label={words("buyer")}
              hint={issuer === undefined ? words("buyerNeedsIssuer") : words("buyerHint")}
              placeholder={words("buyerPlaceholder")}
              required
              disabled={issuer === undefined}
              options={options}
              value={field.value === "" ? undefined : field.value}
              onChange={(id) => {
                field.onChange(id);
                setSearch("");
              }}
              onSearch={setSearch}
              error={fieldState.error?.message ?? problem?.message}
            />
          )}
        />
      </div>
      {mayBuyers && (
        <Button
          // Beside the control, below label and hint, whether or not a message stands under it.
          className="sm:mt-10"
          disabled={issuer === undefined || !mayChange}
          onClick={() => setMaking(true)}
          icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}
        >
          {words("newBuyer")}
        </Button>
      )}
      {making && issuer !== undefined && (
        <NewBuyerDialog
          issuer={issuer}
          startName={search}
          onClose={() => setMaking(false)}
          onCreated={(id, country) => {
            setMaking(false);
            setSearch("");
            reload();
            setValue("buyerId", id, { shouldDirty: true, shouldValidate: true });
            setValue("buyerCountry", country, { shouldDirty: true });
          }}
        />
      )}
    </div>
  );
}
