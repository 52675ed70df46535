import { describe, expect, it } from "vitest";
import { cleanDescriptor } from "./clean-descriptor.ts";
import { descriptorRules } from "./descriptor-rules.ts";

const cases = descriptorRules.flatMap(({ id, examples }) => examples.map(([raw, name]) => [id, raw, name] as const));

describe("cleaning a card descriptor", () => {
  it.each(cases)("%s: %s becomes %s", (_, raw, name) => {
    expect(cleanDescriptor(raw, "GBR").name).toBe(name);
  });

  it("says what was taken off, and keeps what it says of the merchant", () => {
    expect(cleanDescriptor("SQ *WWW.GREENSIGNS.CO.UK", "GBR")).toEqual({
      name: "GREENSIGNS",
      town: "",
      website: "WWW.GREENSIGNS.CO.UK",
      phone: "",
      rules: ["collector", "web"],
    });
    expect(cleanDescriptor("PARTS DIRECT 800-555-0142", "USA").phone).toBe("800-555-0142");
  });

  it.each([
    ["GREEN INTERIORS HALIFAX", "GBR", "GREEN INTERIORS", "Halifax"],
    // Cut at 23 signs, in the middle of the town.
    ["Bedfold Interiors Halif", "GBR", "Bedfold Interiors", "Halifax"],
    ["UNIVERSITY OF LEEDS", "GBR", "UNIVERSITY OF LEEDS", ""],
    ["LEEDS", "GBR", "LEEDS", ""],
    ["TRATTORIA ROMA BERLIN", "GBR", "TRATTORIA ROMA BERLIN", ""],
    ["TRATTORIA ROMA BERLIN", "DEU", "TRATTORIA ROMA", "Berlin"],
    ["HOTEL ADLER GBR", "GBR", "HOTEL ADLER", ""],
  ])("takes the town from the end of %s in %s", (raw, country, name, town) => {
    expect(cleanDescriptor(raw, country)).toMatchObject({ name, town });
  });

  it("takes the town that the file names, whether it is known or not", () => {
    expect(cleanDescriptor("CORNER SHOP MUCH WENLOCK", "GBR", "Much Wenlock")).toMatchObject({
      name: "CORNER SHOP",
      town: "Much Wenlock",
    });
  });

  it.each(["12345", "*", "#12", "   ", "A", "www.", "€€€"])("leaves %j, which has no name, as it is", (raw) => {
    expect(cleanDescriptor(raw, "GBR").name).toBe(raw.trim());
  });

  it.each(["a", "a.", "1 ", "*", "a-"])("reads the first 200 characters of a long text of %j, and no more", (piece) => {
    const text = piece.repeat(60_000);
    expect(cleanDescriptor(text, "GBR")).toEqual(cleanDescriptor(text.slice(0, 200), "GBR"));
  });
});
