/** The legal form that a name ends in, in one word for its spellings. */
import { fold } from "@paygauge/analysis/names/normalise";

/** A name without a form: a sole trader, a public body, or one that leaves it out. */
const noForm = "none";

const spellings: Readonly<Record<string, string>> = {
  limited: "ltd",
  ltd: "ltd",
  plc: "plc",
  llp: "llp",
  lp: "lp",
  llc: "llc",
  inc: "inc",
  incorporated: "inc",
  corp: "corp",
  corporation: "corp",
  co: "co",
  company: "co",
  cic: "cic",
  pty: "pty",
  gmbh: "gmbh",
  ag: "ag",
  kg: "kg",
  ug: "ug",
  ohg: "ohg",
  gbr: "gbr",
  ev: "ev",
  sa: "sa",
  sas: "sas",
  sarl: "sarl",
  eurl: "eurl",
  srl: "srl",
  spa: "spa",
  sl: "sl",
  slu: "sl",
  bv: "bv",
  nv: "nv",
  ab: "ab",
  oy: "oy",
  oyj: "oy",
  as: "as",
  asa: "as",
  aps: "aps",
  ehf: "ehf",
  hf: "hf",
};
const forms = new Map(Object.entries(spellings));

/** The form of a name; "" of no name. */
export function legalFormOf(name: string): string {
  const words = fold(name).split(" ").filter(Boolean);
  if (words.length === 0) return "";
  return forms.get(words.at(-1) ?? "") ?? noForm;
}
