/** Amounts as they are written, with other figures. */
import type { DecimalMark } from "@paygauge/api-types/entities/ledger-evidence";

export const amountChoices = ["keep", "jitter", "round"] as const;
export type AmountChoice = (typeof amountChoices)[number];

export interface AmountChange {
  readonly choice: AmountChoice;
  /** jitter: each amount moves by up to so many per cent. */
  readonly percent: number;
  /** round: to a multiple of so many units of the currency. */
  readonly to: number;
}

/** Signs, a currency and brackets around figures. */
const written = /^([^\d]{0,8}?)(\d[\d.,'’\s]*?)([^\d]{0,8})$/u;

/**
 * The amount after the change, its decimals, sign and currency as before; "" for any other text, since it may
 * hold anything. `share`: from -1 to 1, how far the row's amounts move.
 */
export function changedAmount(text: string, mark: DecimalMark, change: AmountChange, share: number): string {
  const [, before = "", figures = "", behind = ""] = written.exec(text.trim()) ?? [];
  if (figures === "") return "";
  if (change.choice === "keep") return text;
  const at = figures.lastIndexOf(mark);
  const whole = (at < 0 ? figures : figures.slice(0, at)).replace(/\D/g, "");
  const part = at < 0 ? "" : figures.slice(at + 1).replace(/\D/g, "");
  const value = Number(`${whole === "" ? "0" : whole}.${part === "" ? "0" : part}`);
  const changed =
    change.choice === "jitter"
      ? value * (1 + (share * change.percent) / 100)
      : Math.round(value / change.to) * change.to;
  return `${before}${changed.toFixed(part.length).replace(".", mark)}${behind}`;
}
