import { expect, it } from "vitest";
import { readThresholds } from "./thresholds.ts";

it.each([
  ["en", "Which suppliers spend more than 1 million?", "spendMinor GreaterThan 1000000", "Which suppliers ?"],
  ["en", "How many suppliers have at least three invoices?", "invoices GreaterThanOrEqual 3", "How many suppliers ?"],
  [
    "en",
    "Suppliers at High for virtual card with spend above £1.5m",
    "spendMinor GreaterThan 1500000",
    "Suppliers at High for virtual card",
  ],
  ["en", "Which vendors in Germany have fewer than 10 payments?", "payments LessThan 10", "Which vendors in Germany ?"],
  ["en", "List suppliers with 5 or more purchase orders", "orders GreaterThanOrEqual 5", "List suppliers"],
  [
    "en",
    "How many suppliers with spend of 10,000 or less?",
    "spendMinor LessThanOrEqual 10000",
    "How many suppliers ?",
  ],
  ["en", "Which suppliers have more than 5?", "", "Which suppliers have more than 5?"],
  ["en", "Which suppliers have more than 30 % of spend?", "", "Which suppliers have more than 30 % of spend?"],
  ["en", "The 10 largest suppliers", "", "The 10 largest suppliers"],
  [
    "de",
    "Welche Lieferanten haben mehr als 1,5 Mio. Euro Ausgaben?",
    "spendMinor GreaterThan 1500000",
    "Welche Lieferanten ?",
  ],
  [
    "de",
    "Wie viele Lieferanten haben mindestens drei Rechnungen?",
    "invoices GreaterThanOrEqual 3",
    "Wie viele Lieferanten ?",
  ],
  [
    "fr",
    "Quels fournisseurs ont plus de 10 000 € de dépenses ?",
    "spendMinor GreaterThan 10000",
    "Quels fournisseurs ?",
  ],
  [
    "fr",
    "Combien de fournisseurs ont au moins trois factures ?",
    "invoices GreaterThanOrEqual 3",
    "Combien de fournisseurs ?",
  ],
] as const)("%s: %s", (language, question, expected, left) => {
  const { thresholds, rest } = readThresholds(question, language);
  expect(thresholds.map(({ measure, operator, value }) => `${measure} ${operator} ${value}`).join()).toBe(expected);
  expect(rest).toBe(left);
});
