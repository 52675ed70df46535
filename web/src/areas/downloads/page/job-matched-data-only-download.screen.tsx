import { useMemo } from "react";
import { usePageParams } from "../../../state/page.ts";
import { matchedCalls } from "./download-calls.ts";
import { LatePage } from "./late-page.tsx";

/** Every supplier of a job with its directory entry, as a file. */
export default function JobMatchedDataOnlyDownloadScreen() {
  const { jobId } = usePageParams("jobMatchedDataOnlyDownload");
  const place = useMemo(() => ({ jobId, calls: matchedCalls, kinds: ["matchedData"] }) as const, [jobId]);
  return <LatePage place={place} />;
}
