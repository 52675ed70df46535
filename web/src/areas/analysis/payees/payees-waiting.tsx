import { TextLink } from "@paygauge/ui";
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
