import * as v from "valibot";
import { expect, test } from "vitest";
import { createSchema, emptyIssuer, updateSchemaOf } from "./issuer-form.ts";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";

const updateSchema = updateSchemaOf({ id: "i1", version: 3 });
/** The first message by the name of the field it is about, none where all is well. */
function messages(schema: v.GenericSchema, values: object): Readonly<Record<string, string>> {
  const found = (v.safeParse(schema, values).issues ?? []).map(
    (issue) => [v.getDotPath(issue), issue.message] as const,
  );
  return Object.fromEntries(found.toReversed());
}

const filled = {
  ...emptyIssuer,
  name: "Delta Cards",
  issuerKey: "delta",
  currency: "eur",
  fallbackCountryIso3: "DEU",
  capabilities: ["stp", "gold"],
};

test("a new issuer's country and currency have exactly 3 characters, an update's country 0 to 3", () => {
  expect(messages(createSchema, filled)).toEqual({});
  expect(messages(createSchema, { ...filled, fallbackCountryIso3: "DE", currency: "EU" })).toEqual({
    currency: encodedMessage("currencyExactly"),
    fallbackCountryIso3: encodedMessage("countryExactly"),
  });
  expect(messages(updateSchema, { ...filled, fallbackCountryIso3: "" })).toEqual({});
  expect(messages(updateSchema, { ...filled, fallbackCountryIso3: "DEUT" })).toHaveProperty("fallbackCountryIso3");
  expect(messages(createSchema, emptyIssuer)).toMatchObject({ name: encodedMessage("issuerName") });
});

test("what is sent has nulls for what is empty, and one alias or domain a line", () => {
  expect(v.parse(createSchema, filled)).toMatchObject({ capabilities: ["stp"], currency: "EUR", brandingId: null });
  const issuerEmailDomains = " Delta.example \n\nother.example";
  const body = v.parse(updateSchema, { ...filled, issuerEmailDomains });
  expect(body).toMatchObject({ id: "i1", version: 3, issuerEmailDomains: ["delta.example", "other.example"] });
  expect(body).not.toHaveProperty("capabilities");
  expect(messages(updateSchema, { ...filled, issuerEmailDomains: "@delta" })).toHaveProperty(["issuerEmailDomains.0"]);
});
