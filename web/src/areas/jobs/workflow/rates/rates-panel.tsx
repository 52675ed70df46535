import { Button, Combobox, ErrorState, NotificationBar, Panel, Skeleton } from "@paygauge/ui";
import { useMemo, useState } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { ratesBase, type JobRate, type JobRates, type WaitingRows } from "@paygauge/api-types/entities/rates";
import { problemView } from "../../../../data/grid-error.ts";
import { useAction } from "../../../../data/use-action.ts";
import { useCall } from "../../../../data/use-call.ts";
import { currencyOptions } from "../../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { notifyDone } from "../../../../state/notifications.ts";
import { draftOf, isChanged, rateFaults, ratesToSave } from "./rates-draft.ts";
import { RateRows } from "./rate-rows.tsx";

interface RatesPanelProps {
  readonly job: Job;
  /** Rows of the file that wait for a rate. */
  readonly waiting: readonly WaitingRows[];
  readonly editable: boolean;
  /** The table was saved: files are being checked again. */
  readonly onSaved: () => void;
}

/** The job's rates table: which currencies are converted at what, and what waits for a rate. */
export function RatesPanel(props: RatesPanelProps) {
  const { job, waiting } = props;
  const words = useTranslations("upload.rates");
  const { data, problem, reload } = useCall("jobRates", { params: { jobId: job.id } });
  const { currency } = job;
  const lacksOwn =
    data !== undefined && currency !== ratesBase && data.rates.every((rate) => rate.currency !== currency);
  const asked = lacksOwn ? [{ currency, rows: 0, sumMinor: "0", minorDigits: 0 }, ...waiting] : waiting;
  const [isToggled, setIsToggled] = useState<boolean>();
  const isOpen = isToggled ?? asked.length > 0;
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { currency: job.currency })}
      actions={
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setIsToggled(!isOpen)}>
          {isOpen ? words("hide") : words("show")}
        </Button>
      }
    >
      {lacksOwn ? <NotificationBar tone="warning">{words("ownMissing", { currency })}</NotificationBar> : null}
      <Waiting waiting={waiting} />
      {problem !== undefined && data === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {isOpen && data === undefined && problem === undefined && <Skeleton kind="table" columns={3} rows={4} />}
      {isOpen && data !== undefined && (
        <Table key={data.version} {...props} waiting={asked} saved={data} reload={reload} />
      )}
    </Panel>
  );
}

function Waiting({ waiting }: Pick<RatesPanelProps, "waiting">) {
  const words = useTranslations("upload.rates");
  const formats = useFormats();
  if (waiting.length === 0) return <p className="text-data text-text-2">{words("nothingWaits")}</p>;
  return (
    <NotificationBar tone="warning">
      <ul>
        {waiting.map(({ currency, rows, sumMinor, minorDigits }) => (
          <li key={currency}>
            {currency === ""
              ? words("unknownWaits", { rows })
              : words("waits", { rows, currency, sum: formats.money(sumMinor, currency, minorDigits) })}
          </li>
        ))}
      </ul>
    </NotificationBar>
  );
}

interface TableProps extends RatesPanelProps {
  readonly saved: JobRates;
  readonly reload: () => void;
}

function Table({ job, waiting, editable, onSaved, saved, reload }: TableProps) {
  const words = useTranslations("upload.rates");
  const { locale } = useFormats();
  const [draft, setDraft] = useState(() => draftOf(saved.rates, waiting, new Date().toISOString().slice(0, 10)));
  const { run, pending } = useAction("saveJobRates", { operation: words("save") });
  const faults = rateFaults(draft);
  const options = useMemo(() => currencyOptions(locale), [locale]);
  const known = new Set(["USD", ...draft.map(({ currency }) => currency)]);
  const add = (currency: string) => {
    const rate: JobRate = { currency, perUsd: "", asOf: new Date().toISOString().slice(0, 10) };
    setDraft([rate, ...draft]);
  };
  const save = async () => {
    const body = { version: saved.version, rates: ratesToSave(draft) };
    const outcome = await run({ params: { jobId: job.id }, body });
    reload();
    if (outcome?.ok !== true) return;
    notifyDone(words("saved"));
    onSaved();
  };
  return (
    <div className="mt-3 flex flex-col gap-3">
      <p className="text-label text-text-2">{words("hint")}</p>
      <RateRows rates={draft} faults={faults} readOnly={!editable} onChange={setDraft} />
      {editable && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-48">
            <Combobox
              label={words("add")}
              placeholder={words("addPlaceholder")}
              options={options.filter(({ value }) => !known.has(value))}
              value={undefined}
              onChange={add}
            />
          </div>
          <Button
            disabled={Object.keys(faults).length > 0 || !isChanged(draft, saved.rates)}
            pending={pending}
            onClick={() => void save()}
          >
            {words("save")}
          </Button>
        </div>
      )}
    </div>
  );
}
