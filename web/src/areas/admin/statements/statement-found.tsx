import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { StatementPreview } from "@paygauge/api-types/entities/card-statements";
import { usePeriod } from "./use-period.ts";

/** Sums by currency as a list in the user's language. */
export function useSums(): (sums: StatementPreview["sums"]) => string {
  const formats = useFormats();
  const list = new Intl.ListFormat(formats.locale, { type: "conjunction" });
  return (sums) =>
    list.format(sums.map(({ minor, currency, minorDigits }) => formats.money(String(minor), currency, minorDigits)));
}

/** What was found, what was left out and why, and what it means next to the version in use. */
export function StatementFound({ preview }: { readonly preview: StatementPreview }) {
  const words = useTranslations("tenants.statements");
  const { locale } = useFormats();
  const sums = useSums();
  const period = usePeriod();
  const { fileName, payments, merchants, sign, base, changes, from, to, overlaps, isLoaded, missing } = preview;
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const fields = list.format(missing.map((field) => words(`fields.${field}`)));
  if (missing.length > 0) return <p className="text-data text-warning">{words("missing", { fields })}</p>;
  const left = { ...preview.left, refunds: preview.refunds, undated: preview.undated };
  const counted = (["refunds", "totals", "redacted", "notByCard", "undated", "rejected"] as const)
    .filter((each) => left[each] > 0)
    .map((each) => words(`left.${each}`, { count: left[each] }));
  const version = String(base ?? 0);
  return (
    <div className="flex max-w-180 flex-col gap-1">
      <output className="block text-data font-medium">
        {words("found", { payments, merchants, name: fileName, sums: sums(preview.sums) })} {period(from, to)}
      </output>
      <p className="text-data text-text-2">{sign === null ? words("noSign") : words(`signs.${sign}`)}</p>
      {counted.length > 0 && <p className="text-data text-text-2">{counted.join(" · ")}</p>}
      <p className="text-data">
        {base === null
          ? words("changesFirst", { added: changes.added })
          : words("changes", { base: version, ...changes })}
      </p>
      {isLoaded && <p className="text-data text-warning">{words("loaded", { base: version })}</p>}
      {!isLoaded &&
        overlaps.map((each) => (
          <p key={`${each.fileName} ${each.from}`} className="text-data text-warning">
            {words("overlap", { name: each.fileName, period: period(each.from, each.to) })}
          </p>
        ))}
    </div>
  );
}
