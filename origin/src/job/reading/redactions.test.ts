import { describe, expect, it } from "vitest";
import { isRedacted } from "@paygauge/analysis/reading/redactions";

describe("redacted payees", () => {
  it.each([
    "REDACTED PERSONAL DATA",
    "Redacted Data",
    "REDACTED UNDER DP ACT",
    "PAYPAL - REDACTED DATA",
    "Redact",
    "Name withheld",
    "Withheld",
    "WITHHELD (GDPR)",
    "Personal data",
    "Private Individual",
    "[Redacted]",
    "Supplier name suppressed",
    "Geschwärzt",
    "Personenbezogene Daten",
    "Privatperson",
    "Vertraulich",
    "Anonymisiert - DSGVO",
    "Données personnelles",
    "Données à caractère personnel",
    "Caviardé",
    "Confidentiel",
    "Personne physique",
    "Datos personales",
    "Dato personal",
    "Anonimizado",
    "Persona física",
    "Omissis",
    "Dati personali",
    "Oscurato per privacy",
    "Riservato",
    "Persoonsgegevens",
    "Geanonimiseerd",
    "Vertrouwelijk",
    "Natuurlijk persoon",
    "Persónuupplýsingar",
  ])("%s is one", (name) => {
    expect(isRedacted(name)).toBe(true);
  });
  it.each([
    "Redactive Publishing Ltd",
    "Confidential Shredding Ltd",
    "Personal Data Protection Services Ltd",
    "Privacy Solutions BV",
    "Particulier Hotel SARL",
    "Individual Restaurants Ltd",
    "Anonymous Alcoholics Support",
    "Withheld Property Ltd",
    "Exempt Logistics Inc",
    "AVG Technologies",
    "Acme Ltd",
    "",
  ])("%s is none", (name) => {
    expect(isRedacted(name)).toBe(false);
  });
});
