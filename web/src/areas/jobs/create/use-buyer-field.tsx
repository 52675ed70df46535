import { Button, type FieldSpec, type FormState } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import type { JobForm } from "./job-form-schema.ts";

/** Loaded when it is opened: most jobs are for a buyer that is there. */
const NewBuyerDialog = lazy(async () => ({ default: (await import("./new-buyer-dialog.tsx")).NewBuyerDialog }));

export interface BuyerField {
  readonly field: FieldSpec<"buyerId">;
  /** Stands outside the form: a form has no form inside. */
  readonly dialog: ReactNode;
}

/** The buyer: one of the issuer's, found by typing, or a new one. */
export function useBuyerField(form: FormState<JobForm>, issuers: readonly IssuerOption[]): BuyerField {
  const words = useTranslations("create.form");
  const { issuerId } = form.values;
  const mayBuyers = useMay("BuyerManagement_CREATE");
  const mayChange = useMayChange();
  const [making, setMaking] = useState(false);
  const [search, setSearch] = useState("");
  const asked = issuerId !== "" && mayBuyers;
  const query = search === "" ? { issuerId } : { issuerId, search };
  const { data: buyers = [], problem, reload } = useCall("buyers", asked ? { query } : null);
  const issuer = issuers.find((each) => each.id === issuerId);
  const add = (
    <Button
      disabled={issuer === undefined || !mayChange || form.submitting}
      onClick={() => setMaking(true)}
      icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}
    >
      {words("newBuyer")}
    </Button>
  );
  const field: FieldSpec<"buyerId"> = {
    name: "buyerId",
    type: "combobox",
    label: words("buyer"),
    hint: issuer === undefined ? words("buyerNeedsIssuer") : words("buyerHint"),
    placeholder: words("buyerPlaceholder"),
    required: true,
    disabled: issuer === undefined,
    options: buyers.map(({ id, name, country }) => ({ value: id, label: name, note: country })),
    onSearch: setSearch,
    problem: problem?.message,
    ...(mayBuyers ? { beside: add } : {}),
  };
  const dialog = making && issuer !== undefined && (
    <Suspense>
      <NewBuyerDialog
        issuer={issuer}
        startName={search}
        onClose={() => setMaking(false)}
        onCreated={(id, country) => {
          setMaking(false);
          setSearch("");
          reload();
          form.set("buyerId", id);
          form.set("buyerCountry", country);
        }}
      />
    </Suspense>
  );
  return { field, dialog };
}
