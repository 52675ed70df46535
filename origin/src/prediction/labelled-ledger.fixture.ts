/** A made ledger and the directory that knows its suppliers: who accepts cards follows industry and size, with chance on top. */
import { seeded } from "./model/random.ts";

const syllables = ["ba", "ne", "ri", "to", "lu", "ka", "me", "vi", "so", "du", "pa", "ze", "fi", "go", "hy", "wo"];
/** MCC with what it adds to the odds of acceptance. */
const industries = [
  ["5812", 1.8],
  ["5943", 0.8],
  ["7011", 2.2],
  ["4900", -1.8],
  ["1520", -0.8],
  ["9399", -2.4],
  ["7372", 0.3],
] as const;
const forms = ["Ltd", "Plc", "LLP", "Group"] as const;
const methods = ["Cheque", "BACS", "Direct Debit"] as const;

/** A name of its own for every number, unlike the next one's. */
function nameOf(supplier: number, form: string): string {
  const code = ((supplier + 1) * 2_654_435_761) >>> 0;
  const word = [0, 4, 8, 12, 16, 20, 24].map((shift) => syllables[(code >>> shift) & 15]).join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${form}`;
}

export interface LabelledLedger {
  readonly ledger: string;
  readonly directory: string;
  readonly accepting: number;
}

/**
 * Suppliers from a number on. The ledger ends on 31 March 2026; the directory saw them on 10 June.
 * @param labelled how many of them the directory states yes or no of
 */
export function labelledLedger(from: number, suppliers: number, labelled: number): LabelledLedger {
  const ledger = ["Supplier,Supplier ID,Invoice Number,Invoice Date,Due Date,Amount,Country,MCC,Payment Method"];
  const directory = ["Name,Country,MCC,Accepts card,Detail level,Last seen"];
  let accepting = 0;
  for (let supplier = from; supplier < from + suppliers; supplier += 1) {
    const chance = seeded(supplier * 31 + 5);
    const [mcc, lift] = industries[Math.floor(chance() * industries.length)] ?? industries[0];
    const form = forms[Math.floor(chance() * forms.length)] ?? "Ltd";
    const [invoices, ticket] = [1 + Math.floor(chance() * 4), Math.exp(3 + chance() * 5)];
    const name = nameOf(supplier, form);
    const odds = lift + 0.5 * invoices - 0.3 * (Math.log(ticket) - 5) - 0.9 + (form === "Plc" ? 0.8 : 0);
    const accepts = chance() < 1 / (1 + Math.exp(-odds));
    const method = methods[Math.floor(chance() * methods.length)] ?? "BACS";
    for (let invoice = 0; invoice < invoices; invoice += 1) {
      const month = String(1 + Math.floor((invoice * 3) / Math.max(1, invoices))).padStart(2, "0");
      const day = invoice === invoices - 1 ? "2026-03-31" : `2026-${month}-11`;
      ledger.push(
        `${name},V${supplier},INV${supplier}-${invoice},${day},2026-04-30,${ticket.toFixed(2)},GBR,${mcc},${method}`,
      );
    }
    if (supplier < from + labelled) {
      directory.push(`${name},GBR,${mcc},${accepts ? "yes" : "no"},1,2026-06-10`);
      if (accepts) accepting += 1;
    }
  }
  return { ledger: `${ledger.join("\n")}\n`, directory: `${directory.join("\n")}\n`, accepting };
}
