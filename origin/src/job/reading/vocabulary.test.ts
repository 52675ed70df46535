import { expect, it } from "vitest";
import { isCardVendor } from "@paygauge/analysis/reading/labels";
import { documentTypeOf, paymentMethodOf } from "@paygauge/analysis/reading/vocabulary";

it.each([
  ["GPC", "Card"],
  ["P-card", "Card"],
  ["PCARD", "Card"],
  ["Purchasing card", "Card"],
  ["Procurement Card", "Card"],
  ["Einkaufskarte", "Card"],
  ["Carte achat", "Card"],
  ["Tarjeta de compra", "Card"],
  ["Carta aziendale", "Card"],
  ["Creditcard", "Card"],
  ["Inkoopkaart", "Card"],
  ["Virtual card", "VirtualCard"],
  ["Bonifico", "BankTransfer"],
  ["Overschrijving", "BankTransfer"],
  ["Addebito diretto", "DirectDebit"],
  ["Automatische incasso", "DirectDebit"],
  ["Assegno", "Cheque"],
  ["Contanti", "Cash"],
] as const)("%s is the payment method %s", (text, method) => {
  expect(paymentMethodOf(text, false)).toBe(method);
});

it.each([
  ["Credit note", "Invoice"],
  ["Gutschrift", "Invoice"],
  ["Avoir", "Invoice"],
  ["Abono", "Invoice"],
  ["Nota di credito", "Invoice"],
  ["TD04", "Invoice"],
  ["Creditnota", "Invoice"],
  ["Kreditnota", "Invoice"],
  ["Fattura", "Invoice"],
  ["Factuur", "Invoice"],
  ["Pagamento", "Payment"],
  ["Betaling", "Payment"],
  ["Ordine", "PurchaseOrder"],
] as const)("%s is the document type %s", (text, type) => {
  expect(documentTypeOf(text)).toBe(type);
});

it.each(["GPC", "P-Card", "Purchasing Cards", "CORP CARD"])("a vendor ID %s stands for card payments", (id) => {
  expect(isCardVendor(id)).toBe(true);
});
