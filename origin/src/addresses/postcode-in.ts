import { rulesOf } from "./rules.ts";

interface Word {
  readonly text: string;
  readonly plain: string;
  readonly piece: number;
  readonly label: string | null;
}

interface FoundPostcode {
  readonly from: number;
  readonly to: number;
  readonly iso2: string | null;
}

const uk = /^(?:gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2})$/i;
/** Forms that tell their country by themselves. */
const own: readonly (readonly [RegExp, string])[] = [
  [uk, "GB"],
  [/^[abceghj-nprstvxy]\d[a-z] ?\d[a-z]\d$/i, "CA"],
  [/^〒?\d{3}-\d{4}$/, "JP"],
  [/^\d{5}-\d{4}$/, "US"],
  [/^(?:cep )?\d{5}-\d{3}$/, "BR"],
  [/^[1-9]\d{3} ?[a-z]{2}$/i, "NL"],
];

function matchAt(tokens: readonly Word[], at: number, length: number, form: RegExp): boolean {
  const run = tokens.slice(at, at + length);
  if (run.length < length || run.some(({ label, piece }) => label !== null || piece !== run[0]?.piece)) return false;
  return form.test(run.map(({ plain }) => plain).join(" "));
}

/** The last place at which a form occurs, of two words or of one. */
function lastOf(tokens: readonly Word[], form: RegExp): Omit<FoundPostcode, "iso2"> | null {
  for (let to = tokens.length; to > 0; to -= 1)
    for (const length of [2, 1])
      if (to >= length && matchAt(tokens, to - length, length, form)) return { from: to - length, to };
  return null;
}

/** A lone number is the postcode at the end, or in front of the last words where words are in front of it. */
function loneNumber(tokens: readonly Word[]): FoundPostcode | null {
  const found = lastOf(tokens, /^(?:cep |〒)?\d{5,6}$|^\d{3} \d{2}$/i);
  if (found === null || (found.from === 0 && tokens.length > 1 && tokens[1]?.piece === 0)) return null;
  return { ...found, iso2: null };
}

/** The postcode of an address: of its country's form, of a form that tells its country, or a number in its place. */
export function postcodeIn(tokens: readonly Word[], iso2: string | null): FoundPostcode | null {
  const zip = iso2 === null ? undefined : rulesOf(iso2)?.zip;
  if (zip !== undefined) {
    const found = lastOf(tokens, new RegExp(`^(?:cep )?(?:${zip})$`, "i"));
    const isHouse =
      found !== null && found.from === 0 && /^\d+$/.test(tokens[0]?.plain ?? "") && tokens[1]?.piece === 0;
    if (found !== null && !isHouse) return { ...found, iso2 };
  }
  for (const [form, country] of own) {
    const found = lastOf(tokens, form);
    if (found !== null) return { ...found, iso2: country };
  }
  return loneNumber(tokens);
}
