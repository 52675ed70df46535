import { Badge, PlainTable, TextLink, type PlainColumn } from "@paygauge/ui";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { jobHref } from "../../../state/job-href.ts";
import { useGuard } from "../../../state/permissions.ts";
import { usePublicationWords } from "../../../state/publication-words.ts";
import { PartPanel } from "./part-panel.tsx";
import { useAge } from "../../../data/needs/use-age.ts";
import type { KeptParts } from "./use-kept-parts.ts";

interface RecentJobsProps {
  readonly part: KeptParts["recent"];
  readonly total: number | undefined;
  readonly onRetry: () => void;
}

/** The jobs that changed last. */
export function RecentJobs({ part, total, onRetry }: RecentJobsProps) {
  const words = useTranslations("main.home.recent");
  const { opens } = useGuard();
  const columns = useRecentColumns();
  return (
    <PartPanel
      title={words("title")}
      part={part}
      onRetry={onRetry}
      actions={
        opens("analysis") &&
        total !== undefined && (
          <TextLink
            href={linkTo("analysis")}
            className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {words("all", { count: total })}
          </TextLink>
        )
      }
    >
      {(jobs) =>
        jobs.length === 0 ? (
          <p className="py-2 text-data text-text-2">{words("empty")}</p>
        ) : (
          <PlainTable stacked label={words("title")} columns={columns} rows={jobs} rowKey={({ id }) => id} />
        )
      }
    </PartPanel>
  );
}

function useRecentColumns(): PlainColumn<JobListItem>[] {
  const words = useTranslations("main.home.recent");
  const jobWords = useTranslations("jobs");
  const formats = useFormats();
  const { opens } = useGuard();
  return [
    {
      key: "job",
      title: words("job"),
      namesRow: true,
      render: (row) => (
        <span className="inline-flex max-w-full flex-wrap items-center gap-2">
          <TextLink variant="entity" href={jobHref(row, opens)} className="wrap-anywhere pointer-coarse:py-3">
            {row.name}
          </TextLink>
          {row.isSample && <Badge tone="accent">{jobWords("sample")}</Badge>}
        </span>
      ),
    },
    { key: "buyer", title: words("buyer"), render: (row) => row.buyerName },
    {
      key: "spend",
      title: words("spend"),
      atEnd: true,
      render: (row) =>
        row.suppliersCount === 0 || !hasFigures(row.kind)
          ? ""
          : formats.money(row.spendMinor, row.currency, row.minorDigits, true),
    },
    {
      key: "potential",
      title: words("potential"),
      atEnd: true,
      render: (row) =>
        row.potentialMinor === null ? "" : formats.money(row.potentialMinor, row.currency, row.minorDigits, true),
    },
    { key: "state", title: words("state"), render: (row) => <JobState job={row} /> },
    { key: "owner", title: words("owner"), render: (row) => row.ownerName },
    { key: "updated", title: words("updated"), atEnd: true, render: (row) => <Age since={row.updatedOn} /> },
  ];
}

/** A finished job shows its publication, any other its state. */
function JobState({ job }: { readonly job: JobListItem }) {
  const words = useTranslations("jobs.states");
  const formats = useFormats();
  const publicationIn = usePublicationWords();
  if (job.state === "Running") return <Badge tone="info">{words("Running")}</Badge>;
  if (job.state !== "Ready") return words(job.state);
  return publicationIn(job.publication, job.publishedOn === null ? "" : formats.day(job.publishedOn));
}

const Age = ({ since }: { readonly since: string }) => useAge(since);
