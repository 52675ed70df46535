import { Combobox } from "@paygauge/ui";
import { useState } from "react";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";

interface OwnerFieldProps {
  /** One of the jobs: its possible owners are offered, and jobs of other issuers refuse those who can't own them. */
  readonly jobId: string;
  readonly value: string | undefined;
  readonly onChange: (userId: string) => void;
}

export function OwnerField({ jobId, value, onChange }: OwnerFieldProps) {
  const words = useTranslations("jobMaintenance.owner");
  const [text, setText] = useState("");
  const { data } = useCall("potentialJobAnalysisOwners", {
    query: { jobArtifactId: jobId, ...(text !== "" && { search: text }) },
  });
  return (
    <Combobox
      label={words("label")}
      placeholder={words("choose")}
      required
      options={(data ?? []).map(({ id, displayName, email }) => ({ value: id, label: displayName, note: email }))}
      value={value}
      onChange={onChange}
      onSearch={setText}
    />
  );
}
