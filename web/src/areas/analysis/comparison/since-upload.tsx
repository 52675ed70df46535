import { Panel, TextLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useCall } from "../../../data/use-call.ts";
import { Figure } from "../../../data/figures/figure.tsx";
import { changeFigure } from "../../../data/figures/figure-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { movedOf } from "../../../state/level-moves.ts";
import { FactsList } from "../facts-list.tsx";

interface SinceUploadProps {
  readonly jobId: string;
  readonly summary: Pick<JobSummary, "currency" | "minorDigits">;
}

/** What changed since the upload before, where there was one: the newest run next to the last one of that upload. */
export function SinceUpload({ jobId, summary }: SinceUploadProps) {
  const words = useTranslations("runs.since");
  const { count, money, day } = useFormats();
  const { data: known } = useCall("jobRuns", { params: { jobId } });
  const [newest] = known?.runs ?? [];
  const earlier = known?.runs.find(({ upload }) => upload !== newest?.upload);
  const query = earlier && newest && { before: earlier.run, after: newest.run };
  const { data: found } = useCall("compareRuns", query === undefined ? null : { params: { jobId }, query });
  if (query === undefined || found === undefined) return null;
  const { before, after, changes } = found;
  const signed = (difference: number, text: string) => (difference > 0 ? `+${text}` : text);
  const moved = movedOf(changes?.moves ?? []);
  const sum = (way: "up" | "down") => moved.reduce((all, each) => all + each[way], 0);
  const suppliers = after.suppliersCount - before.suppliersCount;
  const changed = (key: "spend" | "opportunity", minor: { readonly before: number; readonly after: number }) => {
    const of = changeFigure(summary, key, minor);
    const change = of.result?.minor ?? 0;
    return (
      <Figure of={of}>{signed(change, money(String(change), summary.currency, summary.minorDigits, true))}</Figure>
    );
  };
  return (
    <Panel
      title={words("title")}
      facts={words("facts", { number: String(before.number), day: day(before.finishedOn) })}
    >
      <FactsList
        facts={[
          { key: "suppliers", label: words("suppliers"), value: signed(suppliers, count(suppliers)) },
          {
            key: "spend",
            label: words("spend"),
            value: changed("spend", { before: Number(before.spendMinor), after: Number(after.spendMinor) }),
          },
          {
            key: "opportunity",
            label: words("opportunity"),
            value: changed("opportunity", { before: before.opportunityMinor, after: after.opportunityMinor }),
          },
          ...(changes === null
            ? []
            : [
                { key: "joined", label: words("joined"), value: count(changes.joined.suppliers) },
                { key: "left", label: words("left"), value: count(changes.left.suppliers) },
                { key: "up", label: words("up"), value: count(sum("up")) },
                { key: "down", label: words("down"), value: count(sum("down")) },
              ]),
        ]}
      />
      <p className="mt-2 text-data">
        <TextLink href={linkTo("jobComparison", { jobId }, query)}>{words("compare")}</TextLink>
      </p>
    </Panel>
  );
}
