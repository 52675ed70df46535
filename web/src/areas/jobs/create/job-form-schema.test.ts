import { expect, test } from "vitest";
import * as v from "valibot";
import { createJobBody } from "@paygauge/api-types";
import { bodyOf, emptyJobForm, jobFormSchema, type JobForm } from "./job-form-schema.ts";

const good: JobForm = {
  ...emptyJobForm("advanced"),
  name: "  Northgate FY26 ",
  issuerId: "i1",
  buyerId: "b1",
  currency: "GBP",
  buyerCountry: "GBR",
  capabilities: ["stp"],
};

function messagesAt(form: JobForm): Record<string, string> {
  const read = v.safeParse(jobFormSchema, form);
  if (read.success) return {};
  return Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}

test("a filled form is the body that the call takes, its name trimmed", () => {
  const body = bodyOf(v.parse(jobFormSchema, good));
  expect(v.is(createJobBody, body)).toBe(true);
  expect(body.name).toBe("Northgate FY26");
  expect("periodFrom" in body).toBe(false);
});

test("an empty form names every field that is missing", () => {
  expect(Object.keys(messagesAt(emptyJobForm("base"))).toSorted()).toEqual([
    "buyerCountry",
    "buyerId",
    "capabilities",
    "currency",
    "issuerId",
    "name",
  ]);
});

test("a period has both days, in order", () => {
  expect(messagesAt({ ...good, periodFrom: "2026-01-01" })).toEqual({
    periodTo: "Give both days, or leave both empty.",
  });
  expect(messagesAt({ ...good, periodFrom: "2026-12-31", periodTo: "2026-01-01" })).toEqual({
    periodTo: "The last day is before the first. Change one of them.",
  });
  expect(messagesAt({ ...good, periodFrom: "2026-01-01", periodTo: "2026-12-31" })).toEqual({});
});
