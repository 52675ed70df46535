import { Panel, TextLink } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { MoneyClass } from "@paygauge/api-types/entities/import-money";
import { callHref } from "../../../data/call-api.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useAnalysisWords } from "../use-analysis-words.ts";
import { useCounted } from "../use-document-words.ts";
import { FactsList, type Fact } from "../facts-list.tsx";

interface QualityPanelProps {
  readonly jobId: string;
  readonly quality: JobSummary["quality"];
  /** false: the files state no money, and no sum is shown. */
  readonly hasFigures?: boolean;
}

/** What the files held and what became of their rows. */
export function QualityPanel({ jobId, quality, hasFigures = true }: QualityPanelProps) {
  const words = useTranslations("analysis.summary");
  const formats = useFormats();
  const run = useRunQuery();
  const analysis = useAnalysisWords();
  const counted = useCounted();
  /** The money of a class, in each currency that it is written in. */
  const moneyOf = (key: MoneyClass | "redacted"): readonly string[] =>
    (quality.money ?? [])
      .filter((money) => money[key] !== "0")
      .map((money) => formats.money(money[key], money.currency, money.minorDigits));
  const moneyKeys = { voided: "voided", repeated: "leftOut", redacted: "redacted" } as const;
  const isMoneyKey = (key: string): key is keyof typeof moneyKeys => Object.hasOwn(moneyKeys, key);
  const noted = (key: "blank" | "totalRows" | "voided" | "repeated" | "redacted" | "undated" | "credits"): Fact => ({
    key,
    label: words(key),
    value: formats.count(quality[key] ?? 0),
    note:
      (quality[key] ?? 0) > 0
        ? [...(isMoneyKey(key) ? moneyOf(moneyKeys[key]) : []), words(`${key}Note`)].join(" · ")
        : undefined,
  });
  const rejected: Fact = {
    key: "rejected",
    label: words("rejected"),
    value: formats.count(quality.rejected),
    note:
      quality.rejected > 0 ? (
        <>
          {moneyOf("rejected").map((sum) => (
            <span key={sum} className="block">
              {sum}
            </span>
          ))}
          <TextLink
            href={callHref("exportRejects", { params: { jobId }, query: { ...run, locale: formats.locale } })}
            download
          >
            {words("downloadRejects")}
          </TextLink>
        </>
      ) : undefined,
  };
  const { firstDate, lastDate, countryAssumed: assumed, waiting = [] } = quality;
  const sumOf = ({ currency, sumMinor, minorDigits }: (typeof waiting)[number]) =>
    currency === "" ? words("unknownCurrency") : formats.money(sumMinor, currency, minorDigits);
  const period =
    firstDate === null || lastDate === null
      ? words("periodNone")
      : words("periodRange", { first: formats.day(firstDate), last: formats.day(lastDate) });
  return (
    <Panel title={words("quality")}>
      <FactsList
        inColumns={hasFigures}
        facts={[
          { key: "rows", label: words("rows"), value: formats.count(quality.rows) },
          { key: "accepted", label: words("accepted"), value: formats.count(quality.accepted) },
          rejected,
          noted("blank"),
          ...(hasFigures ? [noted("totalRows")] : []),
          ...((quality.voided ?? 0) > 0 ? [noted("voided")] : []),
          noted("repeated"),
          noted("redacted"),
          ...(hasFigures ? [noted("undated"), noted("credits")] : []),
          ...(waiting.length === 0
            ? []
            : [
                {
                  key: "waiting",
                  label: words("waiting"),
                  value: formats.count(waiting.reduce((sum, { rows }) => sum + rows, 0)),
                  note: words("waitingNote", { sums: waiting.map(sumOf).join(", ") }),
                },
              ]),
          ...(assumed === undefined || assumed.rows === 0
            ? []
            : [
                {
                  key: "countryAssumed",
                  label: words("countryAssumed"),
                  value: formats.count(assumed.rows),
                  note: words("countryAssumedNote", { country: analysis.country(assumed.country) }),
                },
              ]),
          {
            key: "spellings",
            label: words("spellings"),
            value: formats.count(quality.names ?? quality.variants),
          },
          ...(hasFigures && counted !== undefined
            ? [{ key: "counted", label: words("counted"), value: words(`countedAs.${counted}`) }]
            : []),
          ...(hasFigures ? [{ key: "period", label: words("period"), value: period }] : []),
          ...quality.files.map((file, index): Fact => ({
            key: `file-${index}`,
            label: file.fileName,
            value: words("file", { accepted: formats.count(file.accepted), rejected: formats.count(file.rejected) }),
          })),
        ]}
      />
    </Panel>
  );
}
