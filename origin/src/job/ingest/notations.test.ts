/** Amounts as ledgers write them, through proposal, preview, check and import: each with the right total. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AmountReader } from "@paygauge/analysis/reading/amounts";
import { MarkEvidence } from "@paygauge/analysis/reading/mark-evidence";
import { readAsProposed } from "./proposed.fixture.ts";

/** A ledger of these amounts, one supplier after the other. */
const ledger = (amounts: readonly string[], header = "Amount") =>
  `Supplier;Invoice no;Invoice date;${header}\n${amounts
    .map((amount, at) => `Supplier ${"ABC"[at % 3]} Ltd;V${at};2026-01-${String(10 + at)};${amount}`)
    .join("\n")}\n`;

async function read(text: string, currency = "GBP") {
  const result = await readAsProposed(text, { currency });
  if (result.refusal !== null) throw new Error(result.refusal);
  // What the screen shows of the first rows is what the check adds up.
  const shown = result.shown.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0);
  return { ...result, sum: result.check.sumMinor, shown };
}

describe("notations of amounts", () => {
  it.each([
    ["dash for cents, Dutch", ["€ 936,-", "€ 4.275,-", "-€ 457,-", "€ 54,--"], "EUR", 480_800],
    ["dash for cents, Swiss", ["1'234.-", "CHF 50.-", "-20.-", "7.50"], "CHF", 127_150],
    ["dash for cents, long dash", ["1.234,–", "50,—", "7,50"], "EUR", 129_150],
    ["reais", ["R$ 936,94", "R$ 4.275,54", "-R$ 456,72"], "BRL", 475_576],
    ["kronor", ["936,94 kr", "4 275,54 kr", "-456,72 kr."], "SEK", 475_576],
    ["zloty", ["936,94 zł", "1 000,00 zł", "-36,94 zł"], "PLN", 190_000],
    ["koruna", ["936,94 Kč", "1 000,00 Kč"], "CZK", 193_694],
    ["forint", ["936 Ft", "1 000 Ft", "- 36 Ft"], "HUF", 190_000],
    ["rupees", ["Rs. 1,23,456.50", "Rs 100", "(Rs. 56.50)"], "INR", 12_350_000],
    ["ringgit", ["RM936.94", "RM 1,000.00"], "MYR", 193_694],
    ["pesos", ["$936.94 MN", "$ 1,000.00 M.N."], "MXN", 193_694],
    ["the word", ["936,94 Euro", "1.000,00 Euro"], "EUR", 193_694],
    ["francs", ["SFr. 936.94", "Fr. 1'000.00", "36.00 CHF"], "CHF", 197_294],
    ["codes", ["GBP 936.94", "1,000.00 GBP", "gbp -36.94"], "GBP", 190_000],
    ["powers of ten", ["9.3000E+02", "4.270E+03", "-4.6E2"], "GBP", 474_000],
    ["text as formulas", ['"=""936.94"""', '="1000.06"', '"=""-37.00"""'], "GBP", 190_000],
    ["text with an apostrophe", ["'936.94", "'1,000.06", "'-37.00"], "GBP", 190_000],
    ["sides by a letter", ["936.94 D", "1,000.06 D", "37.00 C"], "GBP", 190_000],
    ["German sides", ["936,94 S", "1.000,06 S", "37,00 H"], "EUR", 190_000],
  ])("%s", async (_, amounts, currency, minor) => {
    const { sum, shown, check, mapping } = await read(ledger(amounts), currency);
    expect([sum, check.accepted, mapping.currency]).toEqual([String(minor), amounts.length, currency]);
    expect(shown).toBe(minor);
  });

  it.each([
    ["AUD", "$", "AUD"],
    ["CAD", "$", "CAD"],
    ["MXN", "$", "MXN"],
    ["GBP", "$", "USD"],
    ["AUD", "US$", "USD"],
    ["GBP", "A$", "AUD"],
    ["EGP", "£", "EGP"],
    ["CNY", "¥", "CNY"],
    ["NOK", "kr", "NOK"],
    ["ZAR", "R", "ZAR"],
    ["PKR", "Rs", "PKR"],
    ["BRL", "$", "USD"],
  ])("in a job in %s, %s is %s", async (job, sign, currency) => {
    const { mapping } = await read(ledger([`${sign} 10.50`, `${sign} 20.25`, `${sign} 5`]), job);
    expect(mapping.currency).toBe(currency);
  });

  it("takes a header's code before the job's for a shared sign, and for amounts without any", async () => {
    expect((await read(ledger(["$10.00", "$20.00"], "Amount (USD)"), "AUD")).mapping.currency).toBe("USD");
    expect((await read(ledger(["10.00", "20.00"], "Amount EUR"), "GBP")).mapping.currency).toBe("EUR");
    expect((await read(ledger(["10.00", "20.00"], "Amount ($)"), "AUD")).mapping.currency).toBe("AUD");
  });

  it("reads several signs in one column as the currency of each row", async () => {
    const { check, named, sum } = await read(ledger(["£100.00", "$ 50.00", "EUR 9.00", "25.00"]));
    expect([named["amount"], named["currency"]]).toEqual(["Amount", "Amount"]);
    // 100 + 50 × 0.8 + 9 × 0.8 ÷ 0.9 + 25, by hand.
    expect(sum).toBe("17300");
    expect(check.money.map(({ currency }) => currency).toSorted()).toEqual(["EUR", "GBP", "USD"]);
  });

  it("takes a bare sign for another currency where the column marks the job's own", async () => {
    // 100 + 50 A$, and 30 US$ × 1.5.
    expect((await read(ledger(["A$ 100.00", "$30.00", "A$50.00", "A$ 0.00"]), "AUD")).sum).toBe("19500");
    expect((await read(ledger(["$100.00", "US$30.00", "$50.00"]), "AUD")).sum).toBe("19500");
  });

  it("takes a bare sign for the job's own currency where few cells write its code", async () => {
    const dollars = ["$100.00", "$30.00", "$ 50.00", "$20.00", "A$ 10.00"];
    const { sum, check } = await read(ledger(dollars), "AUD");
    expect([sum, check.money.map(({ currency }) => currency)]).toEqual(["21000", ["AUD"]]);
    expect((await read(ledger(["$100.00", "$30.00", "MXN 50.00"]), "MXN")).sum).toBe("18000");
  });

  it.each([
    ["Amount (Foreign Currency)", "Amount"],
    ["Transaction amount", "Home total amount"],
    ["Entered Amount", "Accounted Amount"],
    ["Foreign amount", "Base amount"],
    ["Fremdwährungsbetrag", "Betrag"],
    ["Original amount", "Reporting amount"],
  ])("next to %s, %s is converted already", async (foreign, own) => {
    const rows = ["EUR;0.8;100.00;80.00", "GBP;1;50.00;50.00", "USD;0.75;40.00;30.00"];
    const lines = rows.map((row, at) => `Supplier ${at} Ltd;V${at};2026-01-1${at};${row}`);
    const text = `Supplier;Invoice no;Invoice date;Currency;Exchange rate;${foreign};${own}\n${lines.join("\n")}\n`;
    const { sum, named, check } = await read(text);
    expect([named["amount"], named["currency"], sum]).toEqual([own, undefined, "16000"]);
    expect(check.warnings.map(({ code }) => code)).not.toContain("currency-converted");
  });

  it("leaves a base amount with its tax in the currency of its column", async () => {
    const line = (at: number) => `Supplier ${at} Ltd;2026-01-1${at};GBP;100.00;20.00;120.00`;
    const text = (heads: string) => `Supplier;Invoice date;Currency;${heads}\n${[1, 2, 3].map(line).join("\n")}\n`;
    const found = await read(text("Base amount;Tax amount;Gross amount"));
    expect(found.named["currency"]).toBe("Currency");
  });

  it("finds a sign of another currency on one row of many", async () => {
    const amounts = [...Array.from({ length: 15 }, () => "10.00"), "US$ 50.00"];
    expect((await read(ledger(amounts))).sum).toBe("19000");
  });
});

