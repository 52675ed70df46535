import { AppLink, Button, buttonStyle, FactList, Panel, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { useCasesCalls } from "@paygauge/api-types/endpoints/use-cases";
import { registerCalls } from "../../../data/call-table.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useGuard } from "../../../state/permissions.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";

// The use cases of the job are offered as sets of suppliers.
registerCalls(useCasesCalls);

interface SuppliersPanelProps {
  readonly job: Job;
  readonly found: CampaignOnPage;
  readonly reload: () => void;
}

/** Whom the campaign asks: how many, how many of them no one can reach yet, and the ways to add more. */
export function SuppliersPanel({ job, found, reload }: SuppliersPanelProps) {
  const words = useTranslations("campaigns.create");
  const formats = useFormats();
  const money = useCampaignMoney(job);
  const { percent } = useCaseMoney(job);
  const { opens } = useGuard();
  const { campaign, counters, withoutContact } = found;
  const { suppliers, valueMinor } = counters.Total;
  return (
    <Panel title={words("suppliers")} facts={words("suppliersFacts", { count: suppliers })}>
      <div className="flex flex-col gap-3">
        {suppliers > 0 && (
          <FactList
            facts={[
              [
                words("value"),
                found.expectedMinor === null
                  ? words("valueUnknown")
                  : words("valueOf", {
                      value: money(found.expectedMinor),
                      conversion: percent(campaign.conversion),
                      all: money(valueMinor),
                    }),
              ],
              [
                words("withoutContact"),
                withoutContact === 0 ? (
                  words("everyContact")
                ) : (
                  <span className="text-warning">{formats.count(withoutContact)}</span>
                ),
              ],
              [words("from"), campaign.useCase?.name ?? null],
            ]}
          />
        )}
        {suppliers === 0 && <p className="text-data text-text-2">{words("noSuppliers")}</p>}
        {campaign.stage !== "Completed" && found.mayRun && (
          <>
            {opens("jobUseCases") && <AddFromUseCase {...{ job, found, reload }} />}
            {opens("jobSuppliers") && (
              <AppLink
                href={linkTo("jobSuppliers", { jobId: job.id })}
                className={buttonStyle({ className: "self-start" })}
              >
                {words("chooseSuppliers")}
              </AppLink>
            )}
            <p className="text-label text-text-2">{words("chooseHint")}</p>
          </>
        )}
      </div>
    </Panel>
  );
}

function AddFromUseCase({ job, found, reload }: SuppliersPanelProps) {
  const words = useTranslations("campaigns.create");
  const { data } = useCall("useCases", { params: { jobId: job.id } });
  const [chosen, setChosen] = useState("");
  const { run, pending } = useAction("addCampaignSuppliers", { operation: words("add") });
  const cases = data?.cases ?? [];
  const useCaseId = cases.some((each) => each.useCaseId === chosen) ? chosen : (cases[0]?.useCaseId ?? "");
  const add = async () => {
    const { campaignWorkflowId, version } = found.campaign;
    const outcome = await run({
      params: { jobId: job.id, campaignWorkflowId },
      body: { version, from: { kind: "useCase", useCaseId } },
    });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    reload();
  };
  if (cases.length === 0) return null;
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <SelectField
          label={words("useCase")}
          value={useCaseId}
          options={cases.map((each) => ({
            value: each.useCaseId,
            label: words("useCaseOption", { name: each.name, count: each.totals.suppliers }),
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <Button pending={pending} className="max-sm:h-11" onClick={() => void add()}>
        {words("add")}
      </Button>
    </div>
  );
}
