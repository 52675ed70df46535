/** A payee's name as words that lists and patterns are compared with. */
import { legalForms } from "@paygauge/analysis/names/legal-forms";
import { fold } from "@paygauge/analysis/names/normalise";

const forms = new Set(legalForms);
/** Words of the longest legal form. */
const longestForm = Math.max(...legalForms.map((form) => form.split(" ").length));

/** Folded words; runs of single letters are one word ("U S Bank" is "us bank"), "the" at either end is gone. */
export function payeeWords(name: string): string[] {
  const words: string[] = [];
  let run = "";
  for (const word of fold(name).split(" ")) {
    if (word.length === 1 && word >= "a") run += word;
    else {
      if (run !== "") words.push(run);
      run = "";
      if (word !== "") words.push(word);
    }
  }
  if (run !== "") words.push(run);
  if (words.length > 1 && words[0] === "the") words.shift();
  if (words.length > 1 && words.at(-1) === "the") words.pop();
  return words;
}

/** The words without the legal form at their end, and whether there was one. */
export function withoutForm(words: readonly string[]): { words: readonly string[]; hadForm: boolean } {
  let rest = words;
  for (let cut = true; cut && rest.length > 1;) {
    cut = false;
    for (let size = Math.min(longestForm, rest.length - 1); size > 0 && !cut; size--) {
      if (!forms.has(rest.slice(-size).join(" "))) continue;
      rest = rest.slice(0, -size);
      cut = true;
    }
  }
  return { words: rest, hadForm: rest.length < words.length };
}
