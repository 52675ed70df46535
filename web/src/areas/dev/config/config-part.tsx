import "./config-calls.ts";
import {
  Button,
  csvOf,
  EmptyState,
  ErrorState,
  Panel,
  PlainTable,
  saveFile,
  Skeleton,
  Switch,
  TextField,
} from "@paygauge/ui";
import {
  differingSettings,
  settingsWorkers,
  type SettingsWorker,
  type WorkerSetting,
} from "@paygauge/api-types/entities/worker-settings";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { SettingState } from "./setting-state.tsx";

interface Row {
  readonly worker: SettingsWorker;
  readonly setting: WorkerSetting;
  readonly differs: boolean;
}

interface Answer {
  readonly worker: SettingsWorker;
  readonly data: readonly WorkerSetting[] | undefined;
  readonly problem: ApiProblem | undefined;
  readonly reload: () => void;
}

/** What each Worker answers of itself. */
function useSettings(): readonly Answer[] {
  const edge = useCall("edgeSettings", {});
  const origin = useCall("originSettings", {});
  const chatbot = useCall("chatbotSettings", {});
  const all = { edge, origin, chatbot };
  return settingsWorkers.map((worker) => {
    const { data, problem, reload } = all[worker];
    return { worker, data, problem, reload };
  });
}

/** Every setting of every Worker: where it comes from, and where two Workers differ. */
export function ConfigPart() {
  const words = useTranslations("dev.config");
  const answers = useSettings();
  const [search, setSearch] = useAddressPart("q");
  const [only, setOnly] = useAddressPart("only");
  const differing = differingSettings(answers.map(({ data = [] }) => data));
  const rows = answers
    .flatMap(({ worker, data = [] }) =>
      data.map((setting): Row => ({ worker, setting, differs: differing.has(setting.name) })),
    )
    .filter(({ setting, differs }) => {
      const isFound = setting.name.toLowerCase().includes((search ?? "").trim().toLowerCase());
      return isFound && (only === null || (only === "different" ? differs : setting.source === "deployment"));
    });
  const isLoading = answers.some(({ data, problem }) => data === undefined && problem === undefined);
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { count: rows.length })}
      actions={
        <Button size="sm" disabled={rows.length === 0} onClick={() => saveRows(rows)}>
          {words("export")}
        </Button>
      }
    >
      <div className="mb-3 flex flex-wrap items-end gap-x-5 gap-y-2">
        <div className="min-w-52">
          <TextField
            label={words("search")}
            value={search ?? ""}
            onChange={({ target }) => setSearch(target.value === "" ? null : target.value)}
          />
        </div>
        <Switch
          label={words("different")}
          checked={only === "different"}
          onChange={(on) => setOnly(on ? "different" : null)}
        />
        <Switch
          label={words("changed")}
          checked={only === "changed"}
          onChange={(on) => setOnly(on ? "changed" : null)}
        />
      </div>
      {answers.map(
        ({ worker, problem, reload }) =>
          problem !== undefined && (
            <div key={worker} className="mb-3">
              <p className="text-data font-medium">{words(`workers.${worker}`)}</p>
              <ErrorState {...problemView(problem)} onRetry={reload} />
            </div>
          ),
      )}
      {isLoading ? <Skeleton kind="chart" height={420} /> : <SettingsTable rows={rows} />}
      <p className="mt-3 text-label text-text-2">{words("note")}</p>
    </Panel>
  );
}

function SettingsTable({ rows }: { readonly rows: readonly Row[] }) {
  const words = useTranslations("dev.config");
  if (rows.length === 0) return <EmptyState title={words("none")}>{words("noneHint")}</EmptyState>;
  return (
    <PlainTable
      label={words("title")}
      framed
      stacked
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "wrap-anywhere",
          render: ({ setting }) => setting.name,
        },
        { key: "worker", title: words("worker"), render: ({ worker }) => words(`workers.${worker}`) },
        {
          key: "value",
          title: words("value"),
          className: "wrap-anywhere",
          render: ({ setting, differs }) => <SettingState setting={setting} differs={differs} />,
        },
        { key: "source", title: words("source"), render: ({ setting }) => words(`sources.${setting.source}`) },
        {
          key: "fallback",
          title: words("fallback"),
          className: "wrap-anywhere text-text-2",
          render: ({ setting }) => setting.fallback ?? words("noFallback"),
        },
      ]}
      rows={rows}
      rowKey={({ worker, setting }) => `${worker} ${setting.name}`}
    />
  );
}

/** The rows as CSV, in the code's own words. */
function saveRows(rows: readonly Row[]): void {
  const head = ["worker", "name", "kind", "isSet", "value", "source", "default", "differs"];
  const raw = rows.map(({ worker, setting, differs }) => [
    worker,
    setting.name,
    setting.kind,
    String(setting.isSet),
    setting.value ?? "",
    setting.source,
    setting.fallback ?? "",
    String(differs),
  ]);
  saveFile(new Blob([csvOf({ head, rows: raw, raw })], { type: "text/csv" }), "settings.csv");
}