describe("units smaller than the currency's", () => {
  it.each([
    ["Amount (pence)", "GBP"],
    ["Amount in pence", "GBP"],
    ["Amount (p)", "GBP"],
    ["amount_pence", "GBP"],
    ["amountInCents", "EUR"],
    ["Amount in cents", "EUR"],
    ["Cents", "EUR"],
    ["Betrag in Cent", "EUR"],
    ["Montant (centimes)", "EUR"],
    ["Importe (céntimos)", "EUR"],
    ["Importo in centesimi", "EUR"],
    ["Bedrag in centen", "EUR"],
    ["amount_minor", "USD"],
  ])("%s", async (header, currency) => {
    const { sum, shown } = await read(ledger(["93694", "427554", "-45672", "8"], header), currency);
    expect([sum, shown]).toEqual(["475584", 475_584]);
  });

  it.each(["Per cent", "Percentage", "Cost Cent."])("%s is none", async (header) => {
    const text = ledger(["936.94;10", "20.00;20"], `Amount;${header}`);
    expect((await read(text)).sum).toBe("95694");
  });

  it("rounds hundredths of a currency without decimals, row by row", async () => {
    expect((await read(ledger(["93650", "150", "-49"], "Amount in cents"), "JPY")).sum).toBe("939");
  });

  it.each([
    ["Amount;Cents", "EUR"],
    ["Pounds;Pence", "GBP"],
    ["Betrag;Cent", "EUR"],
    ["Montant;Centimes", "EUR"],
    ["Importe;Céntimos", "EUR"],
    ["Bedrag;Centen", "EUR"],
  ])("%s: hundredths in a column of their own", async (headers, currency) => {
    const text = ledger(["936;94", "4,275;05", "-456;72", "-0;50", ";8", "7;"], headers);
    // 936.94 + 4,275.05 - 456.72 - 0.50 + 0.08 + 7.00, by hand.
    const { sum, shown } = await read(text, currency);
    expect([sum, shown]).toEqual(["476185", 476_185]);
  });

  it("leaves a column of small numbers alone next to amounts with decimals", async () => {
    expect((await read(ledger(["936.94;10", "20.00;20"], "Amount;Cents"))).named["cents"]).toBeUndefined();
  });
});

