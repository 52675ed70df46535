import { AppLink, buttonStyle, EmptyState, ErrorState, PageHeader } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { ItemTable } from "./item-table.tsx";

/** All articles and videos in the order of the hub, drafts as well. */
export default function VideoResourcesScreen() {
  const words = useTranslations("hubAdmin");
  const title = usePageNames().title("videoResources");
  const { data, problem, reload, refreshing } = useCall("videoResources", {});
  if (data === undefined && problem === undefined) return <OwnShape />;
  return (
    <>
      <PageHeader
        title={title}
        facts={data && words("facts", { count: data.items.length })}
        actions={
          <AppLink href={linkTo("videoResourceCreate")} className={buttonStyle({ variant: "primary" })}>
            {words("create")}
          </AppLink>
        }
      />
      <div className="border-t border-line p-5 max-lg:p-4">
        {data === undefined ? (
          problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        ) : data.items.length === 0 ? (
          <EmptyState title={words("empty")}>{words("emptyText")}</EmptyState>
        ) : (
          <ItemTable items={data.items} brands={data.brands} onMoved={reload} />
        )}
      </div>
    </>
  );
}
