import { Checkbox, useTexts } from "@paygauge/ui";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { capabilities, type Capability, type IssuerOption } from "@paygauge/api-types";
import { useWords } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import type { JobForm } from "./job-form-schema.ts";

/** Capabilities of the issuer that the job scores; choosing among them needs JobCapabilities_SELECT. */
export function CapabilityFields({ issuers }: { readonly issuers: readonly IssuerOption[] }) {
  const words = useWords("create.form");
  const { capabilityNames } = useTexts();
  const { control } = useFormContext<JobForm>();
  const issuerId = useWatch({ control, name: "issuerId" });
  const maySelect = useMay("JobCapabilities_SELECT");
  const offered = issuers.find((each) => each.id === issuerId)?.capabilities;
  if (offered === undefined) return null;
  const shown = capabilities.filter((each) => offered.includes(each));
  const next = (chosen: readonly Capability[], each: Capability, on: boolean) =>
    shown.filter((other) => (other === each ? on : chosen.includes(other)));
  return (
    <Controller
      name="capabilities"
      control={control}
      render={({ field, fieldState }) => (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-label font-medium">{words("capabilities")}</legend>
          {!maySelect && <p className="text-label text-text-3">{words("capabilitiesLocked")}</p>}
          <div className="grid gap-1.5 sm:grid-cols-2">
            {shown.map((each) => (
              <Checkbox
                key={each}
                label={capabilityNames[each]}
                disabled={!maySelect}
                checked={field.value.includes(each)}
                onChange={(event) => field.onChange(next(field.value, each, event.target.checked))}
              />
            ))}
          </div>
          {fieldState.error?.message !== undefined && (
            <p role="alert" className="text-label font-medium text-danger">
              {fieldState.error.message}
            </p>
          )}
        </fieldset>
      )}
    />
  );
}
