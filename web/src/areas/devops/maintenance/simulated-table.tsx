import { MessageText, PlainTable, ScrollBox } from "@paygauge/ui";
import type { OneMaintenanceBatch, SimulatedJob } from "@paygauge/api-types/entities/job-maintenance";
import { useFormats, useTranslations } from "../../../state/formats.ts";

type Act = OneMaintenanceBatch["acts"][number];

/** Levels up and down and spend newly High of each job that was counted; of others, why not. */
export function SimulatedTable({ batch: { acts } }: { readonly batch: Pick<OneMaintenanceBatch, "acts"> }) {
  const words = useTranslations("jobMaintenance.simulation");
  const columns = useTranslations("jobMaintenance.columns");
  const rows = acts.filter(({ simulated, message }) => simulated !== null || message !== null);
  if (rows.length === 0) return null;
  return (
    <>
      <ScrollBox label={words("title")} className="max-h-60">
        <PlainTable
          stacked
          label={words("title")}
          rows={rows}
          rowKey={({ jobId }) => jobId}
          columns={[
            {
              key: "job",
              title: columns("name"),
              namesRow: true,
              className: "max-sm:w-full wrap-anywhere",
              render: ({ name, simulated, message }) => (
                <>
                  {name}
                  {simulated === null && message !== null && (
                    <p className="text-label font-normal text-text-2">
                      <MessageText message={message} />
                    </p>
                  )}
                </>
              ),
            },
            { key: "up", title: words("up"), atEnd: true, render: (act) => <Moved act={act} of="up" /> },
            { key: "down", title: words("down"), atEnd: true, render: (act) => <Moved act={act} of="down" /> },
            {
              key: "spend",
              title: words("spend"),
              atEnd: true,
              render: ({ simulated }) => simulated !== null && <Spend {...simulated} />,
            },
          ]}
        />
      </ScrollBox>
      <Total rows={rows} />
    </>
  );
}

const marks = { up: { arrow: "↑", tone: "text-success" }, down: { arrow: "↓", tone: "text-danger" } } as const;

function Moved({ act: { simulated }, of }: { readonly act: Act; readonly of: keyof typeof marks }) {
  const words = useTranslations("jobMaintenance.simulation");
  const formats = useFormats();
  if (simulated === null) return null;
  const { arrow, tone } = marks[of];
  return (
    <span className={simulated[of] > 0 ? tone : "text-text-2"}>
      <span className="text-text-2 sm:hidden">{words(of)} </span>
      {`${arrow} ${formats.count(simulated[of])}`}
    </span>
  );
}

function Spend({ newlyHighMinor, currency, minorDigits }: SimulatedJob) {
  const words = useTranslations("jobMaintenance.simulation");
  const formats = useFormats();
  return (
    <>
      <span className="text-text-2 sm:hidden">{words("spend")} </span>
      {formats.money(String(newlyHighMinor), currency, minorDigits)}
    </>
  );
}

/** Sums over all counted jobs; spend by currency, since currencies are not added up. */
function Total({ rows }: { readonly rows: readonly Act[] }) {
  const words = useTranslations("jobMaintenance.simulation");
  const formats = useFormats();
  const counted = rows.flatMap(({ simulated }) => simulated ?? []);
  if (counted.length < 2) return null;
  const sum = (all: readonly SimulatedJob[], of: "up" | "down" | "newlyHighMinor") =>
    all.reduce((total, each) => total + each[of], 0);
  const spend = [...Map.groupBy(counted, ({ currency }) => currency)].map(([currency, all]) =>
    formats.money(String(sum(all, "newlyHighMinor")), currency, all[0]?.minorDigits ?? 2),
  );
  return (
    <p className="text-data font-medium">
      {words("total", {
        count: counted.length,
        up: sum(counted, "up"),
        down: sum(counted, "down"),
        spend: spend.join(" + "),
      })}
    </p>
  );
}
