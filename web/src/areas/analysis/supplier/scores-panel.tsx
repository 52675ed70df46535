import { BandGlyph, bandOf, Panel, PlainTable, Said, useTexts } from "@paygauge/ui";
import { capabilities, type ScoreReason, type SupplierDetail } from "@paygauge/api-types";
import { useFormats, useWords } from "../../../state/formats.ts";
import { kindOf, useReasonWords } from "./reason-words.ts";

/** Every capability with its level, its points and why: the trace of the rules, in sentences. */
export function ScoresPanel({ detail }: { readonly detail: SupplierDetail }) {
  const words = useWords("suppliers.page");
  const texts = useTexts();
  const recommended = detail.row.recommendedMethod;
  const formats = useFormats();
  return (
    <Panel title={words("scores")} facts={words("ruleset", { version: String(detail.scoringRulesetVersion) })}>
      <p className="mb-2 text-data">
        <span className="font-semibold">{texts.labelled(words("recommended"), "")}</span>
        {recommended === null ? words("recommendedNone") : texts.capabilityNames[recommended]}
        {recommended !== null && <span className="block text-label text-text-2">{words("recommendedWhy")}</span>}
      </p>
      <PlainTable
        stacked
        label={words("scores")}
        columns={[
          {
            key: "capability",
            title: words("capability"),
            render: (capability) => texts.capabilityNames[capability],
            namesRow: true,
            className: "max-sm:grow",
          },
          {
            key: "level",
            title: words("level"),
            render: (capability) => <BandGlyph band={bandOf(detail.row[`${capability}Score`]) ?? "none"} />,
          },
          {
            key: "points",
            title: words("points"),
            render: (capability) => words("pointsOf", { points: formats.count(detail.points[capability] ?? 0) }),
            atEnd: true,
            className: "whitespace-nowrap",
          },
          {
            key: "reasons",
            title: words("reasons"),
            render: (capability) => (
              <Reasons reasons={detail.reasons[capability] ?? []} level={detail.row[`${capability}Score`]} />
            ),
            className: "w-3/5 max-sm:w-full max-sm:pt-1",
          },
        ]}
        rows={capabilities}
        rowKey={(capability) => capability}
      />
      <p className="mt-2 text-label text-text-2">
        {words("referenceNote")} <Said text={detail.annualisation} />
      </p>
    </Panel>
  );
}

interface ReasonsProps {
  readonly reasons: readonly ScoreReason[];
  readonly level: Parameters<typeof kindOf>[1];
}

function Reasons({ reasons, level }: ReasonsProps) {
  const say = useReasonWords();
  return (
    <ul className="flex flex-col gap-0.5">
      {reasons.map((reason) => {
        const kind = kindOf(reason, level, reasons);
        return (
          <li key={`${kind} ${reason.code}`} className="flex items-baseline gap-2">
            <span className="w-8 shrink-0 text-end font-medium">{kind === "points" ? signed(reason.points) : ""}</span>
            <span className={`min-w-0 wrap-anywhere ${kind === "points" ? "" : "text-text-2"}`}>
              {say(reason, kind)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** "+45", with a true minus sign for what is taken. */
function signed(points: number): string {
  return points < 0 ? `\u2212${-points}` : `+${points}`;
}
