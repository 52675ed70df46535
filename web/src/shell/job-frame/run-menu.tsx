import { Button, DropdownMenu, useNarrow, type MenuGroup, type MenuItem } from "@paygauge/ui";
import { ChevronDown, CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PublicationState, RunFacts } from "@paygauge/api-types/entities/runs";
import { callParts } from "../../data/call-parts.derived.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { isAbsent } from "../../state/job-pages.ts";
import { useDrawnPage } from "../../state/page.ts";
import { runKey, useRunQuery } from "../../state/perspective.ts";
import { useGuard, useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { UnpublishDialog } from "./unpublish-dialog.tsx";

const PublishDialog = lazyWithTexts(
  async () => ({ default: (await import("./publish-dialog.tsx")).PublishDialog }),
  areaTexts.runs,
  areaTexts.audience,
  callParts.runs,
  callParts.jobAudience,
  callParts.jobUsers,
  callParts.jobArtifacts,
);

const RescoreDialog = lazyWithTexts(
  async () => ({ default: (await import("../../data/rescore/rescore-dialog.tsx")).RescoreDialog }),
  areaTexts.decisions,
  callParts.decisions,
);

interface RunMenuProps {
  readonly job: Job;
  /** What is published, in words. */
  readonly said: string;
  /** What else is done with the run, last in the menu: on a phone no button of its own has room. */
  readonly more?: readonly MenuGroup[];
  readonly onChanged: () => void;
}

const icons = {
  NotPublished: CircleDashed,
  Published: CircleCheck,
  NewerRunWaits: CircleDot,
} as const satisfies Record<PublicationState, typeof CircleCheck>;

/** What is published; under it the runs to look at, and for those who may the publishing. */
export function RunMenu({ job, said, more = [], onChanged }: RunMenuProps) {
  const words = useTranslations("jobs.publication");
  const [isUnpublishing, setUnpublishing] = useState(false);
  const [publishing, setPublishing] = useAddressPart("publish");
  const mayChange = useMayChange();
  const narrow = useNarrow();
  const { opens } = useGuard();
  const drawn = useDrawnPage();
  const [, navigate] = useLocation();
  const look = useLookGroup(job);
  const [rescore, setRescore] = useAddressPart("rescore");
  const mayRescore = useMay("JobCreate") && job.mayEdit && job.state === "Ready";
  const { latest, published, publication, mayPublish } = job;
  const isNew = latest !== null && latest.run !== published?.run;
  const groups: readonly MenuGroup[] = [
    ...look,
    ...(opens("jobComparison") && !isAbsent("jobComparison", latest?.kind ?? job.kind) && (latest?.number ?? 0) > 1
      ? [
          {
            key: "compare",
            items: [
              {
                key: "compare",
                label: words("compare"),
                onSelect: () => navigate(linkTo("jobComparison", { jobId: job.id })),
              },
            ],
          },
        ]
      : []),
    ...(mayRescore
      ? [
          {
            key: "rescore",
            items: [
              { key: "rescore", label: words("rescore"), disabled: !mayChange, onSelect: () => setRescore("open") },
            ],
          },
        ]
      : []),
    // On a phone there is room for one button, and on the summary it is the head's.
    ...((narrow || drawn.id === "jobSummary") && mayPublish && isNew
      ? [
          {
            key: "first",
            items: [
              {
                key: "publish",
                label: words("publishRun", { number: String(latest.number) }),
                disabled: !mayChange,
                onSelect: () => setPublishing("open"),
              },
            ],
          },
        ]
      : []),
    ...(mayPublish && published !== null
      ? [
          {
            key: "publish",
            items: [
              ...(isNew
                ? []
                : [
                    {
                      key: "again",
                      label: words("again"),
                      disabled: !mayChange,
                      onSelect: () => setPublishing("open"),
                    },
                  ]),
              {
                key: "unpublish",
                label: words("unpublish"),
                disabled: !mayChange,
                onSelect: () => setUnpublishing(true),
              },
            ],
          },
        ]
      : []),
    ...more,
  ];
  const Icon = icons[publication];
  const icon = <Icon aria-hidden size={16} strokeWidth={1.6} />;
  return (
    <>
      {groups.length === 0 ? (
        <span className="flex items-center gap-1.5 text-data text-text-2">
          {icon}
          {said}
        </span>
      ) : (
        <DropdownMenu
          align="end"
          groups={groups}
          trigger={
            <Button
              className="max-sm:h-11 max-sm:min-w-0 max-sm:shrink max-sm:gap-1.5 max-sm:px-2.5"
              icon={icon}
              iconAfter={<ChevronDown aria-hidden size={14} strokeWidth={1.6} />}
            >
              <span className="min-w-0 text-start max-sm:max-w-24 max-sm:truncate max-sm:text-label">
                {narrow ? words(`states.${publication}`) : said}
              </span>
            </Button>
          }
        />
      )}
      {/* The summary's head has it as the one thing to do. */}
      {!narrow && mayPublish && isNew && drawn.id !== "jobSummary" && (
        <Button disabled={!mayChange} onClick={() => setPublishing("open")}>
          {words("publishRun", { number: String(latest.number) })}
        </Button>
      )}
      {rescore !== null && mayRescore && (
        <Suspense>
          <RescoreDialog
            jobId={job.id}
            onClose={() => setRescore(null)}
            onQueued={() => {
              onChanged();
              navigate(linkTo("jobLoading", { jobId: job.id }));
            }}
          />
        </Suspense>
      )}
      {isUnpublishing && <UnpublishDialog job={job} onClose={() => setUnpublishing(false)} onChanged={onChanged} />}
      {publishing !== null && mayPublish && mayChange && (
        <Suspense>
          <PublishDialog job={job} onClose={() => setPublishing(null)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}

/** The newest and the published run, where these are two. */
function useLookGroup({ latest, published, publishedOn }: Job): readonly MenuGroup[] {
  const words = useTranslations("jobs.publication");
  const formats = useFormats();
  const { run } = useRunQuery();
  const [path, navigate] = useLocation();
  if (latest === null || published === null || publishedOn === null || latest.run === published.run) return [];
  const item = (key: "latest" | "published", { number }: RunFacts, moment: string): MenuItem => ({
    key,
    label: words(key === "latest" ? "latest" : "published", { number: String(number), day: formats.day(moment) }),
    checked: (run ?? "latest") === key,
    onSelect: () => navigate(`${path}?${runKey}=${key}`),
  });
  const items = [item("latest", latest, latest.finishedOn), item("published", published, publishedOn)];
  return [{ key: "look", label: words("lookAt"), items }];
}