describe("two amounts in two currencies", () => {
  it.each([
    [
      "Amount in doc. curr.;Document currency;Amount in local currency;Local Currency",
      "Amount in local currency",
      "Local Currency",
    ],
    ["Betrag in Belegwährung;Belegwährung;Betrag in Hauswährung;Hauswährung", "Betrag in Hauswährung", "Hauswährung"],
    ["Document amount;Document currency;Amount LC;LC currency", "Amount LC", "LC currency"],
    [
      "Importe en moneda del documento;Moneda documento;Importe en moneda local;Moneda local",
      "Importe en moneda local",
      "Moneda local",
    ],
    [
      "Montant en devise du document;Devise du document;Montant en devise locale;Devise locale",
      "Montant en devise locale",
      "Devise locale",
    ],
    [
      "Importo in valuta documento;Valuta documento;Importo in valuta locale;Valuta locale",
      "Importo in valuta locale",
      "Valuta locale",
    ],
    [
      "Bedrag in documentvaluta;Documentvaluta;Bedrag in lokale valuta;Lokale valuta",
      "Bedrag in lokale valuta",
      "Lokale valuta",
    ],
  ])("%s: takes the amount of the books with its own currency", async (headers, amount, currency) => {
    const { named, sum } = await read(ledger(["600.00;EUR;508.44;GBP", "10.00;GBP;10.00;GBP"], headers));
    expect([named["amount"], named["currency"], sum]).toEqual([amount, currency, "51844"]);
  });

  it("pairs a document's amount with its currency where the books' has no column", async () => {
    const headers = "Amount in doc. curr.;Document currency;Amount in local currency";
    const { named, sum } = await read(ledger(["600.00;EUR;508.44", "10.00;GBP;10.00"], headers));
    expect([named["amount"], named["currency"], sum]).toEqual(["Amount in local currency", undefined, "51844"]);
    const alone = await read(ledger(["600.00;EUR", "10.00;GBP"], "Amount;Document currency"));
    expect(alone.named["currency"]).toBe("Document currency");
  });
});

/** Spellings of amounts and of what is none, put together by chance. */
const spelling = fc
  .tuple(
    fc.constantFrom("", "-", "+", "(", "'", "- "),
    fc.constantFrom("", "€", "R$ ", "A$", "kr ", "Rs.", "EUR ", "XYZ ", "INV", "$", "R "),
    fc.constantFrom(
      "0",
      "7",
      "12",
      "936",
      "1234",
      "1,234",
      "1.234",
      "1'234",
      "1 234",
      "1.234.567",
      "12,34,567",
      "1.2.3",
    ),
    fc.constantFrom("", ".5", ",50", ".94", ",940", ",-", ".-", ",--", "E+03", ".93E2", "/2", "%", ":30"),
    fc.constantFrom("", " kr", " zł", "€", " CR", " DR", "-", ")", " EUR", " Euro", " C", "x", " -"),
  )
  .map((parts) => parts.join(""));

it("inspection and reader agree on what is an amount, and on its sign", () => {
  fc.assert(
    fc.property(spelling, (text) => {
      const bytes = new TextEncoder().encode(text.trim());
      const values = ([".", ","] as const)
        .map((mark) => new AmountReader(mark, "utf-8").read(bytes, 0, bytes.length, 2))
        .filter((value) => !Number.isNaN(value));
      const kind = new MarkEvidence().add(bytes, 0, bytes.length);
      expect([text, kind !== 0]).toEqual([text, values.length > 0]);
      for (const value of values) if (value !== 0) expect([text, kind]).toEqual([text, Math.sign(value)]);
    }),
    { numRuns: 500 },
  );
});
