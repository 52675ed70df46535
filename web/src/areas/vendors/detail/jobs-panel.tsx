import { bandOf, CapabilityStrip, Panel, PlainTable, TextLink, type Band, type CapabilityKey } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { VendorJob, VendorOutcome } from "@paygauge/api-types/entities/vendors";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { OutcomeMark } from "../words/outcome-mark.tsx";
import { useMethodWords } from "./use-method-words.ts";
import { spendInJob, vendorSpend } from "./vendor-figures.ts";
import { useVendorView } from "./vendor-view.ts";

function bandsOf({ scores }: VendorJob): Partial<Record<CapabilityKey, Band>> {
  const bands: Partial<Record<CapabilityKey, Band>> = {};
  for (const capability of capabilities) bands[capability] = bandOf(scores[capability] ?? "None") ?? "none";
  return bands;
}

/** The vendor in each job that the user can see, with links to its supplier there and to how campaigns ended. */
export function JobsPanel() {
  const words = useTranslations("vendors.page");
  const formats = useFormats();
  const method = useMethodWords();
  const { vendor, money } = useVendorView();
  return (
    <Panel title={words("jobsTitle")} facts={words("jobsFacts")}>
      <PlainTable
        stacked="labelled"
        label={words("jobsTitle")}
        columns={[
          { key: "job", title: words("job"), namesRow: true, render: (row: VendorJob) => <JobCell row={row} /> },
          {
            key: "spend",
            title: words("spend"),
            atEnd: true,
            render: (row) => <Figure of={spendInJob(row)} isExact />,
          },
          { key: "invoices", title: words("invoices"), atEnd: true, render: ({ invoices }) => formats.count(invoices) },
          { key: "levels", title: words("capabilities"), render: (row) => <CapabilityStrip bands={bandsOf(row)} /> },
          {
            key: "paidBy",
            title: words("paidBy"),
            render: ({ paymentMethods }) => paymentMethods.map(method).join(", "),
          },
          { key: "outcome", title: words("outcome"), render: (row) => <OutcomesCell row={row} /> },
        ]}
        rows={vendor.jobRows}
        rowKey={({ jobId, supplierKey }) => `${jobId} ${supplierKey}`}
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-line-2 px-2 pt-2 text-data font-medium">
        <span>{words("all", { count: vendor.jobs })}</span>
        <Figure of={vendorSpend(vendor)}>{money(vendor.spendMinor)}</Figure>
      </p>
    </Panel>
  );
}

function JobCell({ row }: { readonly row: VendorJob }) {
  const words = useTranslations("vendors.page");
  const { opens } = useGuard();
  const { jobId, supplierKey, jobName, supplierName, buyerName } = row;
  return (
    <span className="flex flex-col">
      <span>{jobName}</span>
      <span className="text-label font-normal text-text-2">
        {[supplierName, buyerName].filter((part) => part !== "").join(", ")}
      </span>
      {opens("jobSupplier") && (
        <TextLink
          className="self-start text-label font-normal"
          href={linkTo("jobSupplier", { jobId, supplierKey })}
          aria-label={words("matchEvidenceOf", { name: supplierName, job: jobName })}
        >
          {words("matchEvidence")}
        </TextLink>
      )}
    </span>
  );
}

/** How the job's campaigns with the vendor ended; at the first of its suppliers. */
function OutcomesCell({ row }: { readonly row: VendorJob }) {
  const { vendor } = useVendorView();
  const first = vendor.jobRows.find(({ jobId }) => jobId === row.jobId);
  if (first !== row) return null;
  return vendor.outcomeRows
    .filter(({ jobId }) => jobId === row.jobId)
    .map((outcome) => <Outcome key={`${outcome.campaignId} ${outcome.on}`} outcome={outcome} />);
}

function Outcome({ outcome }: { readonly outcome: VendorOutcome }) {
  const reasons = useTranslations("vendors.words.reason");
  const formats = useFormats();
  const { opens } = useGuard();
  const { jobId, campaignId, campaign, status, reason, on } = outcome;
  const why = reasons.has(reason as never) ? reasons(reason as never) : reason;
  const facts = [why, formats.day(on)].filter((part) => part !== "").join(", ");
  return (
    <span className="flex flex-col">
      <OutcomeMark status={status} />
      <span className="text-label text-text-2">{facts}</span>
      {opens("jobCampaign") ? (
        <TextLink
          className="self-start text-label"
          href={linkTo("jobCampaign", { jobId, campaignWorkflowId: campaignId })}
        >
          {campaign}
        </TextLink>
      ) : (
        <span className="text-label text-text-2">{campaign}</span>
      )}
    </span>
  );
}
