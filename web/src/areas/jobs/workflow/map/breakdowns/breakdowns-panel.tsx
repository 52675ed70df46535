import { Button, Panel } from "@paygauge/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { breakdownColumns } from "@paygauge/api-types/entities/propose-breakdowns";
import { maxBreakdowns } from "@paygauge/api-types/entities/breakdowns";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../../../state/formats.ts";
import { chosenBreakdowns } from "./breakdown-choice.ts";
import { BreakdownDetails } from "./breakdown-details.tsx";
import { BreakdownRow } from "./breakdown-row.tsx";

interface BreakdownsPanelProps {
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

/** Columns of the file that the job keeps as breakdowns; nothing where the file has none to offer. */
export function BreakdownsPanel({ inspection, mapping, disabled, isOpen, onOpen, onChange }: BreakdownsPanelProps) {
  const words = useTranslations("upload.map.breakdowns");
  const listed = breakdownColumns(mapping, inspection.profiles);
  const [selected, select] = useState<number>();
  if (!listed.some(({ verdict }) => verdict === "offered")) return null;
  const chosen = chosenBreakdowns(mapping);
  const placeOf = (column: number) => chosen.findIndex((each) => each.column === column);
  // The chosen ones are first, in their order.
  const rank = (column: number) => (placeOf(column) < 0 ? maxBreakdowns : placeOf(column));
  const rows = listed.toSorted((a, b) => rank(a.profile.index) - rank(b.profile.index));
  const shown = rows.find(({ profile }) => profile.index === selected) ?? rows[0];
  const names = chosen.map(({ label }) => label).join(", ");
  return (
    <Panel
      title={words("title")}
      facts={isOpen ? words("facts") : words("summary", { count: chosen.length, names })}
      actions={<Actions count={chosen.length} isOpen={isOpen} onOpen={onOpen} />}
    >
      {isOpen && (
        <div className="flex flex-col gap-4 lg:flex-row">
          <div className="@container min-w-0 grow">
            <ul aria-label={words("title")} className="divide-y divide-line border-y border-line">
              {rows.map((column) => (
                <BreakdownRow
                  key={column.profile.index}
                  {...{ column, mapping, disabled, onChange }}
                  rows={inspection.rows}
                  isSelected={column === shown}
                  onSelect={() => select(column.profile.index)}
                />
              ))}
            </ul>
            <p className="mt-2 text-label text-text-2">{words("note")}</p>
          </div>
          {shown !== undefined && (
            <BreakdownDetails
              key={shown.profile.index}
              {...{ mapping, disabled, onChange }}
              profile={shown.profile}
              rows={inspection.rows}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

interface ActionsProps extends Pick<BreakdownsPanelProps, "isOpen" | "onOpen"> {
  /** Breakdowns that are chosen. */
  readonly count: number;
}

function Actions({ count, isOpen, onOpen }: ActionsProps) {
  const words = useTranslations("upload.map.breakdowns");
  return (
    <>
      <span className="text-data font-semibold">{words("chosen", { count, most: maxBreakdowns })}</span>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronDown {...mark} /> : <ChevronRight {...mark} />}
        onClick={() => onOpen(!isOpen)}
      >
        {words(isOpen ? "close" : "open")}
      </Button>
    </>
  );
}
