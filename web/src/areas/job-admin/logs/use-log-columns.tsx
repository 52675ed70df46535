import { Badge, RecordButton, useTranslate } from "@paygauge/ui";
import { useMemo } from "react";
import { jobLogKinds, jobLogStates, type JobLogLine, type JobLogState } from "@paygauge/api-types/entities/job-logs";
import type { ListGridColumn } from "../../../data/lists/list-sheet.ts";
import { shortId } from "../../../state/command-words.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useLineWords } from "./use-line-words.ts";

export type LogColumn = ListGridColumn<JobLogLine>;
type Words = ReturnType<typeof useTranslations<"jobAdmin.logs">>;

const tones = {
  Blocked: "neutral",
  Pending: "info",
  InProgress: "info",
  Completed: "success",
  Error: "danger",
  Canceled: "warning",
  Unfinished: "warning",
} as const satisfies Record<JobLogState, string>;

/** How a line ended, in a word. */
export function LogState({ state }: { readonly state: JobLogState }) {
  const words = useTranslations("jobAdmin.logs");
  return <Badge tone={tones[state]}>{words(`states.${state}`)}</Badge>;
}

/** Columns of a job's log; their keys are the properties that the paged request names. */
export function useLogColumns(onOpen: (key: string) => void): readonly LogColumn[] {
  const words = useTranslations("jobAdmin.logs");
  const translate = useTranslate();
  const lines = useLineWords();
  return useMemo((): readonly LogColumn[] => {
    const { at, kind, action, state } = mainColumns(words, lines, onOpen);
    const text = { type: "text", grow: 1 } as const;
    return [
      at,
      action,
      kind,
      state,
      {
        ...text,
        key: "displayName",
        title: words("columns.username"),
        width: 108,
        value: (row) => row.displayName ?? row.username ?? words("system"),
        source: { words: { "": words("system") } },
        inList: "line",
      },
      {
        ...text,
        key: "note",
        title: words("columns.note"),
        width: 132,
        grow: 2,
        value: (row) => (row.note === null ? null : translate(row.note)),
        inList: "line",
      },
      {
        key: "durationMs",
        title: words("columns.durationMs"),
        unit: words("milliseconds"),
        type: "number",
        width: 104,
        value: (row) => row.durationMs,
      },
      idColumn("correlationId", words("columns.correlationId")),
      {
        ...text,
        key: "entityType",
        title: words("columns.entityType"),
        width: 120,
        value: (row) => row.entityType,
        hidden: true,
      },
      { ...idColumn("entityId", words("columns.entityId")), hidden: true },
    ];
  }, [words, lines, translate, onOpen]);
}

/** An id: cut in the cell, whole in its tooltip, when it is copied and in files. */
function idColumn(key: "correlationId" | "entityId", title: string): LogColumn {
  return {
    key,
    title,
    type: "text",
    width: 128,
    value: (row) => row[key],
    render: (row) => (
      <span className="font-mono text-mono" title={row[key]}>
        {shortId(row[key])}
      </span>
    ),
  };
}

function mainColumns(words: Words, lines: ReturnType<typeof useLineWords>, onOpen: (key: string) => void) {
  const at: LogColumn = {
    key: "at",
    title: words("columns.at"),
    type: "date",
    moment: "utc",
    width: 192,
    value: (row) => row.at,
    inList: "line",
  };
  const action: LogColumn = {
    key: "action",
    title: words("columns.action"),
    type: "enum",
    options: lines.options,
    source: { words: lines.patterns, places: { who: "displayName" } },
    width: 280,
    grow: 3,
    value: (row) => row.action,
    copy: (row) => lines.sentence(row),
    render: (row) => {
      const sentence = lines.sentence(row);
      return (
        <RecordButton label={words("open", { action: sentence, at: row.at })} onClick={() => onOpen(row.key)}>
          {sentence}
        </RecordButton>
      );
    },
    inList: "title",
  };
  const kind: LogColumn = {
    key: "kind",
    title: words("columns.kind"),
    type: "enum",
    width: 96,
    options: jobLogKinds.map((value) => ({ value, label: words(`kinds.${value}`) })),
    value: (row) => row.kind,
  };
  const state: LogColumn = {
    key: "state",
    title: words("columns.state"),
    type: "enum",
    width: 112,
    options: jobLogStates.map((value) => ({ value, label: words(`states.${value}`) })),
    value: (row) => row.state,
    render: (row) => <LogState state={row.state} />,
    inList: "figure",
  };
  return { at, action, kind, state };
}
