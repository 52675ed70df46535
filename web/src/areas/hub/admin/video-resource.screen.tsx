import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../../data/use-call.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { usePageParams } from "../../../state/page.ts";
import { ItemPage } from "./item-page.tsx";

/** One article or video: its texts, files and publication. */
export default function VideoResourceScreen() {
  const { videoResourceId } = usePageParams("videoResource");
  const { data, problem, reload, refreshing } = useCall("videoResource", { params: { videoResourceId } });
  if (data === undefined || data.id !== videoResourceId) {
    return (
      <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("videoResources")} />
    );
  }
  return <ItemPage key={videoResourceId} item={data} onChanged={reload} />;
}
