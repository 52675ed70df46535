import { TextLink } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { payeesHref } from "../../../areas/analysis/payees/payees-param.ts";
import { usePayeesWaiting } from "../../../areas/analysis/payees/payees-waiting.tsx";
import { Caveat } from "../../../state/caveat.tsx";
import { useTranslations } from "../../../state/formats.ts";

/** Says how many payees wait for a decision whether they are suppliers, with their spend and the way to the review. */
export function PayeesCaveat({ job }: { readonly job: Job }) {
  const words = useTranslations("analysis.payees");
  const waiting = usePayeesWaiting(job);
  if (waiting === null) return null;
  return (
    <Caveat
      short={words("short", { count: waiting.count })}
      actions={<TextLink href={payeesHref(job.id)}>{words("decide", { count: waiting.count })}</TextLink>}
    >
      {words("waiting", waiting)}
    </Caveat>
  );
}
