/** Headers as exports of five languages have them; what each means is written here by hand. */
import { describe, expect, it } from "vitest";
import { columnsOfKind, type CanonicalColumn, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { foldHeader, headerFit } from "@paygauge/analysis/reading/synonyms";

const values: Partial<Record<CanonicalColumn, readonly string[]>> = {
  supplierName: ["Alpha Trading", "Beta Werke", "Gamma Services"],
  supplierId: ["K1001", "K1002", "K1003"],
  amount: ["120.50", "-3.20", "99.99"],
  documentDate: ["2025-01-31", "2025-02-28", "2025-03-15"],
  dueDate: ["2025-03-01", "2025-03-28", "2025-04-15"],
  paidDate: ["2025-02-27", "2025-03-30", "2025-04-11"],
  documentNumber: ["RE-1", "RE-2", "RE-3"],
  orderNumber: ["4500001", "4500002", "4500003"],
  currency: ["EUR", "EUR", "USD"],
  paymentMethod: ["SEPA transfer", "Visa card", "Cheque"],
  paymentTerms: ["30 days", "14 days", "60 days"],
  city: ["Berlin", "Lyon", "Vigo"],
  postalCode: ["10115", "69001", "36201"],
  country: ["DE", "FR", "ES"],
  taxId: ["DE811569869", "FR40303265045", "ESB33650490"],
  costCentre: ["CC100", "CC200", "CC300"],
};

const headers: Record<string, Partial<Record<CanonicalColumn, string>>> = {
  English: {
    supplierId: "Vendor No.",
    supplierName: "Payee Name",
    amount: "Payment Amount",
    documentDate: "Invoice Date",
    dueDate: "Due Date",
    paidDate: "Payment Date",
    documentNumber: "Invoice Number",
    orderNumber: "PO Number",
    currency: "Currency",
    paymentMethod: "Payment Method",
    paymentTerms: "Payment Terms",
    city: "City",
    postalCode: "Post Code",
    country: "Country",
    taxId: "VAT Registration Number",
    costCentre: "Cost Centre",
  },
  German: {
    supplierId: "Kreditorennummer",
    supplierName: "Lieferant",
    amount: "Bruttobetrag",
    documentDate: "Rechnungsdatum",
    dueDate: "Fälligkeitsdatum",
    paidDate: "Zahlungsdatum",
    documentNumber: "Belegnummer",
    orderNumber: "Bestellnummer",
    currency: "Währung",
    paymentMethod: "Zahlungsart",
    paymentTerms: "Zahlungsbedingungen",
    city: "Ort",
    postalCode: "PLZ",
    country: "Land",
    taxId: "USt-IdNr.",
    costCentre: "Kostenstelle",
  },
  French: {
    supplierId: "Code fournisseur",
    supplierName: "Nom du fournisseur",
    amount: "Montant TTC",
    documentDate: "Date de facture",
    dueDate: "Date d'échéance",
    paidDate: "Date de paiement",
    documentNumber: "Numéro de facture",
    orderNumber: "Numéro de commande",
    currency: "Devise",
    paymentMethod: "Mode de paiement",
    paymentTerms: "Conditions de paiement",
    city: "Ville",
    postalCode: "Code postal",
    country: "Pays",
    taxId: "TVA intracommunautaire",
    costCentre: "Centre de coût",
  },
  Spanish: {
    supplierId: "Código proveedor",
    supplierName: "Proveedor",
    amount: "Importe",
    documentDate: "Fecha de factura",
    dueDate: "Fecha de vencimiento",
    paidDate: "Fecha de pago",
    documentNumber: "Número de factura",
    orderNumber: "Número de pedido",
    currency: "Moneda",
    paymentMethod: "Forma de pago",
    paymentTerms: "Condiciones de pago",
    city: "Ciudad",
    postalCode: "Código postal",
    country: "País",
    taxId: "NIF",
    costCentre: "Centro de coste",
  },
  Icelandic: {
    supplierId: "Númer birgja",
    supplierName: "Nafn birgja",
    amount: "Upphæð",
    documentDate: "Dags. reiknings",
    dueDate: "Gjalddagi",
    paidDate: "Greiðsludagur",
    documentNumber: "Númer reiknings",
    currency: "Gjaldmiðill",
    paymentMethod: "Greiðslumáti",
    paymentTerms: "Greiðsluskilmálar",
    city: "Staður",
    postalCode: "Póstnúmer",
    country: "Land",
    taxId: "Kennitala",
  },
};

async function sourcesOf(header: readonly string[], rows: readonly (readonly string[])[], kind: LedgerKind) {
  const text = [header, ...rows].map((cells) => cells.join(";")).join("\r\n");
  const bytes = new TextEncoder().encode(text);
  const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
    kind,
    currency: "EUR",
  });
  return new Map(
    inspection?.proposal.fields.flatMap(({ field, source }) =>
      "column" in source ? [[field, header[source.column] ?? ""] as const] : [],
    ),
  );
}

