import { TextLink } from "@paygauge/ui";
import { TriangleAlert } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PayeeClassesAnswer } from "@paygauge/api-types/entities/payee-classes";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMoney } from "../job-money.ts";
import { payeesHref } from "./payees-param.ts";

/** The review's first page as every screen of a job asks for it: one answer. undefined where nothing may be asked. */
function useReviewOf(job: Job): PayeeClassesAnswer | undefined {
  const run = useRunQuery();
  const isAsked = useMay("JobSuppliers_VIEW") && job.kind !== "matchedDataOnly";
  const query = { ...run, state: "waiting" as const, page: 1 };
  return useCall("payeeClasses", isAsked ? { params: { jobId: job.id }, query } : null).data;
}

/** Payees that wait for a decision, and their spend; null where there are none, or the user may not see suppliers. */
export function usePayeesWaiting(job: Job): { readonly count: number; readonly money: string } | null {
  const money = useMoney(job);
  const data = useReviewOf(job);
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

/** Reports below the addressable spend how much less it is without the payees that wait, with the link to the review. */
export function AddressableWithout({ jobId }: { readonly jobId: string }) {
  const { data: job } = useCall("job", { params: { jobId } });
  return job === undefined ? null : <Without job={job} />;
}

function Without({ job }: { readonly job: Job }) {
  const words = useTranslations("analysis.payees");
  const money = useMoney(job);
  const atStake = useReviewOf(job)?.atStake;
  if (atStake === undefined || atStake.payees === 0) return null;
  const { payees: count, addressableMinor } = atStake;
  return (
    <TextLink href={payeesHref(job.id)}>{words("without", { count, money: money.compact(addressableMinor) })}</TextLink>
  );
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
