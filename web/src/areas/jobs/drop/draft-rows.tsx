import { Panel } from "@paygauge/ui";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../state/formats.ts";
import { TotalQuestion, type TotalAnswer } from "../workflow/check/total-rows.tsx";
import type { Draft } from "./draft-of.ts";
import { Questions, questionsAt } from "./questions.tsx";

interface DraftRowsProps {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Questions about single rows of the file: another table below the ledger, and rows that may be totals. */
export function DraftRows({ draft, disabled, onChange }: DraftRowsProps) {
  const words = useTranslations("create.drop");
  const { lastCheck, mapping } = draft;
  const totals = lastCheck?.totals ?? null;
  const asked = totals?.asked ?? [];
  if (asked.length === 0 && questionsAt(draft, "rows").length === 0) return null;
  const given = mapping.totalRows ?? [];
  const answerOf = (line: number): TotalAnswer | undefined => {
    const known = given.find((each) => each.line === line);
    return known === undefined ? undefined : known.isTotal ? "total" : "line";
  };
  const answer = (line: number, is: TotalAnswer) =>
    onChange({
      ...mapping,
      totalRows: [...given.filter((each) => each.line !== line), { line, isTotal: is === "total" }],
    });
  return (
    <div data-ask="rows">
      <Panel title={words("rowsAsked")}>
        <Questions at="rows" draft={draft} disabled={disabled} onChange={onChange} />
        {totals !== null && asked.length > 0 && (
          <ul data-question="" className="divide-y divide-line">
            {asked.map((row) => (
              <TotalQuestion
                key={row.line}
                row={row}
                totals={totals}
                disabled={disabled}
                answer={answerOf(row.line)}
                onAnswer={(is) => answer(row.line, is)}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
