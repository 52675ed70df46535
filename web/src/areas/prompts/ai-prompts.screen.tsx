import {
  AppLink,
  Badge,
  buttonStyle,
  EmptyState,
  ErrorState,
  MessageText,
  PageHeader,
  PlainTable,
  TextLink,
} from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PromptRow } from "@paygauge/api-types/entities/prompts";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { OwnShape } from "../../state/own-shape.tsx";
import { LabelBadge } from "./labels/label-badge.tsx";
import { ModelNotice } from "./model-notice.tsx";
import { Orphans } from "./orphans.tsx";

const firstPage = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** Every prompt with its production version and its use, and what needs tidying up. */
export default function PromptsScreen() {
  const words = useTranslations("prompts.list");
  const title = usePageNames().title("aiPrompts");
  const list = useCall("promptsPage", firstPage);
  const coverage = useCall("promptCoverage", {});
  const problem = list.problem ?? coverage.problem;
  if (problem === undefined && (list.data === undefined || coverage.data === undefined)) return <OwnShape />;
  const reload = () => {
    list.reload();
    coverage.reload();
  };
  return (
    <>
      <PageHeader
        title={title}
        facts={words("facts")}
        actions={
          <AppLink href={linkTo("aiPromptCreate")} className={buttonStyle({ variant: "primary" })}>
            {words("create")}
          </AppLink>
        }
      />
      {list.data === undefined || coverage.data === undefined ? (
        problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={list.refreshing} />
      ) : (
        <>
          <ModelNotice mode={coverage.data.model.mode} needsSecondUser={coverage.data.needsSecondUser} />
          <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
            {list.data.collection.length === 0 ? (
              <EmptyState title={words("empty")}>{words("emptyText")}</EmptyState>
            ) : (
              <PromptTable rows={list.data.collection} />
            )}
            <Orphans coverage={coverage.data} onChanged={reload} />
          </div>
        </>
      )}
    </>
  );
}

function PromptTable({ rows }: { readonly rows: readonly PromptRow[] }) {
  const words = useTranslations("prompts.list");
  const formats = useFormats();
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("label")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "max-sm:w-full min-w-56",
          render: ({ id, name, purpose }) => (
            <>
              <span className="block pointer-coarse:py-2">
                <TextLink href={linkTo("aiPrompt", { promptId: id })}>{name}</TextLink>
              </span>
              <span className="block font-normal text-text-2">
                <MessageText message={purpose} />
              </span>
            </>
          ),
        },
        {
          key: "key",
          title: words("key"),
          render: ({ key, isUsed }) => (
            <span className="inline-flex flex-wrap gap-1">
              <span className="font-mono text-mono">{key}</span>
              {!isUsed && <Badge tone="warning">{words("unused")}</Badge>}
            </span>
          ),
        },
        { key: "production", title: words("production"), render: (row) => <Labels row={row} /> },
        { key: "versions", title: words("versions"), atEnd: true, render: (row) => formats.count(row.versionsCount) },
        { key: "runs", title: words("runs"), atEnd: true, render: ({ runs }) => formats.count(runs) },
        { key: "failures", title: words("failures"), atEnd: true, render: (row) => formats.count(row.failures) },
        {
          key: "changed",
          title: words("changed"),
          className: "whitespace-nowrap",
          render: ({ changedOn }) => formats.day(changedOn),
        },
      ]}
    />
  );
}

function Labels({ row }: { readonly row: PromptRow }) {
  const words = useTranslations("prompts");
  return (
    <span className="inline-flex flex-wrap gap-1">
      {row.production === null && <span className="text-text-2">{words("list.noProduction")}</span>}
      {row.labels.map(({ label, number }) => (
        <span key={label} className="inline-flex items-center gap-1">
          <LabelBadge label={label} />
          {number}
        </span>
      ))}
    </span>
  );
}
