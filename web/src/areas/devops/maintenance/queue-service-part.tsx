import { ErrorState, Panel, Skeleton, TextLink } from "@paygauge/ui";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { RunningBadge } from "../proq/running-badge.tsx";
import { ServiceButton } from "../proq/service-button.tsx";

/** The queue service: whether it claims commands, its start and stop, and the page that shows what it does. */
export function QueueServicePart() {
  const words = useTranslations("jobMaintenance");
  const names = usePageNames();
  const { data, problem, reload, refreshing } = useCall("proqMonitoringData", {}, { pollMs: limits.queueQuickViewMs });
  return (
    <div className="mt-3.5 max-w-300">
      <Panel title={words("queueService")}>
        {data !== undefined ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-data">
            <RunningBadge running={data.isRunning} />
            <TextLink href={linkTo("proqMonitoring")}>
              {words("queueServiceText", { page: names.title("proqMonitoring") })}
            </TextLink>
            <span className="grow" />
            <ServiceButton data={data} onChanged={reload} />
          </div>
        ) : problem === undefined ? (
          <Skeleton kind="form" fields={1} />
        ) : (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
      </Panel>
    </div>
  );
}
