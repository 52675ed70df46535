import { TextField } from "@paygauge/ui";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { useWords } from "../../../state/formats.ts";
import type { JobForm } from "./job-form-schema.ts";

/** The days that the file covers, for files whose rows carry none. */
export function PeriodFields() {
  const words = useWords("create.form");
  const hint = useId();
  const { register, formState } = useFormContext<JobForm>();
  return (
    <fieldset aria-describedby={hint} className="flex flex-col gap-1">
      <legend className="text-label font-medium">{words("period")}</legend>
      <p id={hint} className="text-label text-text-3">
        {words("periodHint")}
      </p>
      <div className="mt-1 grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={words("from")}
          error={formState.errors.periodFrom?.message}
          {...register("periodFrom")}
        />
        <TextField
          type="date"
          label={words("to")}
          error={formState.errors.periodTo?.message}
          {...register("periodTo")}
        />
      </div>
    </fieldset>
  );
}
