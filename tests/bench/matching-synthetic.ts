/** A made set at scale: real company names, made addresses, seeded corruption, look-alike siblings. Made, not real. */
import { join } from "node:path";
import type { DirectoryEntry } from "../../origin/src/job/facts.ts";
import { csvRows, entryOf, type MatchSet, supplierOf } from "../../origin/src/job/matching/labelled-sets.fixture.ts";

/** Seeded generator of numbers in 0…1 (mulberry32), so that every run makes the same set. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const streetNames = [
  "High",
  "Church",
  "Station",
  "Mill",
  "Park",
  "Victoria",
  "King",
  "Queen",
  "Maple",
  "Oak",
  "Cedar",
  "Main",
  "Bridge",
  "George",
  "North",
  "Hill",
  "Market",
  "Spring",
  "Lake",
  "River",
  "Union",
  "Wellington",
  "Albert",
  "Dundas",
  "Sherbrooke",
  "Laurier",
  "Industrial",
  "Commerce",
  "Airport",
  "College",
];
const streetKinds = ["Street", "Road", "Avenue", "Lane", "Drive", "Boulevard", "Way", "Court", "Place", "Crescent"];
const cityStarts = [
  "Ash",
  "Brad",
  "Carl",
  "Dar",
  "East",
  "Fair",
  "Glen",
  "Hart",
  "Kings",
  "Lang",
  "Mid",
  "New",
  "Ox",
  "Port",
  "Rock",
  "Stan",
  "Thorn",
  "West",
  "Wood",
  "York",
];
const cityEnds = ["ton", "ford", "ley", "field", "bury", "port", "ville", "wood", "ham", "mouth", "dale", "bridge"];

export class Maker {
  readonly random: () => number;
  constructor(seed: number) {
    this.random = seeded(seed);
  }
  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.random() * list.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }
  chance(share: number): boolean {
    return this.random() < share;
  }
  typo(text: string): string {
    const at = 1 + Math.floor(this.random() * Math.max(1, text.length - 2));
    const letter = String.fromCharCode(97 + Math.floor(this.random() * 26));
    const kinds = [
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + letter + text.slice(at),
      text.slice(0, at) + letter + text.slice(at + 1),
      text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2),
    ];
    return this.pick(kinds);
  }
  address(): { addressLine1: string; city: string; postalCode: string } {
    const number = 1 + Math.floor(this.random() * 400);
    const letters = "ABCDEFGHJKLMNPRSTUWXY";
    const cityIndex = Math.floor(this.random() ** 2 * 240);
    const area = `${letters[cityIndex % 20]}${letters[Math.floor(cityIndex / 12)]}${1 + Math.floor(this.random() * 20)}`;
    return {
      addressLine1: `${number} ${this.pick(streetNames)} ${this.pick(streetKinds)}`,
      city: `${cityStarts[cityIndex % 20]}${cityEnds[Math.floor(cityIndex / 20)]}`,
      postalCode: `${area} ${1 + Math.floor(this.random() * 9)}${this.pick([...letters])}${this.pick([...letters])}`,
    };
  }
}

const short: Record<string, string> = {
  SERVICES: "SVCS",
  INTERNATIONAL: "INTL",
  MANAGEMENT: "MGMT",
  ASSOCIATES: "ASSOC",
  ENGINEERING: "ENG",
  COMPANY: "CO",
  LIMITED: "LTD",
  INCORPORATED: "INC",
  CORPORATION: "CORP",
  GROUP: "GRP",
  CONSULTING: "CONS",
  TECHNOLOGIES: "TECH",
  SYSTEMS: "SYS",
  CENTRE: "CTR",
  EQUIPMENT: "EQUIP",
  AND: "&",
  STREET: "ST",
  ROAD: "RD",
  AVENUE: "AVE",
  DRIVE: "DR",
  LANE: "LN",
  BOULEVARD: "BLVD",
};
const forms = ["LTD", "INC", "LLC", "CORP", "LIMITED", "CO", ""];

export function corruptName(maker: Maker, name: string): string {
  let words = name.toUpperCase().split(" ");
  if (maker.chance(0.45)) words = words.map((word) => short[word] ?? word);
  if (maker.chance(0.35)) words = [...words.filter((word) => !forms.includes(word)), maker.pick(forms)].filter(Boolean);
  if (words.length > 2 && maker.chance(0.12)) words = words.slice(0, -1);
  if (words.length > 2 && maker.chance(0.05)) words = [...words.slice(1), words[0] ?? ""];
  if (words.length > 1 && maker.chance(0.05)) words = [`${words[0]}${words[1]}`, ...words.slice(2)];
  let text = words.join(" ");
  if (maker.chance(0.25)) text = maker.typo(text);
  if (maker.chance(0.06)) text = maker.typo(text);
  if (maker.chance(0.08)) text = text.slice(0, 22);
  return text.trim() || name;
}

export function corruptAddress(
  maker: Maker,
  entry: DirectoryEntry,
): { addressLine1: string; city: string; postalCode: string; taxId: string; phone: string } {
  if (maker.chance(0.08)) return { ...maker.address(), taxId: "", phone: "" };
  const line = entry.addressLine1
    .toUpperCase()
    .split(" ")
    .map((word) => (maker.chance(0.5) ? (short[word] ?? word) : word))
    .join(" ");
  return {
    addressLine1: maker.chance(0.2) ? "" : maker.chance(0.1) ? maker.typo(line) : line,
    city: maker.chance(0.12) ? "" : maker.chance(0.06) ? maker.typo(entry.city) : entry.city,
    postalCode: maker.chance(0.18)
      ? ""
      : maker.chance(0.05)
        ? maker.typo(entry.postalCode)
        : entry.postalCode.replace(" ", maker.chance(0.3) ? "" : " "),
    taxId: maker.chance(0.25) ? entry.taxId : "",
    phone: maker.chance(0.2) ? entry.phone : "",
  };
}

/** Companies of a made directory; a fifth are siblings of another: its name elsewhere, or with a place added. */
export function madeCompanies(
  dir: string,
  maker: Maker,
  size: number,
): { entries: DirectoryEntry[]; absent(): string } {
  const names = csvRows(join(dir, "match-goc/all_vendors_2022-07-09.csv"))
    .map((row) => (row["d_vendor_name"] ?? "").trim())
    .filter((name) => /[A-Z]{3}/.test(name) && name.length < 60);
  const wordsOf = names.map((name) => name.split(" "));
  const entries: DirectoryEntry[] = [];
  const makeName = (at: number): string => {
    if (at < names.length) return names[at] ?? "";
    const [head, tail] = [maker.pick(wordsOf), maker.pick(wordsOf)];
    return [...head.slice(0, Math.ceil(head.length / 2)), ...tail.slice(-Math.ceil(tail.length / 2))].join(" ");
  };
  for (let at = 0; entries.length < size; at += 1) {
    const id = String(entries.length);
    const digits = String(100000000 + Math.floor(maker.random() * 899999999));
    const sibling =
      entries.length > 100 && maker.chance(0.2) ? entries[Math.floor(maker.random() * entries.length)] : undefined;
    const name = sibling
      ? maker.chance(0.5)
        ? sibling.name
        : `${sibling.name} ${maker.pick(cityStarts).toUpperCase()}`
      : makeName(at);
    entries.push(
      entryOf({
        entryId: id,
        name,
        country: "CAN",
        taxId: digits,
        phone: `+1 ${digits.slice(0, 3)} ${digits.slice(2, 9)}`,
        ...maker.address(),
      }),
    );
  }
  return { entries, absent: () => makeName(Number.MAX_SAFE_INTEGER) };
}

/** `suppliers` payees, 55 % of them in a directory of `size`; a fifth of the directory are siblings of another entry. */
export function synthetic(dir: string, size: number, suppliers: number): MatchSet {
  const maker = new Maker(20240229);
  const { entries, absent: absentName } = madeCompanies(dir, maker, size);
  const set: MatchSet = { name: "synthetic", entries, suppliers: [], truth: [] };
  // payees that are not in the directory have names that no entry was made from
  for (let at = 0; at < suppliers; at += 1) {
    const source = maker.pick(entries);
    const present = maker.chance(0.55);
    const absent = present
      ? source
      : entryOf({
          entryId: "",
          name: absentName(),
          country: "CAN",
          taxId: "",
          ...maker.address(),
        });
    const place = corruptAddress(maker, absent);
    set.suppliers.push(supplierOf(String(at), { name: corruptName(maker, absent.name), country: "CAN", ...place }));
    set.truth.push(present ? source.entryId : null);
  }
  return set;
}
