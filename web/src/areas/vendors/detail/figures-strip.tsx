import { KpiStrip } from "@paygauge/ui";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { yearOf } from "../words/time-axis.ts";
import { vendorSpend } from "./vendor-figures.ts";
import { useVendorView } from "./vendor-view.ts";

/** The vendor's figures in the jobs that the user can see. */
export function FiguresStrip() {
  const words = useTranslations("vendors.page");
  const say = useTranslations("vendors.words");
  const formats = useFormats();
  const { vendor, money } = useVendorView();
  const { jobs, jobRows, spendMinor, invoices, lastOnCard, outcomes, succeeded } = vendor;
  const buyers = new Set(jobRows.map(({ buyerName }) => buyerName).filter((name) => name !== ""));
  const years = jobRows.map(({ measuredOn }) => yearOf(measuredOn)).toSorted((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  const span = first === last ? String(first ?? "") : `${first}–${last}`;
  const lastJob = jobRows.find((row) => row.lastOnCard === lastOnCard)?.jobName;
  return (
    <KpiStrip
      label={words("figures")}
      items={[
        {
          key: "jobs",
          label: words("jobs"),
          figure: formats.count(jobs),
          note: words("buyers", { count: buyers.size, years: span }),
        },
        {
          key: "spend",
          label: words("spend"),
          figure: <Figure of={vendorSpend(vendor)}>{money(spendMinor, true)}</Figure>,
          words: money(spendMinor, true),
          note: words("exactly", { money: money(spendMinor) }),
        },
        {
          key: "invoices",
          label: words("invoices"),
          figure: formats.count(invoices),
          ...(invoices > 0 && { note: words("average", { money: money(spendMinor / invoices) }) }),
        },
        {
          key: "lastOnCard",
          label: words("lastOnCard"),
          figure: lastOnCard === null ? words("never") : formats.day(lastOnCard),
          ...(lastOnCard !== null && lastJob !== undefined && { note: lastJob }),
        },
        {
          key: "outcomes",
          label: words("outcomes"),
          figure: say("succeededOf", { succeeded: formats.count(succeeded), ended: formats.count(outcomes) }),
          note: words("endedIn"),
        },
      ]}
    />
  );
}
