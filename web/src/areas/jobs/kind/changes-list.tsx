import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PageId } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import type { KindChanges } from "./kind-changes.ts";

interface ChangesListProps {
  readonly changes: KindChanges;
  readonly job: Job;
  /** null: the user does not see the files. */
  readonly filesCount: number | null;
}

/** What the other type lacks and what it asks for, and what stays. */
export function ChangesList({ changes, job, filesCount }: ChangesListProps) {
  const words = useTranslations("matched.kind");
  const fields = useTranslations("upload.fields");
  const pageNames = usePageNames();
  const { locale } = useFormats();
  const list = (names: readonly string[]) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
  const named = (columns: readonly CanonicalColumn[]) => list(columns.map((field) => fields(field)));
  const paged = (ids: readonly PageId[]) => list(ids.map((id) => pageNames.tab(id)));
  const lines = [
    changes.absent.length > 0 && words("absent", { pages: paged(changes.absent) }),
    changes.unread.length > 0 && words("unread", { fields: named(changes.unread) }),
    changes.wanted.length > 0 && words("wanted", { fields: named(changes.wanted) }),
    changes.gained.length > 0 && words("gained", { pages: paged(changes.gained) }),
    filesCount === null ? words("filesStay") : words("files", { count: filesCount }),
    (job.latest !== null || job.published !== null) && words("runsStay"),
  ].filter((line) => line !== false);
  return (
    <section aria-label={words("changes")}>
      <h3 className="mb-1 text-label font-semibold">{words("changes")}</h3>
      <ul className="list-disc ps-5 text-data">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
