/** Raised and lowered text as characters of its own: a note's mark must not join the figure before it. */
const raised: ReadonlyMap<string, string> = new Map([
  ...[..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((to, digit): [string, string] => [String(digit), to]),
  ["+", "⁺"],
  ["-", "⁻"],
  ["−", "⁻"],
  ["(", "⁽"],
  [")", "⁾"],
  ["n", "ⁿ"],
]);
const lowered: ReadonlyMap<string, string> = new Map([
  ...[..."₀₁₂₃₄₅₆₇₈₉"].map((to, digit): [string, string] => [String(digit), to]),
  ["+", "₊"],
  ["-", "₋"],
  ["−", "₋"],
  ["(", "₍"],
  [")", "₎"],
]);

const mapped = (text: string, table: ReadonlyMap<string, string>): string => {
  const letters = [...text.trim()];
  return letters.every((letter) => table.has(letter))
    ? letters.map((letter) => table.get(letter) ?? "").join("")
    : // Marks such as "1, 2" are apart from the figure before them.
      /^\d/.test(text.trim())
      ? ` ${text.trim()} `
      : text;
};

/** "2" raised is "²"; letters stay as they are, as in "1st". */
export const raisedText = (text: string): string => mapped(text, raised);
/** "2" lowered is "₂". */
export const loweredText = (text: string): string => mapped(text, lowered);
