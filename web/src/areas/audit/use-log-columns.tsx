import { RecordButton, type GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { useMessages } from "use-intl";

import { auditKinds, type AuditEntry } from "@paygauge/api-types/entities/audit";
import { useTranslations } from "../../state/formats.ts";
import type { ListGridColumn } from "../../data/lists/list-sheet.ts";
import { actionWords, sentencePattern, type AuditWords } from "../../state/action-words.ts";
import { auditSentence } from "./audit-sentence.ts";

export type LogColumn = ListGridColumn<AuditEntry>;
type Key = Exclude<keyof AuditEntry, "userId" | "issuerId">;

/** Columns of the audit log; their keys are the properties that the paged request names. */
export function useLogColumns(onOpen: (sequence: number) => void): readonly LogColumn[] {
  const words = useTranslations("audit");
  const messages = useMessages();
  return useMemo((): readonly LogColumn[] => {
    const text = (key: Key, width: number, more: Partial<GridColumn<AuditEntry>> = {}): LogColumn => ({
      title: words(`columns.${key}`),
      type: "text",
      width,
      value: (row) => row[key],
      ...more,
      key,
    });
    const mono = (key: Key, width: number, more: Partial<GridColumn<AuditEntry>> = {}): LogColumn =>
      text(key, width, { render: (row) => <span className="truncate font-mono text-mono">{row[key]}</span>, ...more });
    return [
      {
        key: "at",
        title: words("columns.at"),
        type: "date",
        width: 192,
        moment: "utc",
        value: (row) => row.at,
        inList: "line",
      },
      sentenceColumn(words, Object.keys(messages.audit.actions), onOpen),
      text("note", 200, { grow: 1, inList: "line" }),
      text("issuerName", 152),
      text("outcome", 88, { inList: "figure", render: (row) => outcomeWord(row.outcome, words) }),
      {
        ...text("kind", 152, { hidden: true }),
        type: "enum",
        options: auditKinds.map((value) => ({ value, label: words(`kinds.${value}`) })),
      },
      text("displayName", 152, { hidden: true }),
      text("username", 152, { hidden: true }),
      text("effectiveRoles", 176, { hidden: true }),
      text("recordName", 176, { hidden: true }),
      text("entityType", 128, { hidden: true }),
      mono("entityId", 200, { hidden: true }),
      mono("correlationId", 176, { hidden: true }),
      mono("hash", 176, { hidden: true }),
      mono("previousHash", 176, { hidden: true }),
      { ...text("sequence", 88, { hidden: true }), type: "number" },
    ];
  }, [words, messages, onOpen]);
}

/** Who did what, in a sentence; filters name what is done alone. */
function sentenceColumn(words: AuditWords, actions: readonly string[], onOpen: (sequence: number) => void): LogColumn {
  return {
    key: "action",
    title: words("columns.action"),
    type: "enum",
    options: actions.map((value) => ({ value, label: actionWords(value, words) })),
    source: {
      words: Object.fromEntries(actions.map((action) => [action, sentencePattern(action, words)])),
      places: { who: "displayName", what: "recordName" },
    },
    width: 320,
    grow: 3,
    inList: "title",
    value: (row) => row.action,
    copy: (row) => auditSentence(row, words),
    render: (row) => {
      const sentence = auditSentence(row, words);
      return (
        <RecordButton
          label={words("open", { sequence: row.sequence, action: sentence })}
          onClick={() => onOpen(row.sequence)}
        >
          {sentence}
        </RecordButton>
      );
    },
  };
}

/** What became of a change, in words. */
export function outcomeWord(outcome: string, words: ReturnType<typeof useTranslations<"audit">>): string {
  return outcome === "done" ? words("outcomes.done") : outcome;
}
