import { Button, TextLink } from "@paygauge/ui";
import { FilePlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

type Changes = AnswerOf<"linkedAccountChanges">;

interface AccountJobsProps {
  readonly account: LinkedAccountDetail;
  readonly mayEdit: boolean;
}

/** The jobs that were made of the account, what changed since the newest one, and a new job. */
export function AccountJobs({ account, mayEdit }: AccountJobsProps) {
  const words = useTranslations("linkedAccounts.jobs");
  const [, navigate] = useLocation();
  const params = { linkedAccountId: account.id };
  const { data, reload } = useCall("linkedAccountChanges", { params });
  const { run, pending } = useAction("createLinkedJob", { operation: words("make") });
  const { lastSyncOn } = account;
  const seen = useRef(lastSyncOn);
  useEffect(() => {
    if (seen.current === lastSyncOn) return;
    seen.current = lastSyncOn;
    reload();
  });
  if (lastSyncOn === null || data === undefined) return null;
  const make = async () => {
    const outcome = await run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("newJob", undefined, { draft: outcome.answer.id }));
  };
  const isReading = account.sync.state === "running";
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label font-medium text-text-2">{words("title")}</h3>
      {data.changes === null ? <p className="text-data">{words("first")}</p> : <BillChanges changes={data.changes} />}
      {mayEdit && account.status !== "Deleted" && (
        <div>
          <Button
            icon={<FilePlus aria-hidden size={14} strokeWidth={1.6} />}
            pending={pending}
            disabled={isReading || account.rows === 0}
            onClick={() => void make()}
          >
            {words("make")}
          </Button>
        </div>
      )}
      <MadeJobs jobs={data.jobs} />
    </section>
  );
}

/** A decimal as money; of a currency that the browser doesn't know, with its code behind. */
function moneyText(locale: string, currency: string, decimal: string): string {
  const value = Number(decimal);
  if (!/^[A-Z]{3}$/.test(currency)) return `${value.toLocaleString(locale)} ${currency}`.trim();
  return value.toLocaleString(locale, { style: "currency", currency });
}

function BillChanges({ changes }: { readonly changes: NonNullable<Changes["changes"]> }) {
  const words = useTranslations("linkedAccounts.jobs");
  const { locale } = useFormats();
  const { since, added, changed, deleted, sums } = changes;
  const when = new Date(since).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  if (added + changed + deleted === 0) return <p className="text-data">{words("same", { when })}</p>;
  return (
    <div className="text-data">
      <p>{words("changed", { when, added, changed, deleted })}</p>
      <ul>
        {sums.map(({ currency, before, after }) => (
          <li key={currency}>
            {words("sum", {
              before: moneyText(locale, currency, before),
              after: moneyText(locale, currency, after),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function MadeJobs({ jobs }: Pick<Changes, "jobs">) {
  const words = useTranslations("linkedAccounts.jobs");
  const { locale } = useFormats();
  if (jobs.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-data">
      {jobs.map(({ jobId, name, isDraft, readOn, lines }) => (
        <li key={jobId}>
          <TextLink href={isDraft ? linkTo("newJob", undefined, { draft: jobId }) : linkTo("jobSummary", { jobId })}>
            {isDraft ? words("draft") : name}
          </TextLink>{" "}
          <span className="text-text-2">
            {words("lines", { lines, when: new Date(readOn).toLocaleString(locale, { dateStyle: "medium" }) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
