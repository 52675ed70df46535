import type { VideoResource } from "@paygauge/api-types/entities/video-resources";

/** What each part of an item's page gets. */
export interface ItemProps {
  readonly item: VideoResource;
  /** It was changed by a call. */
  readonly onChanged: () => void;
}
