import { Panel, TextLink, useTexts } from "@paygauge/ui";
import { TrendingUp } from "lucide-react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { useCall } from "../../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { useGuard } from "../../../../state/permissions.ts";

type Changes = NonNullable<AnswerOf<"jobReaderChanges">>;

/** What differs from the run that was published before; nothing where there was none. */
export function ChangesPanel({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("reader");
  const { count } = useFormats();
  const { data } = useCall("jobReaderChanges", { params: { jobId } });
  // The page is complete without it, so a failure shows nothing.
  if (data === undefined || data === null) return null;
  const number = count(data.number);
  const title = words(data.suppliers === 0 ? "changedNone" : "changed", { count: data.suppliers, number });
  return (
    <Panel title={words("changedTitle", { number })}>
      {data.largest.length === 0 ? (
        <p className="flex items-center gap-2 text-data">
          <TrendingUp aria-hidden size={16} strokeWidth={1.6} className="shrink-0 text-accent-text" />
          {title}
        </p>
      ) : (
        <details>
          <summary className="cursor-pointer text-data pointer-coarse:py-3">{title}</summary>
          <ChangedList jobId={jobId} changes={data} />
        </details>
      )}
    </Panel>
  );
}

function ChangedList({ jobId, changes }: { readonly jobId: string; readonly changes: Changes }) {
  const words = useTranslations("reader");
  const { capabilityNames } = useTexts();
  const opens = useGuard().opens("jobSupplier");
  const more = changes.suppliers - changes.largest.length;
  return (
    <ul className="mt-2 flex flex-col">
      {changes.largest.map(({ supplierKey, name, change, capability }) => (
        <li
          key={supplierKey}
          className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 text-data not-first:border-t not-first:border-line pointer-coarse:py-2.5"
        >
          {opens && change !== "left" ? (
            <TextLink href={linkTo("jobSupplier", { jobId, supplierKey })}>{name}</TextLink>
          ) : (
            <span className="min-w-0 wrap-anywhere">{name}</span>
          )}
          <span className="text-label text-text-2">
            {words(`changes.${change}`, { capability: capability === null ? "" : capabilityNames[capability] })}
          </span>
        </li>
      ))}
      {more > 0 && <li className="py-1.5 text-label text-text-2">{words("changedMore", { count: more })}</li>}
    </ul>
  );
}
