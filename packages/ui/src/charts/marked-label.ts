import type { NumberStyle } from "../context/number-format.ts";

/** "# Suppliers" for counts, "% Spend" for shares, the bare label otherwise (specification, section 9). */
export function markedLabel(label: string, style: NumberStyle): string {
  if (style.kind === "count") return `# ${label}`;
  return style.kind === "percent" ? `% ${label}` : label;
}
