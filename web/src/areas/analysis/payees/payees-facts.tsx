import { TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PayeeClassesAnswer, PayeeItem } from "@paygauge/api-types/entities/payee-classes";
import { callHref } from "../../../data/call-api.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMoney } from "../job-money.ts";
import { RescoreButton } from "../supplier/rescore-button.tsx";

interface FactsProps {
  readonly job: Job;
  readonly data: PayeeClassesAnswer;
  readonly mayDecide: boolean;
}

/** What waits and what was applied, with the money; the ways back, to the file and to a re-score. */
export function PayeesFacts({ job, data, mayDecide }: FactsProps) {
  const words = useTranslations("decisions.payees");
  const decisions = useTranslations("decisions");
  const money = useMoney(job);
  const sumOf = (state: PayeeItem["state"]) => {
    const own = data.groups.filter((each) => each.state === state);
    const spend = own.reduce((sum, { spendMinor }) => sum + spendMinor, 0);
    return { count: own.reduce((sum, { payees }) => sum + payees, 0), money: money.compact(spend) };
  };
  const [waiting, certain] = [sumOf("waiting"), sumOf("certain")];
  return (
    <div className="flex flex-col gap-1 text-data">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-section font-semibold">{words("title")}</h2>
        <TextLink href={linkTo("jobSuppliers", { jobId: job.id })}>{words("back")}</TextLink>
        {mayDecide && (
          <TextLink href={callHref("exportPayeeClasses", { params: { jobId: job.id } })} download>
            {words("download")}
          </TextLink>
        )}
      </div>
      {data.isKnown ? (
        <>
          <p>{waiting.count === 0 ? words("waitingNone") : words("waiting", waiting)}</p>
          {certain.count > 0 && <p>{words("excluded", certain)}</p>}
          <p className="text-text-2">{words("effect")}</p>
        </>
      ) : (
        <p>{words("unknown")}</p>
      )}
      {!mayDecide && <p className="text-text-2">{words("readOnly")}</p>}
      {mayDecide && (data.pending > 0 || !data.isKnown) && (
        <div className="flex flex-wrap items-center gap-2">
          {data.pending > 0 && <p className="text-warning">{decisions("pending", { count: data.pending })}</p>}
          <RescoreButton jobId={job.id} />
        </div>
      )}
    </div>
  );
}
