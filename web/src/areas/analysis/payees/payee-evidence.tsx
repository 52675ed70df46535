import type { PayeeEvidence } from "@paygauge/api-types/entities/payee-classes";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useShare } from "../job-money.ts";

/** Why a class is proposed, a line for each kind of evidence. */
export function PayeeEvidenceLines({ evidence }: { readonly evidence: readonly PayeeEvidence[] }) {
  const words = useTranslations("decisions.payees");
  const lineOf = useEvidenceLine();
  if (evidence.length === 0) return <p className="text-label text-text-2">{words("evidence.none")}</p>;
  return (
    <ul className="text-label text-text-2">
      {evidence.map((each) => (
        <li key={each.kind} className="wrap-anywhere">
          {lineOf(each)}
        </li>
      ))}
    </ul>
  );
}

function useEvidenceLine(): (evidence: PayeeEvidence) => string {
  const words = useTranslations("decisions.payees");
  const { locale } = useFormats();
  const share = useShare();
  return (evidence) => {
    if (evidence.kind === "list") {
      const [list, source] = [words(`lists.${evidence.list}`), words(`sources.${evidence.list}`)];
      return words("evidence.list", { entry: evidence.entry, list, source });
    }
    if (evidence.kind === "pattern") {
      const language = new Intl.DisplayNames([locale], { type: "language" }).of(evidence.language);
      return words("evidence.pattern", { words: evidence.words, language: language ?? evidence.language });
    }
    if (evidence.kind === "mcc") return words("evidence.mcc", { code: evidence.code });
    if (evidence.kind === "purpose") return words("evidence.purpose", { share: share(evidence.share) });
    return words(`evidence.${evidence.kind}`, { words: evidence.words });
  };
}
