import { EmptyState, ErrorState, PlainTable, Skeleton } from "@paygauge/ui";
import { maintenanceLimits, type MaintenanceBatch } from "@paygauge/api-types/entities/job-maintenance";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { BatchView } from "./batch-view.tsx";

/** How often batches are asked for while one of them has jobs that wait, ms. */
const pollMs = 2000;

/** Batches of the last days, or the one that the address names. */
export function BatchesPart() {
  const [batch, setBatch] = useAddressPart("batch");
  return (
    <div className="min-h-0 grow overflow-auto p-5 max-lg:p-4">
      {batch === null ? (
        <Batches onOpen={setBatch} />
      ) : (
        <BatchView key={batch} batchId={batch} onClose={() => setBatch(null)} />
      )}
    </div>
  );
}

function Batches({ onOpen }: { readonly onOpen: (batchId: string) => void }) {
  const words = useTranslations("jobMaintenance.batches");
  const { data, problem, reload, refreshing } = useCall("maintenanceBatches", {});
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <Skeleton kind="form" fields={4} />;
  if (data.length === 0)
    return <EmptyState title={words("none")}>{words("noneText", { days: maintenanceLimits.batchDays })}</EmptyState>;
  return (
    <>
      {data.some(({ waiting }) => waiting > 0) && <Follow />}
      <BatchTable batches={data} onOpen={onOpen} />
    </>
  );
}

/** Asks for the list again and again: the table gets the same answers. */
function Follow() {
  useCall("maintenanceBatches", {}, { pollMs });
  return null;
}

interface BatchTableProps {
  readonly batches: readonly MaintenanceBatch[];
  readonly onOpen: (batchId: string) => void;
}

function BatchTable({ batches, onOpen }: BatchTableProps) {
  const words = useTranslations("jobMaintenance.batches");
  const titles = useTranslations("jobMaintenance.titles");
  const formats = useFormats();
  const figures = ["waiting", "done", "refused", "canceled"] as const;
  return (
    <PlainTable
      stacked
      framed
      label={words("label")}
      rows={batches}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "act",
          title: words("act"),
          namesRow: true,
          render: ({ id, act, jobs }) => (
            <button
              type="button"
              className="reach text-start hover:underline pointer-coarse:min-h-11"
              onClick={() => onOpen(id)}
            >
              {titles(act, { count: jobs })}
            </button>
          ),
        },
        { key: "author", title: words("author"), render: ({ author }) => author },
        {
          key: "created",
          title: words("created"),
          render: ({ createdOn }) => new Date(createdOn).toLocaleString(formats.locale),
        },
        ...figures.map((key) => ({
          key,
          title: words(key),
          atEnd: true,
          render: (batch: MaintenanceBatch) => (
            <>
              <span className="text-text-2 sm:hidden">{words(key)} </span>
              {formats.count(batch[key])}
            </>
          ),
        })),
      ]}
    />
  );
}
