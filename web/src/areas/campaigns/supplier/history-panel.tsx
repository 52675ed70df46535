import { Panel, TextLink, useTexts } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignEvent } from "@paygauge/api-types/entities/campaign-suppliers";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useSupplierView } from "./supplier-view.ts";

/** Who did what and when, and the other campaigns that ask this supplier. */
export function HistoryPanel() {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const texts = useTexts();
  const { supplier, params } = useSupplierView();
  return (
    <>
      <Panel title={words("history")}>
        <ol className="flex flex-col divide-y divide-line">
          {supplier.history.map((event) => (
            <EventDrawn key={event.historyId} event={event} />
          ))}
        </ol>
      </Panel>
      {supplier.campaigns.length > 0 && (
        <Panel title={words("others")}>
          <ul className="flex flex-col gap-1 text-data">
            {supplier.campaigns.map((each) => (
              <li key={each.campaignWorkflowId} className="flex flex-wrap gap-x-2">
                <TextLink
                  className="inline-block pointer-coarse:py-3.25"
                  href={linkTo("jobCampaignSupplier", { ...params, campaignWorkflowId: each.campaignWorkflowId })}
                >
                  {each.name}
                </TextLink>
                <span className="text-text-2">
                  {words("other", {
                    method: texts.capabilityNames[each.method],
                    route: say.route(each.route),
                    status: say.status(each.status),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function EventDrawn({ event }: { readonly event: CampaignEvent }) {
  const say = useCampaignWords();
  const { title, note } = useEventWords(event);
  return (
    <li className="py-1.5 text-data first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{title}</b>
        <span className="ms-auto text-label text-text-2">
          {[say.moment(event.on), event.by].filter((each) => each !== "").join(", ")}
        </span>
      </p>
      {note !== "" && <p className="wrap-anywhere whitespace-pre-line text-text-2">{note}</p>}
    </li>
  );
}

/** What an event is called, and what is said of it next to that. */
function useEventWords({ what, from, to, text }: CampaignEvent): { readonly title: string; readonly note: string } {
  const words = useTranslations("campaigns.history");
  const say = useCampaignWords();
  if (what === "moved" && to !== null)
    return {
      title: say.status(to),
      note: [from === null ? "" : words("from", { status: say.status(from) }), text]
        .filter((each) => each !== "")
        .join(". "),
    };
  return { title: words(what), note: text };
}
