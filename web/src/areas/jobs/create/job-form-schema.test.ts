import { expect, test } from "vitest";
import * as v from "valibot";
import { createJobBody } from "@paygauge/api-types/entities/jobs";
import { createTexts } from "../../../texts/en/create.ts";
import { emptyJobForm, fieldErrorsOf, jobSchema, type JobForm } from "./job-form-schema.ts";

const good: JobForm = {
  ...emptyJobForm("advanced"),
  name: "  Northgate FY26 ",
  issuerId: "i1",
  buyerId: "b1",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
};

const schemaOf = (kind: JobForm["kind"]) => jobSchema(kind, createTexts.form);
/** Messages by the name of the field they are about, none where all is well. */
const messages = (form: JobForm) =>
  Object.fromEntries(
    (v.safeParse(schemaOf(form.kind), form).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message] as const),
  );

test("a filled form is the body that the call takes, its name trimmed", () => {
  const body = v.parse(schemaOf("advanced"), good);
  expect(v.is(createJobBody, body)).toBe(true);
  expect(body.name).toBe("Northgate FY26");
  expect("periodFrom" in body).toBe(false);
});

test("an empty form names every field that is missing", () => {
  expect(Object.keys(messages(emptyJobForm("base"))).toSorted()).toEqual([
    "buyerCountry",
    "buyerId",
    "capabilities",
    "currency",
    "issuerId",
    "name",
  ]);
});

test("a job without figures is asked neither for money nor for a period, and sends none", () => {
  const form = { ...good, ...emptyJobForm("matchedDataOnly"), name: "Who", issuerId: "i1", buyerId: "b1" };
  expect(Object.keys(messages(form))).toEqual(["buyerCountry"]);
  const body = v.parse(schemaOf("matchedDataOnly"), { ...form, buyerCountry: "GBR", currency: "GBP" });
  expect(body).toEqual({ kind: "matchedDataOnly", name: "Who", issuerId: "i1", buyerId: "b1", buyerCountry: "GBR" });
  expect(v.is(createJobBody, body)).toBe(true);
});

test("a period has both days, in order", () => {
  expect(messages({ ...good, periodFrom: "2026-01-01" })).toEqual({
    periodTo: "Enter both days, or leave both empty.",
  });
  expect(messages({ ...good, periodFrom: "2026-12-31", periodTo: "2026-01-01" })).toEqual({
    periodTo: "The last day is before the first day. Change one of them.",
  });
  expect(messages({ ...good, periodFrom: "2026-01-01", periodTo: "2026-12-31" })).toEqual({});
});

test("what the system refuses is under its field, and above the form where the form has no such field", () => {
  const fields = { name: "Taken.", elsewhere: "No." };
  expect(fieldErrorsOf({ message: "One field.", fields })).toEqual({ errors: { name: "Taken." } });
  expect(fieldErrorsOf({ message: "Not now.", fields: {} })).toEqual({ errors: {}, message: "Not now." });
});
