import { PlainTable, RecordButton } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { TimelineRow } from "./timeline.ts";

/** Rows that are drawn; the copy and the file have all. */
const maxRows = 300;

interface LinesTableProps {
  readonly rows: readonly TimelineRow[];
  /** The request whose timeline it is; null: lines of all. */
  readonly request: string | null;
  readonly onRequest: (correlationId: string) => void;
}

/** Lines with their time; of one request also the time since its first. */
export function LinesTable({ rows, request, onRequest }: LinesTableProps) {
  const words = useTranslations("dev.debug");
  const formats = useFormats();
  const first = rows[0]?.at ?? 0;
  return (
    <>
      <PlainTable
        label={words(request === null ? "lines" : "timeline")}
        framed
        stacked
        columns={[
          {
            key: "at",
            title: words("time"),
            className: "whitespace-nowrap tabular-nums",
            render: ({ at }) => new Date(at).toISOString().slice(11, 23),
          },
          ...(request === null
            ? []
            : [
                {
                  key: "since",
                  title: words("since"),
                  atEnd: true,
                  className: "tabular-nums",
                  render: ({ at }: TimelineRow) => words("ms", { ms: formats.count(at - first) }),
                },
              ]),
          { key: "area", title: words("area"), render: ({ area }) => words(`areas.${area}`) },
          { key: "event", title: words("event"), namesRow: true, render: ({ event }) => words(`events.${event}`) },
          {
            key: "facts",
            title: words("facts"),
            className: "font-mono text-label wrap-anywhere",
            render: ({ facts }) => facts,
          },
          {
            key: "id",
            title: words("request"),
            className: "font-mono text-label",
            render: ({ correlationId }) => (
              <RequestCell id={correlationId} onOpen={request === null ? onRequest : undefined} />
            ),
          },
        ]}
        rows={rows.slice(0, maxRows)}
        rowKey={({ key }) => key}
      />
      {rows.length > maxRows && (
        <p className="mt-2 text-label text-text-2">{words("shown", { shown: maxRows, count: rows.length })}</p>
      )}
    </>
  );
}

interface RequestCellProps {
  readonly id: string;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** The beginning of a correlation ID, which opens the timeline of its request. */
function RequestCell({ id, onOpen }: RequestCellProps) {
  const words = useTranslations("dev.debug");
  const short = id.slice(0, 8);
  if (onOpen === undefined) return short;
  return (
    <RecordButton label={words("open", { id: short })} onClick={() => onOpen(id)}>
      {short}
    </RecordButton>
  );
}
