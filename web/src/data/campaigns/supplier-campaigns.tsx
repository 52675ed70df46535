import "./campaigns-calls.ts";
import { Panel, TextLink, useTexts } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useGuard } from "../../state/permissions.ts";
import { useCall } from "../use-call.ts";

interface SupplierCampaignsProps {
  readonly jobId: string;
  readonly supplierKey: string;
}

/** Shows a supplier's campaigns with their states. The page header adds the supplier to another one. */
export function SupplierCampaigns({ jobId, supplierKey }: SupplierCampaignsProps) {
  const words = useTranslations("campaigns.add");
  const shared = useTranslations("campaigns.words");
  const texts = useTexts();
  const formats = useFormats();
  const { opens } = useGuard();
  const input = opens("jobCampaigns") ? { params: { jobId, supplierKey } } : null;
  const { data } = useCall("supplierCampaigns", input, { keepPrevious: false });
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={words("panel")}>
      <ul className="flex flex-col gap-1 text-data">
        {data.map((each) => (
          <li key={each.campaignWorkflowId} className="flex flex-wrap items-baseline gap-x-2">
            <TextLink
              className="inline-block pointer-coarse:py-3.25"
              href={linkTo("jobCampaignSupplier", { jobId, supplierKey, campaignWorkflowId: each.campaignWorkflowId })}
            >
              {each.name}
            </TextLink>
            <span className="text-text-2">
              {words("standing", {
                method: texts.capabilityNames[each.method],
                status: shared(`status.${each.status}`),
                day: formats.day(each.statusOn),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
