import type { Translate } from "@paygauge/api-types/catalogue/translator";
import type { QueuedCommand } from "@paygauge/api-types/entities/proq";
import type { devopsTexts } from "../../../texts/en/devops.ts";
import { shortId } from "../../../state/command-words.ts";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";

export type Column = ListGridColumn<QueuedCommand>;
export type TitleOf = (key: keyof typeof devopsTexts.grid.columns) => string;

const idWidth = 116;
const dateWidth = 176;

/** A column of an id: cut in the cell, whole in its tooltip and when it is copied. */
function idColumn(key: keyof QueuedCommand, title: string, of: (row: QueuedCommand) => string | null): Column {
  return {
    key,
    title,
    type: "text",
    width: idWidth,
    value: of,
    render: (row) => (
      <span className="font-mono text-mono" title={of(row) ?? undefined}>
        {shortId(of(row) ?? "")}
      </span>
    ),
  };
}

/** Columns of commands that need no look of their own, by name. */
export function plainColumns(title: TitleOf, translate: Translate) {
  const text = { type: "text", width: idWidth } as const;
  const number = { type: "number", width: 84 } as const;
  const date = { type: "date", width: dateWidth } as const;
  return {
    target: idColumn("targetEntityId", title("target"), (row) => row.targetEntityId),
    correlation: idColumn("correlationId", title("correlation"), (row) => row.correlationId),
    prerequisite: idColumn("prerequisite", title("prerequisite"), (row) => row.prerequisite),
    batch: idColumn("batchId", title("batch"), (row) => row.batchId),
    id: idColumn("id", title("id"), (row) => row.id),
    priority: { ...number, key: "priority", title: title("priority"), value: (row) => row.priority },
    attempt: { ...number, key: "attempt", title: title("attempt"), value: (row) => row.attempt },
    message: {
      ...text,
      key: "message",
      title: title("message"),
      width: 240,
      grow: 3,
      value: (row) => (row.message === null ? null : translate(row.message)),
      inList: "line",
    },
    group: { ...text, key: "processingGroup", title: title("group"), value: (row) => row.processingGroup },
    category: { ...text, key: "category", title: title("category"), value: (row) => row.category },
    tags: {
      ...text,
      key: "tags",
      title: title("tags"),
      sortable: false,
      value: (row) => row.tags.join(", "),
      source: { path: ["tags", "*"] },
    },
    payload: {
      ...text,
      key: "payload",
      title: title("payload"),
      width: 200,
      sortable: false,
      value: (row) => row.payload,
    },
    queued: { ...date, key: "queuedDate", title: title("queuedDate"), value: (row) => row.queuedDate },
    started: { ...date, key: "startedDate", title: title("startedDate"), value: (row) => row.startedDate },
    ended: { ...date, key: "completedDate", title: title("completedDate"), value: (row) => row.completedDate },
    scheduled: { ...date, key: "scheduledTime", title: title("scheduled"), value: (row) => row.scheduledTime },
  } satisfies Record<string, Column>;
}
