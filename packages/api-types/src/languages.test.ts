import { expect, test } from "vitest";
import { acceptedTags, firstLanguage, languageOf, localeOf } from "./languages.ts";

test("a tag is spoken by its language, whatever its region and case", () => {
  expect(languageOf("de-AT")).toBe("de");
  expect(languageOf(" FR ")).toBe("fr");
  expect(languageOf("den")).toBeUndefined();
  expect(languageOf(null)).toBeUndefined();
});

test("the first tag that is spoken decides, English where none is", () => {
  expect(firstLanguage([undefined, "es-ES", "fr-CH", "de"])).toBe("fr");
  expect(firstLanguage(["es-ES", ""])).toBe("en");
});

test("a header's tags come by how much they are wanted", () => {
  expect(acceptedTags("en;q=0.5, de-CH, fr;q=0.9, it;q=0, *;q=x")).toEqual(["de-CH", "fr", "en"]);
  expect(acceptedTags(null)).toEqual([]);
});

test("numbers and dates follow the reader's language, in the user's own region", () => {
  expect(localeOf("de", ["en-GB", "de-AT", "de-DE"])).toBe("de-AT");
  expect(localeOf("de", ["en-GB", "fr-FR"])).toBe("de-DE");
  expect(localeOf("en", ["en-US@posix", "en-US"])).toBe("en-US");
  expect(localeOf("fr", ["fr"])).toBe("fr-FR");
});
