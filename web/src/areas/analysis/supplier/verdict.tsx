import { matchFields } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePercent } from "../job-money.ts";

const agreeing: ReadonlySet<string> = new Set([
  "exact",
  "near",
  "close",
  "equal",
  "numberAndName",
  "numberAndSimilarName",
]);

/** Whether the entry is the supplier, in a word, how often such a match is right, and which fields say so. */
export function Verdict({ detail }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const { locale } = useFormats();
  const percent = usePercent();
  const { evidence, row } = detail;
  if (evidence === null || evidence.entryId === null) {
    return (
      <p className="text-data">
        <strong className="font-semibold">{words("verdicts.none")}</strong>{" "}
        {words(row.payeeClass === "Redacted" ? "matchPayee" : "matchNone")}
      </p>
    );
  }
  const { band, levels } = evidence;
  const decision = evidence.decision === "confirmed" || evidence.decision === "refused" ? evidence.decision : undefined;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const fieldsAt = (isWanted: (level: string) => boolean) => {
    const fields = matchFields.filter((field) => isWanted(levels?.[field] ?? "missing"));
    return { count: fields.length, fields: list.format(fields.map((field) => words(`matchFields.${field}`))) };
  };
  const [agree, differ] = [fieldsAt((level) => agreeing.has(level)), fieldsAt((level) => level === "none")];
  return (
    <p className="text-data">
      <strong className="font-semibold">
        {words(`verdicts.${band === "High" ? "same" : band === "Unmatched" ? "other" : "probably"}`)}
      </strong>{" "}
      {/* What a user ruled is no user's estimate, and an entry that isn't a match is none of a match. */}
      {decision !== "confirmed" &&
        band !== "Unmatched" &&
        words("likely", { share: percent(evidence.confidence) })}{" "}
      {agree.count > 0 && words("agree", agree)} {differ.count > 0 && words("differ", differ)}{" "}
      {decision !== undefined && words(`decision.${decision}`)}
    </p>
  );
}
