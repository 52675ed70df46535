import { useTexts, type FieldSpec } from "@paygauge/ui";
import { limits } from "@paygauge/api-types/limits";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { campaignRoutes } from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignTones, type CampaignOnPage } from "@paygauge/api-types/entities/campaigns";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import type { campaignFields } from "./campaign-form.ts";

type Name = (typeof campaignFields)[number];

const span = { group: { key: "span" } };
const kind = { group: { key: "kind" } };
const terms = { group: { key: "terms" } };

type Words = ReturnType<typeof useTranslations<"campaigns.create">>;

/** What is expected, and how long contacts are kept. */
const termFields = (words: Words): readonly FieldSpec<Name>[] => [
  {
    ...terms,
    name: "conversion",
    type: "number",
    label: words("conversion"),
    hint: words("conversionHint"),
    unit: "%",
    required: true,
  },
  {
    ...terms,
    name: "keepContactsMonths",
    type: "number",
    label: words("keepContacts"),
    hint: words("keepContactsHint"),
    unit: words("months"),
    required: true,
  },
];

/** The fields of a campaign's form. An imported campaign isn't a choice: it comes with its file. */
export function useCampaignFields(job: Job, { campaign }: CampaignOnPage): readonly FieldSpec<Name>[] {
  const words = useTranslations("campaigns.create");
  const say = useCampaignWords();
  const texts = useTexts();
  const { data: owners } = useCall("campaignOwners", { params: { jobId: job.id } });
  const known = owners ?? [];
  const present =
    campaign.ownerUserId !== null && !known.some(({ userId }) => userId === campaign.ownerUserId)
      ? [{ userId: campaign.ownerUserId, name: campaign.ownerName }]
      : [];
  return [
    { name: "name", type: "text", label: words("name"), required: true, maxLength: limits.nameLength },
    {
      ...kind,
      name: "route",
      type: "select",
      label: words("route"),
      required: true,
      options: campaignRoutes
        .filter((route) => route !== "External")
        .map((route) => ({ value: route, label: say.route(route) })),
    },
    {
      ...kind,
      name: "tone",
      type: "select",
      label: words("tone"),
      required: true,
      options: campaignTones.map((tone) => ({ value: tone, label: say.tone(tone) })),
    },
    {
      name: "method",
      type: "select",
      label: words("method"),
      required: true,
      options: capabilitiesOf(job).map((each) => ({ value: each, label: texts.capabilityNames[each] })),
    },
    {
      name: "ownerUserId",
      type: "combobox",
      label: words("owner"),
      placeholder: words("nobody"),
      options: [
        { value: "", label: words("nobody") },
        ...[...present, ...known].map(({ userId, name }) => ({ value: userId, label: name })),
      ],
    },
    { ...span, name: "startsOn", type: "date", label: words("starts") },
    { ...span, name: "dueOn", type: "date", label: words("due") },
    ...termFields(words),
  ];
}
