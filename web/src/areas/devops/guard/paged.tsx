import { IconButton } from "@paygauge/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslations } from "../../../state/formats.ts";

const pageSize = 25;

interface PagedProps<Row> {
  readonly rows: readonly Row[];
  readonly empty: string;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** Rows a page at a time; a shorter list begins at its first page. */
export function Paged<Row>({ rows, empty, children }: PagedProps<Row>) {
  const words = useTranslations("resourceGuard");
  const [wanted, setWanted] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(wanted, last);
  if (rows.length === 0) return <p className="py-6 text-center text-data text-text-2">{empty}</p>;
  const from = page * pageSize;
  const shown = rows.slice(from, from + pageSize);
  return (
    <>
      {children(shown)}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-label text-text-2">
        <p>{words("range", { from: from + 1, to: from + shown.length, total: rows.length })}</p>
        <div className="flex gap-1">
          <IconButton
            label={words("previous")}
            icon={<ChevronLeft aria-hidden size={16} />}
            disabled={page === 0}
            onClick={() => setWanted(page - 1)}
          />
          <IconButton
            label={words("next")}
            icon={<ChevronRight aria-hidden size={16} />}
            disabled={page === last}
            onClick={() => setWanted(page + 1)}
          />
        </div>
      </div>
    </>
  );
}
