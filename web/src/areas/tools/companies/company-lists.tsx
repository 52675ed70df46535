import { EmptyState, ErrorState, Panel, PlainTable, Skeleton } from "@paygauge/ui";
import { companyListLimits } from "@paygauge/api-types/entities/company-lists";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { CompanyListView } from "./company-list-view.tsx";
import { NewCompanyList } from "./new-company-list.tsx";

interface CompanyListsProps {
  readonly shown: string | null;
  readonly onShow: (listId: string | null) => void;
}

/** The user's lists of companies: a new one, those that there are, and one with its results. */
export function CompanyLists({ shown, onShow }: CompanyListsProps) {
  const words = useTranslations("tools.companies.lists");
  const lists = useCall("companyLists", {});
  const open = (listId: string) => {
    lists.reload();
    onShow(listId);
  };
  return (
    <div className="grid min-h-0 grow items-start gap-3.5 overflow-auto p-5 max-lg:p-4 lg:grid-cols-[2fr_3fr]">
      <div className="flex min-w-0 flex-col gap-3.5">
        <NewCompanyList onCreated={open} />
        {lists.data?.lists.some(({ state }) => state === "waiting" || state === "running") === true && <FollowLists />}
        <Panel title={words("title")} facts={words("kept", { days: companyListLimits.days })}>
          {lists.problem !== undefined ? (
            <ErrorState {...problemView(lists.problem)} onRetry={lists.reload} retrying={lists.refreshing} />
          ) : lists.data === undefined ? (
            <Skeleton kind="form" fields={3} />
          ) : lists.data.lists.length === 0 ? (
            <EmptyState title={words("none")}>{words("noneText")}</EmptyState>
          ) : (
            <ListsTable lists={lists.data.lists} shown={shown} onShow={open} />
          )}
        </Panel>
      </div>
      {shown !== null && (
        <CompanyListView
          key={shown}
          listId={shown}
          onChanged={lists.reload}
          onRemoved={() => {
            lists.reload();
            onShow("all");
          }}
        />
      )}
    </div>
  );
}

/** Asks for the lists again and again: the table gets the same answers. */
function FollowLists() {
  useCall("companyLists", {}, { pollMs: 2000 });
  return null;
}

interface ListsTableProps {
  readonly lists: NonNullable<ReturnType<typeof useCall<"companyLists">>["data"]>["lists"];
  readonly shown: string | null;
  readonly onShow: (listId: string) => void;
}

function ListsTable({ lists, shown, onShow }: ListsTableProps) {
  const words = useTranslations("tools.companies.lists");
  const states = useTranslations("tools.companies.lists.states");
  const formats = useFormats();
  return (
    <PlainTable
      stacked="labelled"
      label={words("title")}
      rows={lists}
      rowKey={({ id }) => id}
      rowClass={({ id }) => (id === shown ? "bg-accent-subtle" : "")}
      columns={[
        {
          key: "name",
          title: words("list"),
          namesRow: true,
          className: "max-sm:w-full wrap-anywhere",
          render: ({ id, name }) => (
            <button
              type="button"
              aria-current={id === shown ? "true" : undefined}
              className="text-start hover:underline pointer-coarse:py-2"
              onClick={() => onShow(id)}
            >
              {name}
            </button>
          ),
        },
        { key: "created", title: words("created"), render: ({ createdOn }) => formats.day(createdOn) },
        { key: "state", title: words("state"), render: ({ state }) => states(state) },
        {
          key: "found",
          title: words("found"),
          atEnd: true,
          render: ({ found, entries }) => words("foundOf", { found, count: entries }),
        },
      ]}
    />
  );
}
