import type { PaidByCard } from "@paygauge/api-types/entities/card-statements";
import { cardEvidence } from "@paygauge/api-types/catalogue/card-evidence";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { translateIn } from "@paygauge/worker/translate-in";

/** "Paid by card 14 times, last May 2018", as files say it. */
export function cardEvidenceIn(paid: Pick<PaidByCard, "count" | "last">, language: Language): string {
  const locale = localeOf(language, []);
  return translateIn(locale)(cardEvidence(paid, locale));
}
