import { Button, ErrorState, Panel, Skeleton, useTranslate } from "@paygauge/ui";
import type { CheckResult, IntegrationConfiguration } from "@paygauge/api-types/entities/system-health";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { StateGlyph } from "./check-state.tsx";

interface IntegrationsProps {
  readonly results: ReadonlyMap<CheckResult["check"], CheckResult>;
  /** null for users who can't run checks. */
  readonly verify: { readonly run: () => void; readonly pending: boolean } | null;
}

/** The outside services: mode and host of each, and whether it answered. */
export function IntegrationsPanel({ results, verify }: IntegrationsProps) {
  const words = useTranslations("systemHealth");
  const { data, problem, reload } = useCall("integrationConfigurations", {});
  const used = data?.filter(({ mode }) => mode !== "off") ?? [];
  const verified = used.filter(({ integration }) => results.get(integration)?.state === "healthy").length;
  return (
    <Panel
      title={words("integrations")}
      facts={data && words("verified", { verified, total: used.length })}
      actions={
        verify && (
          <Button size="sm" pending={verify.pending} onClick={verify.run}>
            {words("verify")}
          </Button>
        )
      }
    >
      {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {!problem && !data && <Skeleton kind="chart" height={180} />}
      <ul className="divide-y divide-line text-data">
        {data?.map((configuration) => (
          <IntegrationRow
            key={configuration.integration}
            configuration={configuration}
            result={results.get(configuration.integration)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  readonly configuration: IntegrationConfiguration;
  readonly result: CheckResult | undefined;
}

function IntegrationRow({ configuration: { integration, mode, host, missing }, result }: RowProps) {
  const words = useTranslations("systemHealth");
  const translate = useTranslate();
  const { locale } = useFormats();
  const state = mode === "off" || result === undefined ? "notChecked" : result.state;
  const isFailed = state === "failed";
  const said = result?.message ?? null;
  const told = () => {
    if (mode === "off") return words("modes.off");
    if (isFailed) return said === null ? words("unknown") : translate(said);
    if (missing.length > 0) return words("missing", { names: missing.join(", ") });
    if (mode === "standIn" && integration === "mail") return words("captured");
    return result === undefined ? words("never") : words("answered", { ms: result.ms });
  };
  return (
    <li className="flex gap-2 py-2">
      <StateGlyph state={state} />
      <div className="min-w-0 grow">
        <p>
          <span className="font-medium">{words(`names.${integration}`)}</span>{" "}
          {mode === "standIn" ? (
            <span className="rounded-control border border-dashed border-control px-1 text-label">
              {words("modes.standIn")}
            </span>
          ) : (
            <span className="text-label text-text-2 wrap-anywhere">{host}</span>
          )}
        </p>
        <p className={`text-label wrap-anywhere ${isFailed ? "text-danger" : "text-text-2"}`}>{told()}</p>
      </div>
      {result !== undefined && mode !== "off" && (
        <time dateTime={result.at} className="text-label text-text-2 tabular-nums">
          {new Date(result.at).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" })}
        </time>
      )}
    </li>
  );
}
