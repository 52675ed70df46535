import { AppLink, defaultGridQuery, type GridQuery } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { commandListNames, type CommandList, type MonitoringData } from "@paygauge/api-types/entities/proq";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { listHref } from "./list-address.ts";
import { MatchingActions } from "./matching-actions.tsx";
import { useCommandColumns } from "./use-command-columns.tsx";

const calls = { queued: "queuedCommands", error: "errorCommands", completed: "completedCommands" } as const;
const viewKeys = { keeps: ["list"] } as const;
/** The order of the queue itself: the system knows it, and no column carries it. */
const asQueued: GridQuery = { ...defaultGridQuery, pageSize: 50 };

const moments = ["queuedDate", "startedDate", "completedDate", "scheduledTime"];

interface CommandGridProps {
  readonly list: CommandList;
  readonly counts: MonitoringData["queueCounts"] | undefined;
  readonly pollMs: number;
  readonly onOpen: (id: string) => void;
  readonly onChanged: () => void;
}

/** One of the three lists of commands; the address carries its filters, order and page. */
export function CommandGrid({ list, counts, pollMs, onOpen, onChanged }: CommandGridProps) {
  const words = useTranslations("devops.grid");
  const views = useGridViews(calls[list], asQueued, viewKeys);
  const { query, setQuery, ready } = views;
  const columns = useCommandColumns(list, onOpen);
  const mayMaintain = useMay("DevOps_JobMaintenance_VIEW");
  const rows = useRows(calls[list], {
    query,
    setQuery,
    ready,
    pollMs,
    inputOf: (body) => ({ body: withOwnDays(body, ...moments) }),
  });
  const changed = () => {
    rows.reload();
    onChanged();
  };
  return (
    <div className="flex flex-col border-t border-line sm:h-160">
      {/* A line of its own: next to search, filters and what acts on them it has no room at every width. */}
      <div className="bg-surface px-5 pt-2 max-lg:px-4">
        <Lists list={list} counts={counts} />
      </div>
      <div className="min-h-0 grow">
        <ListGrid
          label={words(list)}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          onOpenRow={(row) => onOpen(row.id)}
          empty={<EmptyList list={`${list}Commands`} />}
          toolbarEnd={
            mayMaintain && list !== "completed" ? (
              <MatchingActions list={list} query={query} matching={rows.matching} onChanged={changed} />
            ) : undefined
          }
        />
      </div>
    </div>
  );
}

function Lists({ list, counts }: Pick<CommandGridProps, "list" | "counts">) {
  const words = useTranslations("devops.lists");
  const { count } = useFormats();
  const of: Record<CommandList, number | undefined> = {
    queued: counts?.queuedCommandsCount,
    error: counts?.queuedErrorCommandsCount,
    completed: counts?.queuedCompletedCommandsCount,
  };
  return (
    <nav aria-label={words("label")}>
      <ul className="flex flex-wrap gap-1.5">
        {commandListNames.map((name) => {
          const known = of[name];
          return (
            <li key={name}>
              <AppLink
                href={listHref(name)}
                aria-current={name === list ? "page" : undefined}
                className="inline-flex h-8 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-data font-medium hover:bg-hover aria-[current=page]:border-b-2 aria-[current=page]:border-b-accent aria-[current=page]:font-semibold pointer-coarse:min-h-11"
              >
                {words(name)}
                {/* Its place is there before the first answer: what is next to it does not move when it comes. */}
                <span className={`tabular-nums ${known === undefined ? "invisible" : ""}`}>{count(known ?? 0)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
