/** The parser and the formatter on public cases, and the check on single addresses. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { format } from "@fragaria/address-formatter";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFields } from "./address-fields.ts";
import { checkAddress, type PostcodePlace } from "./check-address.ts";
import { parseAddress } from "./parse-address.ts";
import { misreadPostcode } from "./read-postcode.ts";

const folder = path.join(
  path.resolve(import.meta.dirname, "../../..", process.env["SAMPLES_DIR"] ?? "../shared/data"),
  "ref-address",
);
const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, " ").trim();

interface Case {
  readonly address: string;
  readonly components: readonly { readonly label: string; readonly value: string }[];
}

/** Components and expected lines of the formatting cases: a small reading of their YAML. */
function formattingCases(): { readonly input: Record<string, string>; readonly lines: string }[] {
  const documents = read("opencage_testcases_countries.yaml")
    .split(/^---\s*$/mu)
    .slice(1);
  return documents.flatMap((document) => {
    const [before = "", after] = document.split(/^expected:.*$/mu);
    if (after === undefined) return [];
    const pairs = [...before.matchAll(/^[ \t]+"?(\w+)"?:[ \t]*(.*?)[ \t]*$/gmu)].map(
      ([, name = "", value = ""]): [string, string] => [name, value.replace(/^(["'])(.*)\1$/u, "$2")],
    );
    const lines = after
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.trim());
    return [{ input: Object.fromEntries(pairs), lines: lines.join("\n").trim() }];
  });
}

describe.skipIf(!existsSync(folder))("public cases (skipped without SAMPLES_DIR)", () => {
  it("of libpostal: at least 90 % of the parts, and 60 % of the addresses as a whole", () => {
    const cases: Case[] = JSON.parse(read("libpostal_parser_cases.json"));
    let [parts, right, whole] = [0, 0, 0];
    for (const { address, components } of cases) {
      const left = parseAddress(address).parts.map(({ label, value }) => `${label}=${plain(value)}`);
      const hits = components.filter(({ label, value }) => {
        const at = left.indexOf(`${label}=${plain(value)}`);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      });
      parts += components.length;
      right += hits.length;
      if (hits.length === components.length && left.length === 0) whole += 1;
    }
    expect(cases).toHaveLength(143);
    expect(right / parts).toBeGreaterThanOrEqual(0.9);
    expect(whole / cases.length).toBeGreaterThanOrEqual(0.6);
  });

  it("of Companies House: the postcode of at least 99 % of 21,952 addresses", () => {
    const rows = read("uk_companies_house_addresses.csv").trim().split("\n").slice(1);
    const right = rows.filter((row) => {
      const [, quoted, bare, code = ""] = /^[^,]*,[^,]*,(?:"((?:[^"]|"")*)"|([^,]*)),(.*)$/u.exec(row.trim()) ?? [];
      const found = parseAddress(`${quoted ?? bare ?? ""} ${code}`).parts.filter(({ label }) => label === "postcode");
      return found.length === 1 && found[0]?.value === code;
    });
    expect(rows).toHaveLength(21_952);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.99);
  });

  it("of OpenCage: at least 95 % are printed as their country does", () => {
    const cases = formattingCases();
    const right = cases.filter(({ input, lines }) => format(input).trim() === lines);
    expect(cases.length).toBeGreaterThanOrEqual(460);
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe("hostile input", () => {
  it.each([
    ["5 KB of words", "Main Street ".repeat(430)],
    ["5 KB of one word", "a".repeat(5000)],
    ["5 KB of commas", ",".repeat(5000)],
    ["right to left", "شارع الملك فهد 12، الرياض 11564، السعودية"],
    ["emoji", "🏠 12 🛣️ Street 🌆 😀😀"],
    ["digits only", "1234567890 1234 5678"],
    ["nothing", ""],
    ["spaces", "   \n\t  "],
    ["broken surrogates", "\uD800 12 Main St \uDC00"],
    ["names of an object's own", "constructor __proto__ toString 12"],
  ])("%s gives an answer", (_, text) => {
    const checked = checkAddress(text, "GB", null);
    expect(checked.input).toBe(text);
    expect(["accept", "confirm", "fix"]).toContain(checked.verdict);
    expect(addressFields(parseAddress(text)).confidence).toBeLessThanOrEqual(1);
  });

  it("of any kind gives parts whose words all were entered", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: "grapheme" }), (text) => {
        const words = text.slice(0, 500).normalize("NFC");
        for (const { value } of parseAddress(text).parts)
          for (const word of value.split(" ")) expect(words).toContain(word);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a check", () => {
  const places = new Map<string, PostcodePlace>([["M17 1EP", { towns: ["MANCHESTER"], companies: 3 }]]);
  const placeOf = (code: string) => places.get(code) ?? { towns: [], companies: 0 };
  const stateOf = (text: string, hint: string | null = null) => {
    const { verdict, reasons, parts } = checkAddress(text, hint, placeOf);
    const changed = parts.filter(({ state }) => state === "replaced" || state === "spelled");
    return { verdict, reasons, changed: changed.map(({ name, value, written }) => [name, written, value]) };
  };

  it("accepts what the register knows, and prints it as its country does", () => {
    const checked = checkAddress("14 Canal Row, Manchester M17 1EP", null, placeOf);
    expect(checked).toMatchObject({ verdict: "accept", companies: 3, countryIso2: "GB" });
    expect(checked.printed).toEqual(["14 Canal Row", "Manchester", "M17 1EP"]);
    expect(checkAddress("Hauptstraße 5, 10827 Berlin, Deutschland", null, null)).toMatchObject({
      verdict: "accept",
      printed: ["Hauptstraße 5", "10827 Berlin"],
    });
  });

  it("asks where a part was replaced, and keeps the input byte for byte", () => {
    const input = "14 canal rw  unit 2b mancester MI7 1EP";
    expect(checkAddress(input, "GB", placeOf)).toMatchObject({ input, verdict: "confirm" });
    expect(stateOf(input, "GB").changed).toContainEqual(["postcode", "MI7 1EP", "M17 1EP"]);
    expect(stateOf("14 Canal Row, Mancester, M17 1EP")).toMatchObject({
      verdict: "confirm",
      changed: [["city", "Mancester", "Manchester"]],
    });
  });

  it("adds a missing town from the register, and asks", () => {
    expect(stateOf("14 Canal Row, M17 1EP")).toMatchObject({
      verdict: "confirm",
      reasons: expect.arrayContaining(["cityOfPostcode"]),
    });
  });

  it("does not take one town for another, nor 23 for 230", () => {
    const checked = checkAddress("23 Canal Row, Leeds, M17 1EP", null, placeOf);
    expect(checked.parts.find(({ name }) => name === "city")).toMatchObject({ value: "Leeds", written: null });
    expect(checked.parts.find(({ name }) => name === "house_number")).toMatchObject({
      value: "23",
      state: "plausible",
    });
  });

  it.each([
    ["PO BOX 77, Leeds", "GB", "noPostcode"],
    ["see invoice", "GB", "noAddress"],
    ["12 Main Street, Springfield", null, "noCountry"],
    ["Hauptstraße 5, 1082 Berlin, Germany", null, "postcodeForm"],
  ])("has %s corrected", (text, hint, reason) => {
    const { verdict, reasons } = stateOf(text, hint);
    expect([verdict, reasons.includes(reason as never)]).toEqual(["fix", true]);
  });

  it("reads a postcode with one wrong sign, and none with two readings", () => {
    expect(misreadPostcode("MI7 1EP")).toBe("M17 1EP");
    expect(misreadPostcode("M17 IEP")).toBe("M17 1EP");
    expect(misreadPostcode("M17 1EP")).toBeNull();
    expect(misreadPostcode("ABCDEFG")).toBeNull();
  });
});

it.each([
  [
    "Flat 14, Ziggurat Building, 60-66 Saffron Hill, London EC1N 8QX, GB",
    { line1: "60-66 Saffron Hill", city: "London", postcode: "EC1N 8QX", countryIso2: "GB" },
  ],
  [
    "PO Box 111, Douglas, Isle of Man IM99 1JJ",
    { line1: "PO Box 111", city: "Douglas", postcode: "IM99 1JJ", countryIso2: "IM" },
  ],
  [
    "Hauptstr. 5, 10827 Berlin, DE",
    { line1: "Hauptstr. 5", city: "Berlin", postcode: "10827", countryIso2: "DE", confidence: 1 },
  ],
])("%s fills the fields of a payment file", (text, fields) => {
  expect(addressFields(parseAddress(text))).toMatchObject(fields);
});
