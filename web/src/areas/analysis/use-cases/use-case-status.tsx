import { Badge } from "@paygauge/ui";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useTranslations } from "../../../state/formats.ts";

const mark = { "aria-hidden": true, size: 12, strokeWidth: 1.8 } as const;

interface StatusProps {
  readonly job: Job;
  readonly found: Pick<UseCase, "isPublished" | "isOutOfDate" | "run" | "runNumber">;
}

/** Draft, published, or published with a run that is not; and that the job was scored again since. */
export function UseCaseStatus({ job, found }: StatusProps) {
  const words = useTranslations("useCases.status");
  const waits = found.isPublished && job.published?.run !== found.run;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {found.isPublished ? (
        <Badge tone={waits ? "warning" : "success"} icon={<CircleCheck {...mark} />}>
          {waits ? words("waits", { run: String(found.runNumber) }) : words("published")}
        </Badge>
      ) : (
        <Badge icon={<CircleDashed {...mark} />}>{words("draft")}</Badge>
      )}
      {found.isOutOfDate && (
        <Badge tone="warning" icon={<CircleAlert {...mark} />}>
          {words("outOfDate")}
        </Badge>
      )}
    </span>
  );
}
