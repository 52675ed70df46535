/** A made ledger whose suppliers differ in all that scores look at: country, industry, terms, method, size, orders. */
const header =
  "Document Type,Document Number,Order Number,Supplier ID,Supplier Name,Country,MCC,NAICS Code,Document Date,Due Date,Paid Date,Amount,Payment Terms,Payment Method";
const countries = ["United States", "United Kingdom", "France", "Canada", "Sweden", "Brazil", "Japan", ""];
const methods = ["Cheque", "Wire", "ACH", "Card", "Cash", "Direct Debit"];
const mccs = ["5943", "7011", "4722", "5812", "6011", "1711", "8011", "5111", "", "", ""];
const naics = ["721110", "541511", "481111", "722511", "423430", ""];
const terms = ["Net 7", "Net 14", "Net 30", "Net 45", "Net 60", "Net 90", ""];
const syllables = ["ba", "ne", "ri", "to", "lu", "ka", "me", "vi", "so", "du", "pra", "zel"];

function nameOf(supplier: number): string {
  const word = String(((supplier + 3) * 7919) % 100_000)
    .padStart(5, "0")
    .split("")
    .map((digit) => syllables[(Number(digit) + supplier) % syllables.length])
    .join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${["Works", "Travel", "Supplies", "Clinic"][supplier % 4]}`;
}

/** Repeatable draws from 0 up to 1. */
function* draws(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function variedLedger(seed: number, suppliers: number): Buffer {
  const source = draws(seed);
  const draw = (most: number): number => Math.floor(source.next().value * most);
  const pick = (values: readonly string[]): string => values[draw(values.length)] ?? "";
  const day = (offset: number): string =>
    new Date(Date.UTC(2025, 0, 5) + offset * 86_400_000).toISOString().slice(0, 10);
  const lines = [header];
  for (let supplier = 0; supplier < suppliers; supplier += 1) {
    const [country, mcc, code, term, method] = [countries, mccs, naics, terms, methods].map(pick);
    const size = 10 ** (1 + source.next().value * 5.5);
    const documents = 1 + draw(supplier % 3 === 0 ? 60 : 6);
    for (let at = 0; at < documents; at += 1) {
      const [date, late] = [draw(300), draw(70)];
      const kind = at % 4 === 3 ? "Invoice" : "Payment";
      const amount = (size * (0.5 + source.next().value) * (draw(30) === 0 ? -1 : 1)).toFixed(2);
      const order = supplier % 2 === 0 ? `PO${supplier}-${at}` : "";
      lines.push(
        [
          kind,
          `D${supplier}-${at}`,
          order,
          `V${supplier}`,
          nameOf(supplier),
          country,
          mcc,
          code,
          day(date),
          day(date + 30),
          day(date + late),
          amount,
          term,
          method,
        ].join(","),
      );
    }
  }
  return Buffer.from(`${lines.join("\n")}\n`);
}

/** A ledger that says little: names, amounts with a credit now and then, and dates in so many days from 1 June 2023. */
export function bareLedger(seed: number, suppliers: number, days: number): Buffer {
  const source = draws(seed);
  const draw = (most: number): number => Math.floor(source.next().value * most);
  const lines = ["Supplier Name,Payment Date,Amount"];
  for (let supplier = 0; supplier < suppliers; supplier += 1) {
    const size = 10 ** (1 + source.next().value * 5.5);
    const documents = 1 + draw(supplier % 3 === 0 ? 1 : 9);
    for (let at = 0; at < documents; at += 1) {
      const amount = (size * (0.5 + source.next().value) * (draw(12) === 0 ? -1 : 1)).toFixed(2);
      const offset = supplier === 0 ? 0 : supplier === 1 ? days - 1 : draw(days);
      const date = new Date(Date.UTC(2023, 5, 1 + offset)).toISOString().slice(0, 10);
      lines.push([nameOf(supplier), date, amount].join(","));
    }
  }
  return Buffer.from(`${lines.join("\n")}\n`);
}
