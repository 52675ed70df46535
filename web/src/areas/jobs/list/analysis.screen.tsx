import { AppLink, buttonStyle, defaultGridQuery, PageHeader, TextLink } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { Plus } from "lucide-react";
import { Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid, type ChosenRows } from "../../../data/lists/list-grid.tsx";
import { useRows } from "../../../data/use-rows.ts";
import { useTranslations } from "../../../state/formats.ts";
import { jobHref } from "../../../state/job-href.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { jobAdminParts } from "../../../data/job-admin-parts.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { ListDrop } from "../drop/list-drop.tsx";
import { sampleLedger } from "../sample-ledger.ts";
import { deletedParam } from "./deleted-param.ts";
import { useJobColumns } from "./use-job-columns.tsx";

// Only who chooses jobs and may change them needs it.
const BulkActions = lazyWithTexts(
  async () => ({ default: (await import("./bulk-actions.tsx")).BulkActions }),
  ...jobAdminParts,
  callParts.users,
  callParts.authorization,
);

const DeletedJobs = lazyWithTexts(
  async () => ({ default: (await import("./deleted-jobs.tsx")).DeletedJobs }),
  ...jobAdminParts,
);
const DeletedLink = lazyWithTexts(
  async () => ({ default: (await import("./deleted-link.tsx")).DeletedLink }),
  areaTexts.jobAdmin,
);

// The dashboard has it for those who may open that page.
const NeedsPanel = lazyWithTexts(
  async () => ({ default: (await import("../../../data/needs/needs-panel.tsx")).NeedsPanel }),
  areaTexts.main,
  callParts.needs,
);

const bulkActions = (chosen: ChosenRows<JobListItem>) => (
  <Suspense fallback={null}>
    <BulkActions chosen={chosen} />
  </Suspense>
);

const newestFirst = { ...defaultGridQuery, orderBy: { property: "createdOn", direction: "desc" } } as const;

/** Every job that the user may see; where the address says so, those that were deleted, for who may delete. */
export default function JobsListScreen() {
  const isDeleted = new URLSearchParams(useSearch()).has(deletedParam);
  const mayDelete = useMay("Job_DELETE");
  if (!isDeleted || !mayDelete) return <JobsList mayDelete={mayDelete} />;
  return (
    <Suspense fallback={<OwnShape />}>
      <DeletedJobs />
    </Suspense>
  );
}

function JobsList({ mayDelete }: { readonly mayDelete: boolean }) {
  const words = useTranslations("jobs.list");
  const views = useGridViews("jobs", newestFirst);
  const { query, setQuery } = views;
  const [, navigate] = useLocation();
  const { opens } = useGuard();
  const columns = useJobColumns();
  const mayCreate = useMay("JobCreate");
  const mayAssign = useMay("JobUsers_DIRECT_ASSIGN");
  const mayOwn = useMay("JobOwner_UPDATE");
  const mayChange = mayOwn || mayAssign || mayDelete;
  const hasRail = useMay("StandardLayoutNavbar_VIEW");
  const rows = useRows("jobs", { query, setQuery, ready: views.ready, inputOf: (body) => ({ body }) });
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <ListDrop />
      <PageHeader
        title={words("title")}
        actions={
          <>
            {mayDelete && (
              <Suspense fallback={null}>
                <DeletedLink />
              </Suspense>
            )}
            {mayCreate && <NewJobLink besideRail={hasRail} />}
          </>
        }
      />
      {!opens("dashboard") && (
        <Suspense fallback={null}>
          <div className="max-h-[45%] shrink-0 overflow-y-auto px-5 pb-3.5 empty:hidden max-lg:px-4">
            <NeedsPanel look="short" />
          </div>
        </Suspense>
      )}
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("label")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          {...(mayChange && { selectionActions: bulkActions })}
          onOpenRow={(row) => navigate(jobHref(row, opens))}
          empty={<NoJobs />}
        />
      </div>
    </div>
  );
}

/** Next to the rail, which has the same link, only narrow screens show it. */
function NewJobLink({ besideRail = false }: { readonly besideRail?: boolean }) {
  const words = useTranslations("jobs.list");
  const className = besideRail ? "md:hidden" : "";
  return (
    <AppLink href={linkTo("newJob")} className={buttonStyle({ variant: "primary", className })}>
      <Plus aria-hidden size={16} strokeWidth={1.6} />
      {words("newJob")}
    </AppLink>
  );
}

function NoJobs() {
  const words = useTranslations("jobs.list");
  return (
    <EmptyList
      list="jobs"
      more={
        <TextLink href={sampleLedger} download className="self-center">
          {words("sample")}
        </TextLink>
      }
    />
  );
}
