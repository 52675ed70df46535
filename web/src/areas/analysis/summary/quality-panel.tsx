import { Panel, TextLink } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types";
import { callHref } from "../../../data/call-api.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { FactsList, type Fact } from "../facts-list.tsx";

interface QualityPanelProps {
  readonly jobId: string;
  readonly quality: JobSummary["quality"];
}

/** What the files held and what became of their rows. */
export function QualityPanel({ jobId, quality }: QualityPanelProps) {
  const words = useWords("analysis.summary");
  const formats = useFormats();
  const noted = (key: "blank" | "totalRows" | "repeated" | "redacted" | "undated" | "credits"): Fact => ({
    key,
    label: words(key),
    value: formats.count(quality[key]),
    note: quality[key] > 0 ? words(`${key}Note`) : undefined,
  });
  const rejected: Fact = {
    key: "rejected",
    label: words("rejected"),
    value: formats.count(quality.rejected),
    note:
      quality.rejected > 0 ? (
        <TextLink href={callHref("exportRejects", { params: { jobId }, query: { locale: formats.locale } })} download>
          {words("downloadRejects")}
        </TextLink>
      ) : undefined,
  };
  const { firstDate, lastDate } = quality;
  const period =
    firstDate === null || lastDate === null
      ? words("periodNone")
      : words("periodRange", { first: formats.day(firstDate), last: formats.day(lastDate) });
  return (
    <Panel title={words("quality")}>
      <FactsList
        facts={[
          { key: "rows", label: words("rows"), value: formats.count(quality.rows) },
          { key: "accepted", label: words("accepted"), value: formats.count(quality.accepted) },
          rejected,
          noted("blank"),
          noted("totalRows"),
          noted("repeated"),
          noted("redacted"),
          noted("undated"),
          noted("credits"),
          { key: "spellings", label: words("spellings"), value: formats.count(quality.variants) },
          { key: "period", label: words("period"), value: period },
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
