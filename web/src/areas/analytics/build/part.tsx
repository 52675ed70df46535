import { SelectField, type Option } from "@paygauge/ui";
import type { ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";

interface PartFrameProps {
  readonly title: string;
  readonly add: string;
  /** What can be added. */
  readonly options: readonly Option[];
  readonly count: number;
  readonly most: number;
  readonly onAdd: (value: string) => void;
  readonly children: ReactNode;
}

/** A part of the builder: its entries, and the field that adds one. */
export function PartFrame({ title, add, options, count, most, onAdd, children }: PartFrameProps) {
  const words = useTranslations("analytics.build");
  const isFull = count >= most;
  return (
    <section className="flex flex-col gap-2" aria-label={title}>
      <h3 className="text-data font-semibold">{title}</h3>
      {children}
      <SelectField
        label={add}
        labelHidden
        value=""
        disabled={isFull}
        hint={isFull ? words("full", { most }) : undefined}
        options={[{ value: "", label: add }, ...options]}
        onChange={({ target }) => {
          if (target.value !== "") onAdd(target.value);
        }}
      />
    </section>
  );
}
