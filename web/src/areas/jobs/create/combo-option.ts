import type { ComboboxProps } from "@paygauge/ui";

/** An entry of a combobox. */
export type ComboOption = ComboboxProps["options"][number];
