import { CopyButton } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";

/** The compiled SQL, folded until it is asked for. */
export function SqlPart({ sql }: { readonly sql: string }) {
  const words = useTranslations("analytics.answer");
  return (
    <details className="rounded-card border border-line bg-surface px-4 py-3">
      <summary className="min-h-6 cursor-pointer text-data pointer-coarse:min-h-11">{words("sql")}</summary>
      <p className="my-2 text-label text-text-2">{words("sqlAbout")}</p>
      <pre className="max-h-80 overflow-auto font-mono text-mono whitespace-pre-wrap wrap-anywhere">{sql}</pre>
      <CopyButton text={sql} label={words("copy")} />
    </details>
  );
}
