import { TextLink } from "@paygauge/ui";
import { TriangleAlert } from "lucide-react";
import type { Job } from "@paygauge/api-types";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMoney } from "../job-money.ts";
import { payeesHref } from "./payees-param.ts";

/** Payees that wait for a decision, and their spend; null where there are none, or the user may not see suppliers. */
export function usePayeesWaiting(job: Job): { readonly count: number; readonly money: string } | null {
  const run = useRunQuery();
  const money = useMoney(job);
  const isAsked = useMay("JobSuppliers_VIEW") && job.kind !== "matchedDataOnly";
  // One answer for every screen of the job: the review's first page.
  const query = { ...run, state: "waiting" as const, page: 1 };
  const { data } = useCall("payeeClasses", isAsked ? { params: { jobId: job.id }, query } : null);
  const waiting = data?.groups.filter(({ state }) => state === "waiting") ?? [];
  if (waiting.length === 0) return null;
  return {
    count: waiting.reduce((sum, { payees }) => sum + payees, 0),
    money: money.compact(waiting.reduce((sum, { spendMinor }) => sum + spendMinor, 0)),
  };
}

/** Reports next to totals how many payees wait for a class, with their spend and the link to the review. */
export function PayeesWaiting({ jobId }: { readonly jobId: string }) {
  // The frame around the page has asked for it already.
  const { data: job } = useCall("job", { params: { jobId } });
  return job === undefined ? null : <Waiting job={job} />;
}

function Waiting({ job }: { readonly job: Job }) {
  const words = useTranslations("analysis.payees");
  const waiting = usePayeesWaiting(job);
  if (waiting === null) return null;
  return (
    <p className="flex gap-2.5 text-data">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0 text-warning" />
      <span className="min-w-0">
        {words("waiting", waiting)} <TextLink href={payeesHref(job.id)}>{words("review")}</TextLink>
      </span>
    </p>
  );
}