describe("headers of systems and of their local versions", () => {
  const known: readonly (readonly [string, CanonicalColumn])[] = [
    ["NAME1", "supplierName"],
    ["LIFNR", "supplierId"],
    ["WRBTR", "amount"],
    ["BLDAT", "documentDate"],
    ["AUGDT", "paidDate"],
    ["BELNR", "documentNumber"],
    ["EBELN", "orderNumber"],
    ["WAERS", "currency"],
    ["ZTERM", "paymentTerms"],
    ["ZLSCH", "paymentMethod"],
    ["Zahlungsempfänger", "supplierName"],
    ["Raison sociale", "supplierName"],
    ["Razón social", "supplierName"],
    ["Amount (£)", "amount"],
    ["Amount excl. VAT", "amount"],
    ["Amount Paid (inc VAT)", "amount"],
    ["Betrag ohne MwSt.", "amount"],
    ["Montant hors taxes", "amount"],
    ["Importe sin IVA", "amount"],
    ["Zahlbar bis", "dueDate"],
    ["Date de règlement", "paidDate"],
    ["Fecha factura", "documentDate"],
    ["Método de pago", "paymentMethod"],
  ];
  it.each(known)("%s is %s", (header, field) => {
    const folded = foldHeader(header);
    const fits = columnsOfKind.advanced.columns
      .map((each) => [each, headerFit(each, folded)] as const)
      .toSorted((a, b) => b[1] - a[1]);
    expect(fits[0]?.[0]).toBe(field);
    expect(fits[0]?.[1]).toBeGreaterThan(0.6);
  });

  it.each(["VAT", "VAT Amount", "Irrecoverable VAT Amount", "Tax", "MwSt.", "Montant TVA", "Cuota IVA"])(
    "%s is no amount",
    (header) => {
      expect(headerFit("amount", foldHeader(header))).toBeLessThan(0.35);
    },
  );
});

describe("headers in five languages", () => {
  it.each(Object.entries(headers))("%s", async (_, names) => {
    const fields = Object.keys(names).filter((field): field is CanonicalColumn => field in values);
    // In an order of its own, so that no column is found by its place.
    const shuffled = fields.toSorted((a, b) => (names[a] ?? "").length - (names[b] ?? "").length || a.localeCompare(b));
    const rows = Array.from({ length: 40 }, (__, at) =>
      shuffled.map((field) => `${values[field]?.[at % 3] ?? ""}${field === "supplierName" ? ` ${at}` : ""}`),
    );
    const found = await sourcesOf(
      shuffled.map((field) => names[field] ?? ""),
      rows,
      "advanced",
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(fields.map((field) => [field, names[field]] as const)),
    );
  });

  it.each([
    [
      "Lieferant;Umsatz;Anzahl Rechnungen",
      { supplierName: "Lieferant", spend: "Umsatz", invoiceCount: "Anzahl Rechnungen" },
    ],
    [
      "Fournisseur;Dépenses;Nombre de factures",
      { supplierName: "Fournisseur", spend: "Dépenses", invoiceCount: "Nombre de factures" },
    ],
    [
      "Proveedor;Gasto;Número de facturas",
      { supplierName: "Proveedor", spend: "Gasto", invoiceCount: "Número de facturas" },
    ],
    ["Birgi;Heildarupphæð;Staður", { supplierName: "Birgi", spend: "Heildarupphæð", city: "Staður" }],
  ])("a summary: %s", async (header, expected) => {
    const rows = Array.from({ length: 30 }, (_, at) => [
      `Firm ${at}`,
      `${at * 100}.50`,
      header.startsWith("Birgi") ? "Vík" : String(at + 1),
    ]);
    const found = await sourcesOf(header.split(";"), rows, "base");
    expect(Object.fromEntries(found)).toEqual(expected);
  });
});
