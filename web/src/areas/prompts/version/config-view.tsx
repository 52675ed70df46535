import { useTexts } from "@paygauge/ui";
import type { PromptDetail, PromptVersion } from "@paygauge/api-types/entities/prompts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { isChanged, type VersionDiff } from "../diff/version-diff.ts";
import { DiffTable } from "./difference-view.tsx";

interface ConfigViewProps {
  readonly prompt: PromptDetail;
  readonly version: PromptVersion;
  /** What differs from the other version; null: nothing is compared. */
  readonly diff: VersionDiff | null;
  /** Schema, checks and digest as well. */
  readonly isWhole: boolean;
}

/** Model, settings, schema and contract of a version, with what differs. */
export function ConfigView({ prompt, version, diff, isWhole }: ConfigViewProps) {
  const words = useTranslations("prompts.config");
  const page = useTranslations("prompts.page");
  const { contract, digest } = version;
  const isSchemaChanged = diff !== null && isChanged(diff.schema);
  const isMoved = prompt.contract !== null && JSON.stringify(prompt.contract) !== JSON.stringify(contract);
  return (
    <div className="border-t border-line px-4 py-2.5 text-data">
      <Settings version={version} diff={diff} />
      {isSchemaChanged && diff !== null && (
        <div className="mt-2">
          <h3 className="text-label font-semibold">{words("schema")}</h3>
          <DiffTable label={words("schema")} lines={diff.schema} before={0} after={version.number} />
        </div>
      )}
      {diff !== null && <ChangedChecks diff={diff} />}
      {isWhole && <WholeConfig version={version} />}
      {isMoved && <p className="mt-2 text-label text-warning">{words("contractMoved")}</p>}
      {prompt.contract === null && <p className="mt-2 text-label text-warning">{words("noContract")}</p>}
      {isWhole && (
        <p className="mt-2 text-label wrap-anywhere text-text-2">
          {words("digest")} <span className="font-mono text-mono">{digest}</span>
        </p>
      )}
      {diff !== null && !isSchemaChanged && diff.settings.every((each) => each.before === each.after) && (
        <p className="sr-only">{page("unchanged")}</p>
      )}
    </div>
  );
}

/** The settings in a line; one that differs shows both values. */
function Settings({ version, diff }: Pick<ConfigViewProps, "version" | "diff">) {
  const words = useTranslations("prompts.config");
  const page = useTranslations("prompts.page");
  const formats = useFormats();
  const shown = (value: string | number) =>
    value === "json" || value === "text"
      ? words(`answers.${value}`)
      : typeof value === "number"
        ? formats.count(value)
        : value;
  const { config, contract } = version;
  const values = { ...config, answer: contract.answer, maxWords: contract.maxWords };
  const keys = ["model", "temperature", "maxTokens", "answer", "maxWords"] as const;
  const changed = diff?.settings.filter(({ before, after }) => before !== after) ?? [];
  return (
    <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <dt className="sr-only">{words("title")}</dt>
      <dd className="font-semibold">{words("title")}</dd>
      {keys.map((key) => {
        const change = changed.find((each) => each.key === key);
        return (
          <div key={key} className="flex gap-1">
            <dt className="text-text-2">{words(key)}</dt>
            <dd className={change === undefined ? "" : "rounded-chip bg-success-bg px-1 font-semibold"}>
              {change === undefined
                ? shown(values[key])
                : words("from", { before: shown(change.before), after: shown(change.after) })}
            </dd>
          </div>
        );
      })}
      {diff !== null && changed.length === 0 && <dd className="ms-auto text-text-2">{page("unchanged")}</dd>}
    </dl>
  );
}

function ChangedChecks({ diff }: { readonly diff: VersionDiff }) {
  const words = useTranslations("prompts");
  const { labelled } = useTexts();
  const { added, removed } = diff.checks;
  if (added.length + removed.length === 0) return null;
  const line = (sign: string, checks: readonly string[]) => checks.map((each) => `${sign} ${each}`).join(", ");
  return (
    <p className="mt-2 text-label">
      {labelled(words("config.checks"), [line("+", added), line("\u2212", removed)].filter(Boolean).join(", "))}
    </p>
  );
}

/** Schema and checks of the version's own contract. */
function WholeConfig({ version: { contract } }: { readonly version: PromptVersion }) {
  const words = useTranslations("prompts");
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <div>
        <h3 className="text-label font-semibold">{words("config.schema")}</h3>
        <pre className="font-mono text-mono whitespace-pre-wrap">{contract.schema}</pre>
      </div>
      <div>
        <h3 className="text-label font-semibold">{words("config.checks")}</h3>
        <ul className="text-data">
          {contract.checks.map((check) => (
            <li key={check}>
              <span className="font-medium">{words(`checks.${check}`)}</span>{" "}
              <span className="text-text-2">{words(`checkHints.${check}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
