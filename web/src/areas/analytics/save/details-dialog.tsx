import { Button, Dialog, SelectField, TextAreaField, TextField } from "@paygauge/ui";
import { useState } from "react";
import { reportLimits } from "@paygauge/api-types/entities/analytics-reports";
import { limits } from "@paygauge/api-types/limits";
import { useTranslations } from "../../../state/formats.ts";

export interface ReportDetails {
  readonly name: string;
  readonly description: string;
  readonly issuerId: string | null;
}

interface DetailsDialogProps {
  readonly title: string;
  readonly start: ReportDetails;
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: (details: ReportDetails) => void;
}

/** Name, description and who else sees a saved query. */
export function DetailsDialog({ title, start, issuers, isPending, onClose, onSave }: DetailsDialogProps) {
  const words = useTranslations("analytics.save");
  const [details, setDetails] = useState(start);
  const change = (part: Partial<ReportDetails>) => setDetails({ ...details, ...part });
  return (
    <Dialog
      open
      submitting={isPending}
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button
            variant="primary"
            pending={isPending}
            disabled={details.name.trim() === ""}
            onClick={() => onSave(details)}
          >
            {words("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={words("name")}
          required
          maxLength={limits.nameLength}
          value={details.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextAreaField
          label={words("description")}
          rows={3}
          maxLength={reportLimits.description}
          value={details.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <SelectField
          label={words("share")}
          value={details.issuerId ?? ""}
          options={[
            { value: "", label: words("onlyMe") },
            ...issuers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => change({ issuerId: target.value === "" ? null : target.value })}
        />
      </div>
    </Dialog>
  );
}
