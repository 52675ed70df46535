import "../../../data/campaigns/campaigns-calls.ts";
import { Badge, Button, Panel, PlainTable, Skeleton, TextLink, useTexts, type PlainColumn } from "@paygauge/ui";
import { Plus, Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { memberStatuses } from "@paygauge/api-types/campaigns/campaign-rules";
import type { CampaignRow, RouteCounters } from "@paygauge/api-types/entities/campaigns";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { DamagedPart } from "../../../data/lists/damaged-part.tsx";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { usePageParams } from "../../../state/page.ts";
import { useMayChange } from "../../../state/system.ts";
import { CampaignPending } from "../words/campaign-pending.tsx";
import { NamedFigure } from "../words/named-figure.tsx";
import { StatusMark } from "../words/status-mark.tsx";
import { useCampaignMoney } from "../words/use-campaign-money.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";

// The list is drawn before either has loaded.
const JobReport = lazy(async () => ({ default: (await import("../report/report-part.tsx")).JobReport }));
const ImportDialog = lazy(async () => ({ default: (await import("../files/import-dialog.tsx")).ImportDialog }));

/** ms between polls: others work on these campaigns, and their counters are right within five seconds. */
const pollMs = 5000;

/** The campaigns of a job with their counters, and those of its routes. */
export function CampaignsPage() {
  const { jobId } = usePageParams("jobCampaigns");
  const { data: job } = useCall("job", { params: { jobId } });
  const { data, problem, reload, refreshing } = useCall("jobCampaigns", { params: { jobId } }, { pollMs });
  if (data === undefined && problem !== undefined)
    return <CampaignPending {...{ jobId, problem }} onRetry={reload} retrying={refreshing} />;
  if (data === undefined || job === undefined) return <OwnShape />;
  return <CampaignsDrawn job={job} list={data} reload={reload} />;
}

interface CampaignsDrawnProps {
  readonly job: Job;
  readonly list: AnswerOf<"jobCampaigns">;
  readonly reload: () => void;
}

function CampaignsDrawn({ job, list, reload }: CampaignsDrawnProps) {
  const words = useTranslations("campaigns.list");
  const mayChange = useMayChange();
  const mayRun = list.mayRun && mayChange;
  const { run: remove } = useAction("deleteCampaign", {
    operation: useTranslations("campaigns.page")("deleteOperation"),
  });
  const onDelete = (campaignWorkflowId: string) =>
    remove({ params: { jobId: job.id, campaignWorkflowId } }).then(reload);
  return (
    <div className="flex flex-col gap-3.5 p-5 max-lg:p-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-title font-semibold">{words("title")}</h2>
        {mayRun && <ImportExternal job={job} />}
        {mayRun && <NewCampaign jobId={job.id} />}
      </header>
      <DamagedPart ids={list.damaged} onDelete={mayRun ? onDelete : undefined} />
      {list.campaigns.length === 0 ? (
        <Panel title={words("all")}>
          <EmptyList list="campaigns" may={mayRun} href={linkTo("jobUseCases", { jobId: job.id })} />
        </Panel>
      ) : (
        <>
          <CampaignTable job={job} campaigns={list.campaigns} />
          {list.counters.length > 0 && <RouteTable job={job} counters={list.counters} />}
          {list.campaigns.some(({ isDraft }) => !isDraft) && (
            <Suspense fallback={<Skeleton kind="chart" />}>
              <JobReport jobId={job.id} campaigns={list.campaigns} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

/** Imports the outcomes of a campaign that another company runs, and opens it. */
function ImportExternal({ job }: { readonly job: Job }) {
  const words = useTranslations("campaigns.files");
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="ms-auto"
        icon={<Upload aria-hidden size={16} strokeWidth={1.6} />}
        onClick={() => setOpen(true)}
      >
        {words("open")}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <ImportDialog
            job={job}
            kind="external"
            campaign={null}
            onClose={() => setOpen(false)}
            onKept={(campaignWorkflowId) => navigate(linkTo("jobCampaign", { jobId: job.id, campaignWorkflowId }))}
          />
        )}
      </Suspense>
    </>
  );
}

/** Makes an empty draft and opens it. */
function NewCampaign({ jobId }: { readonly jobId: string }) {
  const words = useTranslations("campaigns.list");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("createCampaign", { operation: words("newOperation") });
  const create = async () => {
    const outcome = await run({ params: { jobId }, body: { from: { kind: "empty" } } });
    if (outcome?.ok === true) navigate(linkTo("jobCampaignCreate", { jobId, campaignWorkflowId: outcome.answer.id }));
  };
  return (
    <Button
      variant="primary"
      pending={pending}
      icon={<Plus aria-hidden size={16} strokeWidth={1.6} />}
      onClick={() => void create()}
    >
      {words("new")}
    </Button>
  );
}

const named = (title: string, figure: string) => <NamedFigure {...{ title, figure }} />;

function CampaignTable({ job, campaigns }: { readonly job: Job; readonly campaigns: readonly CampaignRow[] }) {
  const words = useTranslations("campaigns.list");
  const say = useCampaignWords();
  const texts = useTexts();
  const formats = useFormats();
  const money = useCampaignMoney(job);
  const hrefOf = ({ campaignWorkflowId, isDraft }: CampaignRow) =>
    linkTo(isDraft ? "jobCampaignCreate" : "jobCampaign", { jobId: job.id, campaignWorkflowId });
  const figure = (key: string, title: string, of: (row: CampaignRow) => string): PlainColumn<CampaignRow> => ({
    key,
    title,
    atEnd: true,
    render: (row) => (of(row) === "" ? "" : named(title, of(row))),
  });
  return (
    <Panel title={words("all")} facts={words("facts", { count: campaigns.length })}>
      <PlainTable
        stacked
        label={words("all")}
        columns={[
          {
            key: "name",
            title: words("name"),
            namesRow: true,
            render: (row) => (
              <span className="flex flex-wrap items-center gap-2 pointer-coarse:min-h-11">
                <TextLink variant="entity" className="inline-block pointer-coarse:py-3.25" href={hrefOf(row)}>
                  {row.name === "" ? words("unnamed") : row.name}
                </TextLink>
                <Badge tone="accent">{texts.capabilityNames[row.method]}</Badge>
              </span>
            ),
          },
          {
            key: "stage",
            title: words("stage"),
            render: (row) => (row.isDraft ? words("draft") : say.stage(row.stage)),
          },
          { key: "route", title: words("route"), render: (row) => say.route(row.route) },
          { key: "owner", title: words("owner"), render: (row) => row.ownerName },
          { ...figure("due", words("due"), ({ dueOn }) => (dueOn === null ? "" : formats.day(dueOn))), atEnd: false },
          figure("total", words("total"), (row) => formats.count(row.counters.Total.suppliers)),
          ...memberStatuses.map((status) =>
            figure(status, say.status(status), (row) => formats.count(row.counters[status].suppliers)),
          ),
          figure("value", words("expected", { currency: job.currency }), ({ expectedMinor }) =>
            expectedMinor === null ? words("notKnown") : money(expectedMinor),
          ),
          figure("realised", words("realised", { currency: job.currency }), (row) =>
            money(row.counters.Succeeded.valueMinor),
          ),
        ]}
        rows={campaigns}
        rowKey={({ campaignWorkflowId }) => campaignWorkflowId}
      />
      <p className="mt-2 text-label text-text-2">{words("footnote")}</p>
    </Panel>
  );
}

/** Suppliers by route and status; of Aggregated each counts once, with its best status. */
function RouteTable({ job, counters }: { readonly job: Job; readonly counters: readonly RouteCounters[] }) {
  const words = useTranslations("campaigns.list");
  const say = useCampaignWords();
  const formats = useFormats();
  const money = useCampaignMoney(job);
  return (
    <Panel title={words("byRoute")} facts={words("byRouteFacts")}>
      <PlainTable
        stacked
        label={words("byRoute")}
        columns={[
          {
            key: "route",
            title: words("route"),
            namesRow: true,
            render: (row: RouteCounters) => say.route(row.route),
          },
          {
            key: "total",
            title: words("total"),
            atEnd: true,
            render: (row) => named(words("total"), formats.count(row.counters.Total.suppliers)),
          },
          ...memberStatuses.map((status): PlainColumn<RouteCounters> => ({
            key: status,
            title: (
              <span className="inline-flex items-center gap-1">
                <StatusMark status={status} />
                {say.status(status)}
              </span>
            ),
            atEnd: true,
            render: (row) => named(say.status(status), formats.count(row.counters[status].suppliers)),
          })),
          {
            key: "value",
            title: words("value", { currency: job.currency }),
            atEnd: true,
            render: (row) => named(words("value", { currency: job.currency }), money(row.counters.Total.valueMinor)),
          },
        ]}
        rows={counters}
        rowKey={({ route }) => route}
        rowClass={({ route }) => (route === "Aggregated" ? "font-semibold" : "")}
      />
    </Panel>
  );
}
