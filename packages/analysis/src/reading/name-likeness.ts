/** How much the values of a column look like names of companies, where no header says what they are. */
import type { ColumnProfile } from "@paygauge/api-types/entities/ledger";

const legalForm =
  /\b(ltd|limited|plc|llp|inc|llc|corp|company|co|gmbh|ag|kg|ohg|ug|e\.?k|sarl|sasu?|eurl|s\.?a|s\.?l|slu|srl|s\.?r\.?l|spa|s\.?p\.?a|snc|b\.?v|n\.?v|vof|ab|as|a\/s|aps|oyj?|ehf|hf|sp\.? z o\.?o|s\.?r\.?o|kft|lda|ltda|pty)\.?$/i;
/** Words of a name; a text of more is a sentence. */
const maxWords = 6;

function likenessOf(sample: string): number {
  if (legalForm.test(sample)) return 1.5;
  const words = sample.split(/\s+/).length;
  const isSentence = words > maxWords || /^\p{Ll}/u.test(sample);
  return (isSentence ? 0.2 : words > 1 ? 1 : 0.7) * (/\d/.test(sample) ? 0.4 : 1);
}

/** From 0 to 1.5: short, capitalised, without digits, with a legal form, and repeated. */
export function nameLikeness({ samples, distinct, filled }: ColumnProfile): number {
  if (samples.length === 0) return 0;
  const mean = samples.reduce((sum, sample) => sum + likenessOf(sample), 0) / samples.length;
  return mean * (distinct < filled * 0.95 ? 1 : 0.8);
}
