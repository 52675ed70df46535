/** A made ledger, with what an importer must find in it. */
export interface MadeLedger {
  readonly name: string;
  readonly mimeType: "text/csv";
  readonly buffer: Buffer;
  readonly accepted: number;
  readonly sumMinor: string;
  /** Line of the one row whose amount isn't a number, counted from 1 with the header. */
  readonly badLine: number;
}

const syllables = ["ba", "ne", "ri", "to", "lu", "ka", "me", "vi", "so", "du"];

/** A name of its own for every number, as unlike the next one's as names of firms are. */
function nameOf(supplier: number): string {
  const digits = String(((supplier + 1) * 7919) % 100_000).padStart(5, "0");
  const word = [...digits].map((digit) => syllables[Number(digit)]).join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Works Ltd`;
}

/**
 * Document lines of `suppliers` made suppliers; one row has an amount that isn't a number. `noteBytes` makes rows fat,
 * so that a large file need not be a long import.
 */
export function madeLedger(name: string, rows: number, suppliers: number, noteBytes: number): MadeLedger {
  const note = "n".repeat(noteBytes);
  const lines = ["Supplier Name,Supplier ID,Invoice Number,Invoice Date,Amount,Note"];
  const bad = Math.floor(rows / 2);
  let sum = 0n;
  for (let row = 0; row < rows; row += 1) {
    const supplier = row % suppliers;
    const minor = 100 + ((row * 7919) % 1_000_000);
    if (row !== bad) sum += BigInt(minor);
    const amount = row === bad ? "to be agreed" : (minor / 100).toFixed(2);
    const day = String(1 + (row % 28)).padStart(2, "0");
    lines.push(
      `${nameOf(supplier)},V${1000 + supplier},INV${row},2025-${String(1 + (row % 12)).padStart(2, "0")}-${day},${amount},${note}`,
    );
  }
  const buffer = Buffer.from(`${lines.join("\n")}\n`);
  return { name, mimeType: "text/csv", buffer, accepted: rows - 1, sumMinor: String(sum), badLine: bad + 2 };
}
