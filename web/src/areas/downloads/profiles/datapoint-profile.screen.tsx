import { lazy, Suspense } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../../data/use-call.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import "./datapoint-profiles-calls.ts";

/** Comes while the profile is read: what it loads is listed here and not in the shell. */
const ProfilePage = lazy(async () => ({ default: (await import("./profile-page.tsx")).ProfilePage }));

/** Edits one datapoint profile, with a preview of its columns for a job. */
export default function DatapointProfileScreen() {
  const { datapointProfileId: id } = usePageParams("datapointProfile");
  const { data, problem, reload, refreshing } = useCall("datapointProfile", { params: { id } });
  if (data === undefined || data.id !== id)
    return (
      <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("datapointProfiles")} />
    );
  return (
    <Suspense fallback={<OwnShape atOnce />}>
      <ProfilePage key={`${id} ${data.version}`} profile={data} onChanged={reload} />
    </Suspense>
  );
}
