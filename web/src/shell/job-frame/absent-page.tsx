import { AppLink, buttonStyle, EmptyState } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useDrawnPage } from "../../state/page.ts";
import { useGuard } from "../../state/permissions.ts";

/** What is in place of a page that this kind of job does not have: why, and the way to what it has. */
export function AbsentPage({ job }: { readonly job: Job }) {
  const words = useTranslations("matched.absent");
  const { id } = useDrawnPage();
  const { opens } = useGuard();
  const page = usePageNames().title(id);
  return (
    <div className="p-5">
      <EmptyState
        title={words("title", { page })}
        action={
          opens("jobSummary") ? (
            <AppLink href={linkTo("jobSummary", { jobId: job.id })} className={buttonStyle({ variant: "primary" })}>
              {words("toSummary")}
            </AppLink>
          ) : undefined
        }
      >
        {words("text")}
      </EmptyState>
    </div>
  );
}
