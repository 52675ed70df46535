import { expect, test } from "vitest";
import { checkCreate, checkUpdate, createBodyOf, emptyIssuer, updateBodyOf } from "./issuer-form.ts";

const filled = {
  ...emptyIssuer,
  name: "Delta Cards",
  issuerKey: "delta",
  currency: "eur",
  fallbackCountryIso3: "DEU",
  capabilities: ["stp", "gold"],
};

test("a new issuer's country and currency have exactly 3 characters, an update's country 0 to 3", () => {
  expect(checkCreate(filled)).toEqual({});
  expect(checkCreate({ ...filled, fallbackCountryIso3: "DE", currency: "EU" })).toEqual({
    currency: "A currency code has exactly 3 characters, such as GBP.",
    fallbackCountryIso3: "A country code has exactly 3 characters, such as GBR.",
  });
  expect(checkUpdate({ ...filled, fallbackCountryIso3: "" })).toEqual({});
  expect(checkUpdate({ ...filled, fallbackCountryIso3: "DEUT" })).toHaveProperty("fallbackCountryIso3");
  expect(checkCreate(emptyIssuer)).toMatchObject({ name: "Give the issuer a name." });
});

test("what is sent has nulls for what is empty, and one alias or domain a line", () => {
  expect(createBodyOf(filled)).toMatchObject({ capabilities: ["stp"], currency: "EUR", brandingId: null });
  const issuerEmailDomains = " Delta.example \n\nother.example";
  const body = updateBodyOf({ ...filled, issuerEmailDomains }, { id: "i1", version: 3 });
  expect(body).toMatchObject({ id: "i1", version: 3, issuerEmailDomains: ["delta.example", "other.example"] });
  expect(body).not.toHaveProperty("capabilities");
  expect(checkUpdate({ ...filled, issuerEmailDomains: "@delta" })).toHaveProperty("issuerEmailDomains");
});
