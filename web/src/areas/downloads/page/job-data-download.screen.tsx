import { useMemo } from "react";
import { usePageParams } from "../../../state/page.ts";
import { dataCalls } from "./download-calls.ts";
import { LatePage } from "./late-page.tsx";

/** Analysis data of a job as a file, and onboarding data: suppliers that ended Succeeded in campaigns. */
export default function JobDataDownloadScreen() {
  const { jobId } = usePageParams("jobDataDownload");
  const place = useMemo(() => ({ jobId, calls: dataCalls, kinds: ["analysis", "onboarding"] }) as const, [jobId]);
  return <LatePage place={place} />;
}
