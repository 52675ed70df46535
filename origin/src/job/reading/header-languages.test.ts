/** Headers as exports in eight further languages have them; what each means is written here by hand. */
import { describe, expect, it } from "vitest";
import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import { headerLanguages, headerWords } from "@paygauge/analysis/reading/header-words";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { foldHeader, headerFit } from "@paygauge/analysis/reading/synonyms";

type Header = Partial<Record<CanonicalColumn, string>>;

const values: Header = {
  supplierName: "Alfa Handel",
  supplierId: "K1001",
  amount: "120.50",
  documentDate: "2025-01-31",
  dueDate: "2025-03-01",
  paidDate: "2025-02-27",
  documentNumber: "RE-1",
  orderNumber: "45001",
  currency: "EUR",
  paymentMethod: "SEPA transfer",
  paymentTerms: "30 days",
  city: "Utrecht",
  postalCode: "3511",
  country: "NL",
  taxId: "NL811569869B01",
  companyNumber: "12345678",
  costCentre: "CC100",
};

const headers: Record<(typeof headerLanguages)[number], readonly Header[]> = {
  it: [
    {
      supplierName: "Ragione sociale fornitore",
      supplierId: "Codice fornitore",
      amount: "Importo pagato",
      documentDate: "Data fattura",
      dueDate: "Data scadenza",
      paidDate: "Data di pagamento",
      documentNumber: "Numero fattura",
      currency: "Valuta",
      paymentMethod: "Modalità di pagamento",
      city: "Città",
      taxId: "Partita IVA",
    },
    {
      supplierName: "Beneficiario",
      amount: "Importo (IVA esclusa)",
      paidDate: "Data mandato",
      documentNumber: "Mandato",
    },
  ],
  nl: [
    {
      supplierName: "Leverancier",
      supplierId: "Crediteurnummer",
      amount: "Bedrag excl. btw",
      documentDate: "Factuurdatum",
      dueDate: "Vervaldatum",
      paidDate: "Betaaldatum",
      documentNumber: "Factuurnummer",
      orderNumber: "Inkooporder",
      paymentTerms: "Betalingstermijn",
      city: "Plaats",
      postalCode: "Postcode",
      country: "Landcode",
      taxId: "BTW-nummer",
      companyNumber: "KvK-nummer",
      costCentre: "Kostenplaats",
    },
  ],
  sv: [
    {
      supplierName: "Leverantör",
      supplierId: "Leverantörsnr",
      amount: "Belopp",
      documentDate: "Fakturadatum",
      dueDate: "Förfallodatum",
      paidDate: "Betalningsdatum",
      documentNumber: "Verifikationsnummer",
      currency: "Valuta",
      companyNumber: "Organisationsnummer",
      city: "Postort",
      paymentTerms: "Betalningsvillkor",
    },
  ],
  da: [
    {
      supplierName: "Leverandørnavn",
      supplierId: "Kreditornr.",
      amount: "Beløb ekskl. moms",
      documentDate: "Fakturadato",
      dueDate: "Forfaldsdato",
      paidDate: "Betalingsdato",
      documentNumber: "Bilagsnr.",
      companyNumber: "CVR-nr.",
      paymentMethod: "Betalingsmetode",
      costCentre: "Omkostningssted",
    },
  ],
  nb: [
    {
      supplierName: "Leverandør",
      supplierId: "Leverandørnr",
      amount: "Beløp",
      documentDate: "Bilagsdato",
      dueDate: "Forfallsdato",
      paidDate: "Betalingsdato",
      documentNumber: "Fakturanr",
      companyNumber: "Organisasjonsnummer",
      city: "Poststed",
      currency: "Valutakode",
    },
  ],
  pl: [
    {
      supplierName: "Nazwa kontrahenta",
      supplierId: "Nr dostawcy",
      amount: "Kwota brutto",
      documentDate: "Data wystawienia",
      dueDate: "Termin płatności",
      paidDate: "Data zapłaty",
      documentNumber: "Numer faktury",
      currency: "Waluta",
      paymentMethod: "Forma płatności",
      city: "Miejscowość",
      taxId: "NIP",
      costCentre: "MPK",
    },
  ],
  pt: [
    {
      supplierName: "Nome do fornecedor",
      supplierId: "Código fornecedor",
      amount: "Valor pago",
      documentDate: "Data da fatura",
      dueDate: "Data de vencimento",
      paidDate: "Data de pagamento",
      documentNumber: "N.º fatura",
      currency: "Moeda",
      paymentMethod: "Meio de pagamento",
      taxId: "NIF fornecedor",
      costCentre: "Centro de custo",
    },
  ],
  fi: [
    {
      supplierName: "Toimittajan nimi",
      supplierId: "Toimittajanumero",
      amount: "Laskun summa",
      documentDate: "Laskun päiväys",
      dueDate: "Eräpäivä",
      paidDate: "Maksupäivä",
      documentNumber: "Tositenumero",
      currency: "Valuutta",
      companyNumber: "Y-tunnus",
      city: "Postitoimipaikka",
      costCentre: "Kustannuspaikka",
    },
    { supplierName: "Toimittaja", amount: "Veroton summa", documentDate: "Pvm", documentNumber: "Tosite" },
  ],
};

async function proposed(header: Header): Promise<Header> {
  // In an order of its own, so that no column is found by its place.
  const fields = Object.keys(values)
    .filter((field): field is CanonicalColumn => field in header)
    .toSorted((a, b) => (header[a] ?? "").length - (header[b] ?? "").length || a.localeCompare(b));
  const names = fields.map((field) => header[field] ?? "");
  const rows = Array.from({ length: 40 }, (_, at) =>
    fields.map(
      (field) => `${values[field] ?? ""}${field === "supplierName" || field === "supplierId" ? ` ${at}` : ""}`,
    ),
  );
  const bytes = new TextEncoder().encode([names, ...rows].map((cells) => cells.join(";")).join("\r\n"));
  const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
    kind: "advanced",
    currency: "EUR",
  });
  return Object.fromEntries(
    (inspection?.proposal.fields ?? []).flatMap(({ field, source }) =>
      "column" in source ? [[field, names[source.column] ?? ""]] : [],
    ),
  );
}

describe("headers of further languages", () => {
  const all = Object.entries(headers).flatMap(([language, sets]) => sets.map((header) => [language, header] as const));
  it.each(all)("%s: %o", async (_, header) => {
    expect(await proposed(header)).toEqual(header);
  });

  it.each(["Importo IVA", "Btw-bedrag", "Moms", "Momsbeløb", "Kwota VAT", "Valor IVA", "Alv", "Saldo", "Mva-beløp"])(
    "%s is no amount",
    (header) => {
      expect(headerFit("amount", foldHeader(header))).toBeLessThan(0.35);
    },
  );

  it.each(["Approved by", "Data Source", "Total by department", "Master data"])("%s is no word of theirs", (header) => {
    for (const field of ["city", "documentDate", "credit"] as const) {
      expect(headerFit(field, foldHeader(header))).toBeLessThan(0.35);
    }
  });

  it("have every word folded as headers are, once for a field and language", () => {
    for (const [field, words] of Object.entries(headerWords)) {
      for (const language of headerLanguages) {
        const phrases = words[language]?.split("|") ?? [];
        expect([field, language, phrases.filter((phrase) => foldHeader(phrase) !== phrase)]).toEqual([
          field,
          language,
          [],
        ]);
        expect(new Set(phrases).size).toBe(phrases.length);
      }
    }
  });
});
