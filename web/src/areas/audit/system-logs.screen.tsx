import { Button, defaultGridQuery, PageHeader, useTranslate } from "@paygauge/ui";
import { ShieldCheck } from "lucide-react";
import { useCallback } from "react";
import type { AuditCheck } from "@paygauge/api-types/entities/audit";
import { EmptyList } from "../../data/empty/empty.tsx";
import { useGridViews } from "../../data/views/use-grid-views.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { ListGrid } from "../../data/lists/list-grid.tsx";
import { useRows } from "../../data/use-rows.ts";
import { useTranslations } from "../../state/formats.ts";
import { LogDrawer } from "./log-drawer.tsx";
import { useLogColumns } from "./use-log-columns.tsx";
import { useVerifyLog } from "./use-verify-log.ts";
import "./audit-calls.ts";

/** What users did, the newest first; who takes the filter away sees locks and parts of files too. */
const changesFirst = {
  ...defaultGridQuery,
  filters: [{ property: "kind", operator: "Equal", value: "Change", allowNull: false }],
  orderBy: { property: "sequence", direction: "desc" },
} as const;
const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

/** Who changed what, when and in whose name: every line of the audit log, and whether the log is whole. */
export default function SystemLogsScreen() {
  const words = useTranslations("audit");
  const views = useGridViews("auditLogs", changesFirst);
  const { query, setQuery, ready } = views;
  const [open, setOpen] = useOpenLine();
  const columns = useLogColumns(setOpen);
  const verification = useVerifyLog();
  const rows = useRows("auditLogs", { query, setQuery, ready, inputOf: (body) => ({ body }) });
  const opened = rows.grid.rows?.find((row) => row?.sequence === open);
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={words("title")}
        facts={<Found check={verification.found} />}
        actions={
          <Button
            pending={verification.pending}
            onClick={() => void verification.run()}
            icon={<ShieldCheck {...icon} />}
          >
            {words("verify")}
          </Button>
        }
      />
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="sequence"
          searchable
          onOpenRow={(row) => setOpen(row.sequence)}
          empty={<EmptyList list="systemLogs" />}
        />
      </div>
      {opened && <LogDrawer entry={opened} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Shows what the check of the log has found so far. */
function Found({ check }: { readonly check: AuditCheck | null }) {
  const words = useTranslations("audit");
  const translate = useTranslate();
  if (check !== null && check.next !== null) return <output>{words("checking", { checked: check.checked })}</output>;
  return (
    <output className={check?.broken ? "font-medium text-danger" : ""}>
      {check &&
        (check.broken
          ? words("broken", { ...check.broken, reason: translate(check.broken.reason) })
          : [
              words("whole", { checked: check.checked }),
              ...(check.waiting > 0 ? [words("waiting", { waiting: check.waiting })] : []),
            ].join(" "))}
    </output>
  );
}

/** The line whose details are open, kept in the address next to the grid's own words. */
function useOpenLine(): readonly [number | null, (sequence: number | null) => void] {
  const [word, set] = useAddressPart("line");
  const open = useCallback((sequence: number | null) => set(sequence === null ? null : String(sequence)), [set]);
  const line = Number(word ?? "");
  return [Number.isInteger(line) && line > 0 ? line : null, open];
}
