/** Legal forms at the end of names as evidence of a country: most names of a ledger are of the buyer's own. */

/** Countries (ISO 3166-1 alpha-3) whose companies carry a form, folded: lower case, without marks, dots and spaces. */
const forms: readonly (readonly [string, string])[] = [
  ["ehf hf slhf ohf ses slf bs", "ISL"],
  ["gmbh gmbhcokg gesmbh ggmbh", "DEU AUT CHE LIE"],
  ["ug ughaftungsbeschrankt ohg ev gbr partg partgmbb egmbh vvag ekfm ek", "DEU"],
  ["kg cokg", "DEU AUT"],
  ["ag", "DEU AUT CHE LIE"],
  ["keg og", "AUT"],
  ["sarl", "FRA LUX CHE BEL MAR TUN DZA"],
  ["sas sasu eurl snc sca scop sci gie", "FRA"],
  ["sagl", "CHE"],
  ["srl", "ITA ROU BEL ARG"],
  ["spa", "ITA CHL DZA"],
  ["srls sapa scarl scrl sncdi", "ITA"],
  ["sl slu sll sau slp slne", "ESP"],
  ["sa", "FRA ESP BEL CHE LUX PRT POL ROU GRC ARG BRA CHL COL MEX"],
  ["bv bvba", "NLD BEL"],
  ["nv", "NLD BEL"],
  ["vof cv", "NLD"],
  ["sprl vzw asbl", "BEL"],
  ["lda unipessoallda", "PRT AGO MOZ"],
  ["ltda", "BRA CHL COL"],
  ["eireli", "BRA"],
  ["sadecv sderldecv sapidecv", "MEX"],
  ["ab aktiebolag hb", "SWE FIN"],
  ["as", "NOR CZE SVK TUR EST"],
  ["a/s k/s i/s p/s", "DNK"],
  ["asa ans", "NOR"],
  ["aps", "DNK"],
  ["oy oyj ky tmi", "FIN"],
  ["ou", "EST"],
  ["uab", "LTU"],
  ["sia", "LVA"],
  ["spzoo spj spk spzoospk spzoosk", "POL"],
  ["sro vos zs", "CZE SVK"],
  ["kft zrt nyrt bt rt", "HUN"],
  ["doo", "HRV SVN SRB BIH MNE MKD"],
  ["ood eood ead", "BGR"],
  ["epe ike", "GRC"],
  ["ooo oao pao zao", "RUS"],
  ["tov", "UKR"],
  ["ltd limited", "GBR IRL NZL IND HKG CAN ISR NGA KEN MLT CYP CHN BGD"],
  ["plc llp", "GBR IRL"],
  ["cic cio", "GBR"],
  ["dac clg teoranta", "IRL"],
  ["inc corp incorporated corporation", "USA CAN PHL"],
  ["llc", "USA ARE"],
  ["pllc", "USA"],
  ["ltee", "CAN"],
  ["ptyltd ptylimited", "AUS ZAF"],
  ["pteltd", "SGP"],
  ["pvtltd privatelimited pvtlimited", "IND PAK LKA"],
  ["sdnbhd bhd", "MYS"],
  ["kk godokaisha kabushikikaisha", "JPN"],
  ["tbk", "IDN"],
  ["anonimsirketi ltdsti", "TUR"],
];

const countriesOf = new Map<string, readonly string[]>();
for (const [words, countries] of forms)
  for (const form of words.split(" "))
    countriesOf.set(form, [...(countriesOf.get(form) ?? []), ...countries.split(" ")]);

/** Words of the longest form that is looked for: "Sp. z o.o. Sp. k." */
const mostWords = 6;

/**
 * Countries of the legal form that a name ends with, the longest form that is known; none for most names of
 * individuals.
 */
export function countriesOfForm(name: string): readonly string[] {
  const words = name
    .replaceAll(/\([^)]*\)/g, " ")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f.,&'"]/g, "")
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== "");
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const found = countriesOf.get(words.slice(-count).join(""));
    if (found !== undefined) return found;
  }
  return [];
}

/** How many cells of a column end with a legal form, and how many of those each country has. */
export class FormTally {
  private cells = 0;
  private readonly counts = new Map<string, number>();
  /** Cells whose form is above all that of a country: the first of those that have it. */
  private readonly mainly = new Map<string, number>();

  add(text: string): void {
    const countries = countriesOfForm(text);
    if (countries.length === 0) return;
    this.cells++;
    const [first = ""] = countries;
    this.mainly.set(first, (this.mainly.get(first) ?? 0) + 1);
    for (const country of new Set(countries)) this.counts.set(country, (this.counts.get(country) ?? 0) + 1);
  }

  /** Countries in the order of their probability; null where no cell has a form. */
  found(): { cells: number; countries: Record<string, number> } | null {
    if (this.cells === 0) return null;
    const main = (country: string) => this.mainly.get(country) ?? 0;
    const ranked = [...this.counts].toSorted(([a, one], [b, other]) => main(b) - main(a) || other - one);
    return { cells: this.cells, countries: Object.fromEntries(ranked) };
  }
}
