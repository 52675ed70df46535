import { Panel, PlainTable } from "@paygauge/ui";
import { promptChecks, type PromptDetail, type PromptUsageDay } from "@paygauge/api-types/entities/prompts";
import { useFormats, useTranslations } from "../../state/formats.ts";

/** Runs, tokens, failures and edits by version and day. */
export function UsagePanel({ prompt }: { readonly prompt: PromptDetail }) {
  const words = useTranslations("prompts.usage");
  const formats = useFormats();
  const reasonOf = useReason();
  const failures = (day: PromptUsageDay) =>
    day.failures.map(({ reason, count }) => words("reason", { reason: reasonOf(reason), count: formats.count(count) }));
  return (
    <Panel title={words("title")}>
      {prompt.usage.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <PlainTable
          long
          label={words("title")}
          rows={prompt.usage}
          rowKey={({ day, number }) => `${day} ${number}`}
          columns={[
            {
              key: "day",
              title: words("day"),
              namesRow: true,
              className: "whitespace-nowrap",
              render: ({ day }) => formats.day(day),
            },
            { key: "version", title: words("version"), atEnd: true, render: ({ number }) => number },
            { key: "runs", title: words("runs"), atEnd: true, render: ({ runs }) => formats.count(runs) },
            {
              key: "tokens",
              title: words("tokens"),
              atEnd: true,
              render: (day) => formats.count(day.promptTokens + day.completionTokens),
            },
            { key: "failures", title: words("failures"), render: (day) => failures(day).join(", ") },
            { key: "edits", title: words("edits"), atEnd: true, render: ({ edits }) => formats.count(edits) },
          ]}
        />
      )}
    </Panel>
  );
}

/** Words for why a text was written from figures: "check:numbers", "model:timeout". */
export function useReason(): (reason: string) => string {
  const words = useTranslations("prompts");
  return (reason) => {
    const [kind = "", detail = ""] = reason.split(":");
    if (kind === "missingValue" || kind === "longValue") return words(`usage.reasons.${kind}`);
    const check = kind === "check" ? promptChecks.find((each) => each === detail) : undefined;
    if (check !== undefined) return words("usage.reasons.check", { check: words(`checks.${check}`) });
    return words("usage.reasons.model");
  };
}
