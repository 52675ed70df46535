import type { CampaignOnPage, UpdateCampaignBody } from "@paygauge/api-types/entities/campaigns";
import { updateCampaignBody } from "@paygauge/api-types/entities/campaigns";
import { bodySchema } from "../../../data/body-schema.ts";

/** What the form of a campaign holds: every field as text; shares in hundredths. */
interface CampaignValues {
  readonly [name: string]: string;
  readonly name: string;
  readonly route: string;
  readonly tone: string;
  readonly method: string;
  readonly ownerUserId: string;
  readonly startsOn: string;
  readonly dueOn: string;
  readonly conversion: string;
  readonly keepContactsMonths: string;
}

export const campaignFields = [
  "name",
  "route",
  "tone",
  "method",
  "ownerUserId",
  "startsOn",
  "dueOn",
  "conversion",
  "keepContactsMonths",
] as const;

export const valuesOf = ({ campaign }: CampaignOnPage): CampaignValues => ({
  name: campaign.name,
  route: campaign.route,
  tone: campaign.tone,
  method: campaign.method,
  ownerUserId: campaign.ownerUserId ?? "",
  startsOn: campaign.startsOn ?? "",
  dueOn: campaign.dueOn ?? "",
  conversion: String(Number((campaign.conversion * 100).toFixed(4))),
  keepContactsMonths: String(campaign.keepContactsMonths),
});

const orNull = (text: string): string | null => (text === "" ? null : text);
/** What isn't a number stays none, and the schema says so. */
const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** The schema of the form: the call's own over what the form holds. `version`: the one that was read. */
export const schemaOf = (version: number) =>
  bodySchema<CampaignValues, UpdateCampaignBody>(
    (values) => ({
      ...values,
      version,
      ownerUserId: orNull(values.ownerUserId),
      startsOn: orNull(values.startsOn),
      dueOn: orNull(values.dueOn),
      conversion: Number((numberOf(values.conversion) / 100).toFixed(6)),
      keepContactsMonths: numberOf(values.keepContactsMonths),
    }),
    updateCampaignBody,
  );
