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
type MadeJobRow = Changes["jobs"][number];

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
  const mayMake = mayEdit && account.status !== "Deleted";
  const isReady = account.sync.state !== "running" && account.rows > 0;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label font-medium text-text-2">{words("title")}</h3>
      {data.jobs.length === 0 && <p className="text-data">{words("first")}</p>}
      <MadeJobs account={account} jobs={data.jobs} mayUpdate={mayMake && isReady} />
      {mayMake && (
        <div>
          <Button
            icon={<FilePlus aria-hidden size={14} strokeWidth={1.6} />}
            pending={pending}
            disabled={!isReady}
            onClick={() => void make()}
          >
            {words("make")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** A decimal as money; of a currency that the browser doesn't know, with its code behind. */
function moneyText(locale: string, currency: string, decimal: string): string {
  const value = Number(decimal);
  if (!/^[A-Z]{3}$/.test(currency)) return `${value.toLocaleString(locale)} ${currency}`.trim();
  return value.toLocaleString(locale, { style: "currency", currency });
}

function BillChanges({ changes }: { readonly changes: NonNullable<MadeJobRow["changes"]> }) {
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

interface MadeJobsProps {
  readonly account: LinkedAccountDetail;
  readonly jobs: Changes["jobs"];
  readonly mayUpdate: boolean;
}

function MadeJobs({ account, jobs, mayUpdate }: MadeJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 text-data">
      {jobs.map((job) => (
        <MadeJob key={job.jobId} account={account} job={job} mayUpdate={mayUpdate} />
      ))}
    </ul>
  );
}

const pageOf = ({ jobId, isDraft }: MadeJobRow): string =>
  isDraft ? linkTo("newJob", undefined, { draft: jobId }) : linkTo("jobWorkflowAdvanced", { jobId });

/** A job of the account: what changed since its newest file, and the account's lines as its next one. */
function MadeJob({ account, job, mayUpdate }: Omit<MadeJobsProps, "jobs"> & { readonly job: MadeJobRow }) {
  const words = useTranslations("linkedAccounts.jobs");
  const { locale } = useFormats();
  const [, navigate] = useLocation();
  const operation = useTranslations("linkedAccounts.acts")("operation");
  const { run, pending } = useAction("updateLinkedJob", { operation });
  const { jobId, name, isDraft, readOn, lines, runNumber, publishedNumber, changes } = job;
  const update = async () => {
    const outcome = await run({ params: { linkedAccountId: account.id, jobId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(pageOf(job));
  };
  return (
    <li className="flex flex-col gap-1.5 rounded-card border border-line px-3 py-2.5">
      <p>
        <TextLink href={isDraft ? pageOf(job) : linkTo("jobSummary", { jobId })}>
          {isDraft ? words("draft") : name}
        </TextLink>{" "}
        <span className="text-text-2">
          {words("lines", { lines, when: new Date(readOn).toLocaleString(locale, { dateStyle: "medium" }) })}
          {publishedNumber !== null && ` ${words("published", { number: publishedNumber })}`}
        </span>
      </p>
      {changes !== null && <BillChanges changes={changes} />}
      {mayUpdate && changes !== null && (
        <div>
          <Button size="sm" pending={pending} onClick={() => void update()}>
            {isDraft ? words("intoDraft") : words("intoRun", { number: (runNumber ?? 0) + 1 })}
          </Button>
        </div>
      )}
    </li>
  );
}
