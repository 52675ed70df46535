import { Badge, PlainTable, type PlainColumn } from "@paygauge/ui";
import type { AnalyticsSchedule } from "@paygauge/api-types/entities/analytics-schedules";
import { ScheduleMenu } from "./schedule-menu.tsx";
import type { useScheduleActs } from "./use-schedule-acts.ts";
import { useScheduleWords } from "./use-schedule-words.ts";

interface ScheduleTableProps {
  readonly schedules: readonly AnalyticsSchedule[];
  /** null: the user looks at them alone. */
  readonly acts: ReturnType<typeof useScheduleActs> | null;
  readonly onEdit: (schedule: AnalyticsSchedule) => void;
  readonly onRemove: (schedule: AnalyticsSchedule) => void;
  readonly onRuns: (schedule: AnalyticsSchedule) => void;
}

/** Schedules by name, with their next runs. */
export function ScheduleTable({ schedules, acts, ...on }: ScheduleTableProps) {
  const { words, when } = useScheduleWords();
  const columns: PlainColumn<AnalyticsSchedule>[] = [
    {
      key: "name",
      title: words("name"),
      namesRow: true,
      className: "max-sm:w-full min-w-48 wrap-anywhere",
      render: ({ name, times, format }) => (
        <>
          <span className="block">{name}</span>
          <span className="block font-normal text-text-2">
            {words("whenAndFormat", { when: when(times), format: words(`formats.${format}`) })}
          </span>
        </>
      ),
    },
    { key: "state", title: words("state"), render: (schedule) => <ScheduleState schedule={schedule} /> },
    { key: "next", title: words("next"), render: (schedule) => <NextRuns {...schedule} /> },
  ];
  const recipients: PlainColumn<AnalyticsSchedule> = {
    key: "recipients",
    title: words("recipients"),
    className: "min-w-40 wrap-anywhere",
    render: (schedule) => <Recipients schedule={schedule} />,
  };
  const menu: PlainColumn<AnalyticsSchedule> = {
    key: "acts",
    title: words("acts"),
    titleHidden: true,
    atEnd: true,
    render: (schedule) => acts !== null && <ScheduleMenu schedule={schedule} acts={acts} {...on} />,
  };
  return (
    <PlainTable
      framed
      stacked
      label={words("title")}
      rows={schedules}
      rowKey={({ id }) => id}
      columns={acts === null ? columns : [...columns, recipients, menu]}
    />
  );
}

function ScheduleState({ schedule: { state, pausedBy } }: { readonly schedule: AnalyticsSchedule }) {
  const { words } = useScheduleWords();
  if (state === "Active") return <Badge tone="success">{words("active")}</Badge>;
  return (
    <>
      <Badge tone={pausedBy === "user" ? "neutral" : "warning"}>{words("paused")}</Badge>
      {pausedBy !== null && pausedBy !== "user" && (
        <span className="mt-0.5 block max-w-56 text-label text-text-2">{words(`pausedBy.${pausedBy}`)}</span>
      )}
    </>
  );
}

/** The next runs, on the clock of the schedule's time zone. */
export function NextRuns({ next, times: { zone } }: Pick<AnalyticsSchedule, "next" | "times">) {
  const { words, moment } = useScheduleWords();
  if (next.length === 0) return <span className="text-text-2">{words("noNext")}</span>;
  return (
    <ul>
      {next.map((each) => (
        <li key={each} className="whitespace-nowrap">
          <time dateTime={each}>{moment(each, zone)}</time>
        </li>
      ))}
    </ul>
  );
}

function Recipients({ schedule: { recipients } }: { readonly schedule: AnalyticsSchedule }) {
  const { words } = useScheduleWords();
  return (recipients ?? []).map(({ name, optedOut }) => (optedOut ? words("optedOut", { name }) : name)).join(", ");
}
