import { TabBar } from "@paygauge/ui";
import { useAtom } from "jotai";
import { useLocation } from "wouter";
import { tabGroupsOpenAtFirst } from "@paygauge/api-types/sitemap/page";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useDrawnPage, usePage } from "../../state/page.ts";
import { kindInSight } from "../../state/job-pages.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { useGuard, useMay } from "../../state/permissions.ts";
import { tabGroupsAtom } from "../../state/rail.ts";
import { currentTab, jobTabGroups } from "./tab-groups.ts";

/** The job's pages in their groups; which groups are open is remembered. */
export function JobTabs({ job }: { readonly job: Job }) {
  const words = useTranslations("jobs");
  const { opens } = useGuard();
  const [next, drawn] = [usePage(), useDrawnPage()];
  // Within the job the tab that was chosen is marked at once; a job that is being left stays as it is.
  const { id } = next.params["jobId"] === job.id ? next : drawn;
  const [, navigate] = useLocation();
  const [stored, setStored] = useAtom(tabGroupsAtom);
  const { run } = useRunQuery();
  // The view of before there were groups: the same tabs, next to each other.
  const isFlat = useMay("LegacyJob_VIEW");
  const groups = jobTabGroups(
    { id: job.id, kind: job.kind, kindInSight: kindInSight(job, run) },
    opens,
    usePageNames(),
  );
  if (groups.length === 0) return null;
  return (
    <TabBar
      label={words("tabs")}
      groups={groups}
      currentKey={currentTab(id)}
      expanded={stored ?? tabGroupsOpenAtFirst}
      onExpandedChange={setStored}
      flat={isFlat}
      onNavigate={(href) => {
        if (href !== "") navigate(href);
      }}
    />
  );
}
