import { Badge, defaultGridQuery, Dialog, NotificationBar } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useMemo, useState } from "react";
import { mailStates, type OutgoingMail } from "@paygauge/api-types/entities/mail";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useTranslations } from "../../../state/formats.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

const newestFirst = {
  ...defaultGridQuery,
  pageSize: 25,
  orderBy: { property: "createdOn", direction: "desc" },
} as const;
const viewKeys = { keeps: ["status"] } as const;

/** Mails that the product wrote; says plainly where they reach no one. */
export function MailOutbox() {
  const words = useTranslations("people.outbox");
  const views = useGridViews("mailOutbox", newestFirst, viewKeys);
  const { query, setQuery, ready } = views;
  const [open, setOpen] = useState<OutgoingMail | null>(null);
  const rows = useRows("mailOutbox", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body: withOwnDays(body, "createdOn") }),
  });
  const columns = useMailColumns(setOpen);
  return (
    <>
      {rows.data?.isStandIn === true && <NotificationBar tone="info">{words("standIn")}</NotificationBar>}
      <div className="min-h-0 grow">
        <ListGrid
          label={words("title")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          onOpenRow={setOpen}
          empty={<EmptyList list="mails" />}
        />
      </div>
      {open !== null && (
        <Dialog open size="md" onOpenChange={() => setOpen(null)} title={open.subject}>
          <p className="mb-3 text-label text-text-2">
            {words("fromTo", { from: `${open.fromName} <${open.fromAddress}>`, to: open.toAddress })}
          </p>
          <pre className="font-sans text-data whitespace-pre-wrap wrap-anywhere">{open.text}</pre>
        </Dialog>
      )}
    </>
  );
}

function useMailColumns(onOpen: (mail: OutgoingMail) => void): readonly ListGridColumn<OutgoingMail>[] {
  const words = useTranslations("people.outbox");
  return useMemo(
    (): readonly ListGridColumn<OutgoingMail>[] => [
      {
        key: "subject",
        title: words("subject"),
        type: "text",
        width: 220,
        grow: 2,
        value: (row) => row.subject,
        render: (row) => (
          <button type="button" className="truncate text-start underline" onClick={() => onOpen(row)}>
            {row.subject}
          </button>
        ),
        inList: "title",
      },
      {
        key: "toAddress",
        title: words("to"),
        type: "text",
        width: 220,
        grow: 1,
        value: (row) => row.toAddress,
        inList: "line",
      },
      {
        key: "state",
        title: words("state"),
        type: "enum",
        width: 110,
        options: mailStates.map((value) => ({ value, label: words(`states.${value}`) })),
        value: (row) => row.state,
        render: (row) => (
          <Badge tone={row.state === "Sent" ? "success" : "neutral"}>{words(`states.${row.state}`)}</Badge>
        ),
        inList: "line",
      },
      {
        key: "provider",
        title: words("provider"),
        type: "text",
        width: 110,
        sortable: false,
        filterable: false,
        value: (row) => row.provider,
      },
      { key: "createdOn", title: words("at"), type: "date", width: 160, value: (row) => row.createdOn },
    ],
    [words, onOpen],
  );
}
