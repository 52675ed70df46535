import { AppLink, buttonStyle, EmptyState, ErrorState, Skeleton, TextLink } from "@paygauge/ui";
import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { CampaignCalls } from "@paygauge/api-types/entities/campaign-suppliers";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { gridHref, withoutContact } from "../report/report-links.ts";
import { AttemptDots } from "../words/attempt-dots.tsx";
import { useNextWords } from "../words/next-line.tsx";
import { telOf } from "../words/tel-of.ts";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignView, useChangedRows } from "./campaign-view.ts";

type Call = CampaignCalls["calls"][number];

interface CallsPartProps {
  readonly span: "today" | "week";
  /** The way to the other parts. */
  readonly bar: ReactNode;
}

/** The calls that are due, in the order in which they are made: overdue ones first, then by time. */
export function CallsPart({ span, bar }: CallsPartProps) {
  const words = useTranslations("campaigns.calls");
  const { job, found } = useCampaignView();
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  const { data, problem, reload, refreshing } = useCall("campaignCalls", { params, query: { span } });
  useChangedRows(async () => reload());
  return (
    <section aria-label={words(span)} className="flex flex-col gap-2">
      {bar}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={2} rows={6} rowHeight={64} />}
      {data !== undefined && <CallList span={span} found={data} />}
    </section>
  );
}

function CallList({ span, found }: { readonly span: CallsPartProps["span"]; readonly found: CampaignCalls }) {
  const words = useTranslations("campaigns.calls");
  const { job } = useCampaignView();
  const money = useCampaignMoney(job);
  const { calls, total, overdue, made, valueMinor } = found;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <p className="flex flex-wrap gap-x-3 border-b border-line bg-canvas px-4 py-2.5 text-label text-text-2">
        <b className="font-semibold text-text">{words("made", { made, total: made + total })}</b>
        {overdue > 0 && <span className="text-warning">{words("overdue", { count: overdue })}</span>}
        <span className="ms-auto">{words("value", { value: money(valueMinor) })}</span>
      </p>
      {calls.length === 0 ? (
        <EmptyState title={words(`${span}Empty`)}>
          <WhyEmpty />
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line">
          {calls.map((call, at) => (
            <CallRow key={call.member.supplierKey} call={call} isFirst={at === 0} />
          ))}
        </ol>
      )}
      {total > calls.length && (
        <p className="border-t border-line px-4 py-2 text-label text-text-2">
          {words("more", { count: total - calls.length })}
        </p>
      )}
    </div>
  );
}

/** What has to happen before there are calls: contacts, where none is known. */
function WhyEmpty() {
  const words = useTranslations("campaigns.calls");
  const [path] = useLocation();
  const { unknown } = useCampaignView().found.today;
  if (unknown === 0) return words("emptyNext");
  return (
    <>
      {words("emptyUnknown", { count: unknown })}{" "}
      <TextLink href={gridHref(path, withoutContact)}>{words("showUnknown")}</TextLink>
    </>
  );
}

/** One call: when, to whom, what is known, and the way to make it; the first is open. */
function CallRow({ call, isFirst }: { readonly call: Call; readonly isFirst: boolean }) {
  const words = useTranslations("campaigns.calls");
  const { job, found } = useCampaignView();
  const money = useCampaignMoney(job);
  const next = useNextWords();
  const { member, contact, isOverdue, lastNote } = call;
  const params = { jobId: job.id, campaignWorkflowId: found.campaign.campaignWorkflowId };
  const href = `${linkTo("jobCampaignSupplier", { ...params, supplierKey: member.supplierKey })}?calls=1`;
  const said = next(member);
  const { icon: Icon } = said;
  return (
    <li className={`flex flex-col gap-2 px-4 py-3 ${isFirst ? "shadow-[inset_3px_0_0_var(--accent)]" : ""}`}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <p className={`flex items-center gap-1.5 text-label ${isOverdue ? "text-warning" : "font-medium"}`}>
            <Icon aria-hidden size={14} strokeWidth={1.6} className="shrink-0" />
            {said.text}
          </p>
          <AppLink href={href} className="reach text-body font-medium wrap-anywhere hover:underline">
            {member.name}
          </AppLink>
          {member.heldBy !== null && (
            <p className="text-label text-warning">{words("held", { name: member.heldBy })}</p>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <span className="text-data font-semibold tabular-nums">{money(member.valueMinor)}</span>
          <AttemptDots attempts={member.attempts} />
        </div>
        {!isFirst && <CallLink phone={contact?.phone ?? ""} name={member.name} href={href} isWide={false} />}
      </div>
      {isFirst && (
        <>
          {(contact !== null || lastNote !== "") && (
            <p className="text-data">
              {contact !== null && (
                <b className="font-semibold">{[contact.name, contact.role].filter((each) => each !== "").join(", ")}</b>
              )}
              {lastNote !== "" && <span className="block text-text-2">{lastNote}</span>}
            </p>
          )}
          <div className="flex gap-2 sm:max-w-100">
            <CallLink phone={contact?.phone ?? ""} name={member.name} href={href} isWide />
            <AppLink href={href} className={buttonStyle({ className: "max-sm:h-11" })}>
              {words("log")}
            </AppLink>
          </div>
        </>
      )}
    </li>
  );
}

interface CallLinkProps {
  readonly phone: string;
  readonly name: string;
  /** The supplier's page, which waits for the outcome of the call. */
  readonly href: string;
  readonly isWide: boolean;
}

/** Dials, and opens the page that the call is logged on; without a number that page alone. */
function CallLink({ phone, name, href, isWide }: CallLinkProps) {
  const words = useTranslations("campaigns.calls");
  const [, navigate] = useLocation();
  const tel = telOf(phone);
  if (tel === null && !isWide) return null;
  if (tel === null)
    return (
      <AppLink href={href} className={buttonStyle({ className: "grow max-sm:h-11" })}>
        {words("open")}
      </AppLink>
    );
  const style = isWide
    ? buttonStyle({ className: "grow max-sm:h-11" })
    : "inline-flex size-11 shrink-0 items-center justify-center rounded-control text-accent-text hover:bg-hover";
  return (
    <a href={tel} aria-label={words("call", { name, phone })} className={style} onClick={() => navigate(href)}>
      <Phone aria-hidden size={18} strokeWidth={1.6} />
      {isWide && phone}
    </a>
  );
}
