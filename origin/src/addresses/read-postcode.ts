/** Postcodes of the United Kingdom that were read wrongly: a letter in the place of a digit, or the other way round. */
import { isPostcodeOf } from "./rules.ts";

const digitOf: ReadonlyMap<string, string> = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["S", "5"],
  ["B", "8"],
  ["Z", "2"],
]);
const letterOf: ReadonlyMap<string, string> = new Map([
  ["0", "O"],
  ["1", "I"],
  ["5", "S"],
  ["8", "B"],
  ["2", "Z"],
]);

/** Outward codes by place: letters or digits. */
const forms = ["LD", "LDD", "LLD", "LLDD", "LDL", "LLDL"];

function readAs(code: string, form: string): { readonly code: string; readonly changed: number } | null {
  let [out, changed] = ["", 0];
  for (const [at, sign] of [...code].entries()) {
    const wanted = form[at] === "L" ? /[A-Z]/ : /\d/;
    const read = wanted.test(sign) ? sign : (form[at] === "L" ? letterOf : digitOf).get(sign);
    if (read === undefined) return null;
    if (read !== sign) changed += 1;
    out += read;
  }
  return { code: out, changed };
}

/** The postcode that one changed sign makes of a text such as "MI7 1EP"; null: there is none, or there are two. */
export function misreadPostcode(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/\s+/g, "");
  if (plain.length < 5 || plain.length > 7) return null;
  const [outward, inward] = [plain.slice(0, -3), plain.slice(-3)];
  const ends = readAs(inward, "DLL");
  if (ends === null) return null;
  const found = forms
    .filter((form) => form.length === outward.length)
    .flatMap((form) => readAs(outward, form) ?? [])
    .filter(({ changed }) => changed + ends.changed === 1)
    .map(({ code }) => `${code} ${ends.code}`)
    .filter((code) => isPostcodeOf("GB", code));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A postcode with the space of its country: "M171EP" is M17 1EP. */
export const spacedPostcode = (iso2: string | null, text: string): string => {
  const plain = text.toUpperCase().replaceAll(/\s+/g, "");
  return iso2 === "GB" && plain.length > 4 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : text.toUpperCase();
};
