import { PageHeader, PartBar } from "@paygauge/ui";
import { Suspense } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { callParts } from "../../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../../texts/catalogue.ts";
import { MaintainedJobs } from "./maintained-jobs.tsx";

// Each part comes with the first user who opens it.
const DeletedPart = lazyWithTexts(
  async () => ({ default: (await import("./deleted-part.tsx")).DeletedPart }),
  callParts.deletedJobs,
);
const BatchesPart = lazyWithTexts(async () => ({ default: (await import("./batches-part.tsx")).BatchesPart }));
const SystemPart = lazyWithTexts(
  async () => ({ default: (await import("./system-part.tsx")).SystemPart }),
  areaTexts.devops,
  callParts.prompts,
  callParts.proq,
);

const parts = ["jobs", "deleted", "batches", "system"] as const;
type Part = (typeof parts)[number];

const partOf = (word: string | null): Part => parts.find((each) => each === word) ?? "jobs";

/** All jobs with what can be done to them at once, those that were deleted, batches and the settings of the system. */
export default function JobMaintenanceScreen() {
  const words = useTranslations("jobMaintenance");
  const names = usePageNames();
  const formats = useFormats();
  const [word] = useAddressPart("part");
  const [, navigate] = useLocation();
  const { data, reload } = useCall("maintenanceFigures", {});
  const part = partOf(word);
  const counts: Partial<Record<Part, number>> = data === undefined ? {} : { jobs: data.jobs, deleted: data.deleted };
  return (
    <div className="flex min-h-full flex-col sm:h-full">
      <PageHeader
        title={names.title("jobMaintenance")}
        facts={
          data &&
          words("facts", {
            jobs: data.jobs,
            objects: formats.bytes(data.objectBytes),
            files: formats.bytes(data.filesBytes),
          })
        }
      />
      <PartBar
        label={words("parts.label")}
        currentKey={part}
        onNavigate={navigate}
        parts={parts.map((key) => {
          const count = counts[key];
          const href = linkTo("jobMaintenance", undefined, key === "jobs" ? {} : { part: key });
          return {
            key,
            label: words(`parts.${key}`),
            href,
            ...(count !== undefined && { count: formats.count(count) }),
          };
        })}
      />
      <Suspense fallback={<OwnShape />}>
        {part === "jobs" && <MaintainedJobs figures={data} onChanged={reload} />}
        {part === "deleted" && <DeletedPart onChanged={reload} />}
        {part === "batches" && <BatchesPart />}
        {part === "system" && <SystemPart />}
      </Suspense>
    </div>
  );
}
