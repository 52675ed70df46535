import { Combobox } from "@paygauge/ui";
import { useState } from "react";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useSettled } from "../../../state/use-settled.ts";

interface JobPickerProps {
  readonly value: string | undefined;
  readonly onChange: (jobId: string) => void;
}

/** A job with a finished analysis, found by typing. */
export function JobPicker({ value, onChange }: JobPickerProps) {
  const words = useTranslations("rulesets.bench");
  const [search, setSearch] = useState("");
  const asked = useSettled(search.trim(), 200);
  const { data } = useCall("jobs", {
    body: {
      pageNumber: 1,
      pageSize: 50,
      orderBy: "-createdOn",
      ...(asked === "" ? {} : { search: asked }),
      filters: { filterItems: [{ propertyName: "state", itemComparisonOperator: "Equal", itemValue: "Ready" }] },
    },
  });
  const options = (data?.collection ?? []).map((job) => ({ value: job.id, label: job.name, note: job.buyerName }));
  return (
    <Combobox
      label={words("job")}
      placeholder={words("chooseJob")}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}

interface SupplierPickerProps extends JobPickerProps {
  readonly jobId: string;
}

/** A supplier of the job, the largest spend first, found by typing. */
export function SupplierPicker({ jobId, value, onChange }: SupplierPickerProps) {
  const words = useTranslations("rulesets.bench");
  const [search, setSearch] = useState("");
  const asked = useSettled(search.trim(), 200);
  const { data } = useCall("jobSuppliers", {
    params: { jobId },
    body: { pageNumber: 1, pageSize: 50, orderBy: "-spendMinor", ...(asked === "" ? {} : { search: asked }) },
  });
  const options = (data?.collection ?? []).map((row) => ({ value: row.supplierKey, label: row.name, note: row.city }));
  return (
    <Combobox
      label={words("supplier")}
      placeholder={words("chooseSupplier")}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={setSearch}
    />
  );
}
