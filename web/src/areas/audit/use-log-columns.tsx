import { RecordButton, type GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import type { AuditEntry } from "@paygauge/api-types/entities/audit";
import { useTranslations } from "../../state/formats.ts";
import type { ListGridColumn } from "../../data/lists/list-sheet.ts";

export type LogColumn = ListGridColumn<AuditEntry>;
type Key = Exclude<keyof AuditEntry, "userId" | "issuerId" | "hash" | "previousHash">;

/** Columns of the audit log; their keys are the properties that the paged request names. */
export function useLogColumns(onOpen: (sequence: number) => void): readonly LogColumn[] {
  const words = useTranslations("audit");
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
      text("username", 152, { inList: "line" }),
      text("action", 168, {
        grow: 1,
        inList: "title",
        render: (row) => (
          <RecordButton
            label={words("open", { sequence: row.sequence, action: row.action })}
            onClick={() => onOpen(row.sequence)}
          >
            {row.action}
          </RecordButton>
        ),
      }),
      text("entityType", 128),
      mono("entityId", 200, { grow: 1 }),
      text("issuerName", 152),
      text("note", 200, { grow: 1 }),
      text("outcome", 88, { inList: "figure", render: (row) => outcomeWord(row.outcome, words) }),
      mono("correlationId", 176, { hidden: true }),
      text("effectiveRoles", 176, { hidden: true }),
      { ...text("sequence", 88, { hidden: true }), type: "number" },
    ];
  }, [words, onOpen]);
}

/** What became of a change, in words. */
export function outcomeWord(outcome: string, words: ReturnType<typeof useTranslations<"audit">>): string {
  return outcome === "done" ? words("outcomes.done") : outcome;
}
