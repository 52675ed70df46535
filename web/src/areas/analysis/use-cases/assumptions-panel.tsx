import { Button, Panel } from "@paygauge/ui";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { assumptionsOf } from "@paygauge/api-types/entities/assumption-keys";
import { supplierFeeOf } from "@paygauge/analysis/value/assumptions";
import { useTranslations } from "../../../state/formats.ts";
import { useAssumptionWords } from "../../../state/use-assumption-words.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

// Only who changes something needs it.
const AssumptionsDialog = lazy(async () => ({ default: (await import("./assumptions-dialog.tsx")).AssumptionsDialog }));

interface AssumptionsPanelProps {
  readonly job: Job;
  readonly found: UseCase;
  /** Absent: they are read alone. */
  readonly write?: ((change: UseCaseChange) => Promise<boolean>) | undefined;
  readonly pending: boolean;
}

/** What the value rests on: each assumption with its value and where that comes from. */
export function AssumptionsPanel({ job, found, write, pending }: AssumptionsPanelProps) {
  const words = useTranslations("useCases.assumptions");
  const { nameOf, valueOf, sourceOf } = useAssumptionWords(job);
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title={words("title")}
      actions={
        write && (
          <Button size="sm" icon={<Pencil aria-hidden size={14} strokeWidth={1.6} />} onClick={() => setEditing(true)}>
            {words("edit")}
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-data">
        {assumptionsOf(found.method).map((key) => {
          const typed = found.typed[key];
          const { value, source } = found.defaults[key];
          const isUnstated = key === "supplierFee" && supplierFeeOf(found.method, found.defaults, {}) === null;
          const standard = isUnstated ? words("unstated") : valueOf(key, value);
          return (
            <div key={key} className="contents">
              <dt className="min-w-0 text-text-2">
                {nameOf(key)}
                <span className="block text-label text-text-3">
                  {typed !== undefined && words("typed", { value: standard })}
                  {typed === undefined && (isUnstated ? words("enterIt") : sourceOf(source))}
                </span>
              </dt>
              <dd
                className={`text-end font-medium tabular-nums ${typed === undefined ? "" : "border-e-2 border-accent pe-2"}`}
              >
                {typed === undefined ? standard : valueOf(key, typed)}
              </dd>
            </div>
          );
        })}
      </dl>
      {editing && write !== undefined && (
        <Suspense fallback={null}>
          <AssumptionsDialog {...{ job, found, write, pending }} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
