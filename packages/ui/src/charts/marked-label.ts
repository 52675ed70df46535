import type { NumberStyle } from "../context/number-format.ts";

/** The heading of a file's column of bare numbers: "Spend (GBP)", "# Suppliers", "% Spend". */
export function headingOf(label: string, style: NumberStyle): string {
  return style.kind === "money" ? `${label} (${style.currency})` : markedLabel(label, style);
}

/** "# Suppliers" for counts, "% Spend" for shares, the bare label otherwise (docs/specification.md section 9). */
export function markedLabel(label: string, style: NumberStyle): string {
  if (style.kind === "count") return `# ${label}`;
  return style.kind === "percent" ? `% ${label}` : label;
}
