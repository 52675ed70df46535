import { SelectField, TextField } from "@paygauge/ui";
import { useFormContext } from "react-hook-form";
import { limits, type IssuerOption } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import type { JobForm } from "./job-form-schema.ts";

export function NameField() {
  const words = useWords("create.form");
  const { register, formState } = useFormContext<JobForm>();
  return (
    <TextField
      label={words("name")}
      hint={words("nameHint")}
      required
      autoComplete="off"
      maxLength={limits.nameLength}
      error={formState.errors.name?.message}
      {...register("name")}
    />
  );
}

/** The issuer decides what else is proposed: currency, country and capabilities follow it while they are untouched. */
export function IssuerField({ issuers }: { readonly issuers: readonly IssuerOption[] }) {
  const words = useWords("create.form");
  const { register, formState, setValue, getFieldState } = useFormContext<JobForm>();
  const follow = (id: string) => {
    const issuer = issuers.find((each) => each.id === id);
    setValue("buyerId", "");
    if (issuer === undefined) return;
    setValue("capabilities", issuer.capabilities, { shouldValidate: formState.isSubmitted });
    if (issuer.currency !== null && !getFieldState("currency").isDirty) setValue("currency", issuer.currency);
    if (!getFieldState("buyerCountry").isDirty) setValue("buyerCountry", issuer.fallbackCountryIso3);
  };
  const options = issuers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={words("issuer")}
      required
      error={formState.errors.issuerId?.message}
      options={[{ value: "", label: words("issuerPlaceholder") }, ...options]}
      {...register("issuerId", { onChange: (event: { target: { value: string } }) => follow(event.target.value) })}
    />
  );
}
