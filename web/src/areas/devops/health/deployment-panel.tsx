import { Panel, useTranslate } from "@paygauge/ui";
import { healthComponents, type CheckResult, type HealthOverview } from "@paygauge/api-types/entities/system-health";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { StateGlyph } from "./check-state.tsx";
import { DayStrip } from "./day-strip.tsx";

interface DeploymentProps {
  readonly overview: HealthOverview;
  readonly results: ReadonlyMap<CheckResult["check"], CheckResult>;
}

/** The parts of the deployment, each with its state, times and the last day. */
export function DeploymentPanel({ overview, results }: DeploymentProps) {
  const words = useTranslations("systemHealth");
  const healthy = healthComponents.filter((each) => results.get(each)?.state === "healthy").length;
  const facts = { healthy, total: healthComponents.length, environment: overview.environment };
  const number = "px-2 py-1.5 text-end tabular-nums max-md:hidden";
  return (
    <Panel title={words("deployment")} facts={words("deploymentFacts", facts)}>
      <table className="w-full text-data">
        <thead className="text-label text-text-2">
          <tr className="border-b border-line text-start">
            <th className="py-1.5 text-start font-medium">{words("component")}</th>
            <th className="px-2 py-1.5 text-start font-medium">{words("state")}</th>
            <th className={`${number} font-medium whitespace-nowrap`}>{words("p50")}</th>
            <th className={`${number} font-medium whitespace-nowrap`}>{words("p95")}</th>
            <th className="px-2 py-1.5 text-start font-medium max-sm:hidden">{words("day")}</th>
            <th className="py-1.5 ps-2 text-end font-medium">{words("available")}</th>
          </tr>
        </thead>
        <tbody>
          {healthComponents.map((component) => (
            <ComponentRow
              key={component}
              component={component}
              result={results.get(component)}
              history={overview.history.find(({ check }) => check === component)}
              number={number}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-label text-text-2">{words("foot")}</p>
    </Panel>
  );
}

interface RowProps {
  readonly component: (typeof healthComponents)[number];
  readonly result: CheckResult | undefined;
  readonly history: HealthOverview["history"][number] | undefined;
  readonly number: string;
}

function ComponentRow({ component, result, history, number }: RowProps) {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  const { count, locale } = useFormats();
  const share = history?.available ?? null;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const ms = (value: number | null | undefined) => (value === null || value === undefined ? "–" : count(value));
  const state = result?.state ?? "notChecked";
  const said = result?.message ?? null;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-1.5 text-start font-normal">
        <span className="font-medium">{words(`components.${component}.name`)}</span>
        <span className="block text-label text-text-2">{words(`components.${component}.note`)}</span>
        {history && (
          <span className="mt-1 block max-w-32 sm:hidden">
            <DayStrip slots={history.slots} />
          </span>
        )}
      </th>
      <td className="max-w-60 px-2 py-1.5">
        <span className="flex gap-1.5">
          <StateGlyph state={state} />
          {said === null ? (
            <span className="whitespace-nowrap">{words(`states.${state}`)}</span>
          ) : (
            <span className="min-w-0 wrap-anywhere">{translate(said)}</span>
          )}
        </span>
      </td>
      <td className={number}>{ms(history?.p50)}</td>
      <td className={number}>{ms(history?.p95)}</td>
      <td className="w-52 px-2 py-1.5 max-sm:hidden">{history && <DayStrip slots={history.slots} />}</td>
      <td className="py-1.5 ps-2 text-end tabular-nums">{share === null ? "–" : percent.format(share)}</td>
    </tr>
  );
}
