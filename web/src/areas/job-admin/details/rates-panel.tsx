import { ErrorState, Panel, PlainTable, Skeleton } from "@paygauge/ui";
import { ratesBase } from "@paygauge/api-types/entities/rates";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** The rates that the job's money is converted at. */
export function RatesPanel({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("jobAdmin.details");
  const formats = useFormats();
  const { data, problem, reload, refreshing } = useCall("jobRates", { params: { jobId } });
  const day = data === undefined || data.updatedOn === null ? null : formats.day(data.updatedOn);
  const facts = data && (day === null ? words("ratesDefault") : words("ratesChanged", { day }));
  return (
    <Panel title={words("rates")} facts={facts}>
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={3} rows={4} rowHeight={32} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data !== undefined && (
        <PlainTable
          long
          label={words("rates")}
          columns={[
            { key: "currency", title: words("currency"), namesRow: true, render: ({ currency }) => currency },
            {
              key: "perUsd",
              title: words("perBase", { currency: ratesBase }),
              atEnd: true,
              render: ({ perUsd }) => perUsd,
            },
            { key: "asOf", title: words("asOf"), render: ({ asOf }) => formats.day(asOf) },
          ]}
          rows={data.rates}
          rowKey={({ currency }) => currency}
        />
      )}
    </Panel>
  );
}
