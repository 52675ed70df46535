import { SelectField } from "@paygauge/ui";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";

interface OwnerFieldProps {
  readonly jobId: string;
  readonly value: string | null;
  /** Who has it now, told until the others are here. */
  readonly name?: string;
  readonly error?: string | undefined;
  readonly onChange: (userId: string | null) => void;
}

/** Who owns a campaign or a supplier of one; no one is a choice. */
export function OwnerField({ jobId, value, name = "", error, onChange }: OwnerFieldProps) {
  const words = useTranslations("campaigns.create");
  const { data } = useCall("campaignOwners", { params: { jobId } });
  const known = data ?? (value === null ? [] : [{ userId: value, name }]);
  const isKnown = value === null || known.some(({ userId }) => userId === value);
  const owners = isKnown ? known : [...known, { userId: value, name }];
  return (
    <SelectField
      label={words("owner")}
      value={value ?? ""}
      error={error}
      options={[
        { value: "", label: words("nobody") },
        ...owners.map((owner) => ({ value: owner.userId, label: owner.name })),
      ]}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
    />
  );
}
