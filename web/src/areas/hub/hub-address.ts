import type { HubTopic } from "@paygauge/api-types/entities/resource-hub";
import { linkTo } from "@paygauge/api-types/sitemap";

interface HubPlace {
  readonly topic?: HubTopic | null;
  readonly item?: string;
  readonly text?: string;
  /** Second of a video. */
  readonly t?: string | null;
}

/** The address of a topic, an item or a search of the hub. */
export function hubAddress(place: HubPlace): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(place)) if (typeof value === "string") params.set(name, value);
  const query = params.toString();
  return query === "" ? linkTo("resourceHub") : `${linkTo("resourceHub")}?${query}`;
}
