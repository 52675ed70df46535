import { BandGlyph, bandOf, Panel, PlainTable, MessageText, useTexts } from "@paygauge/ui";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { ruledLevel } from "@paygauge/api-types/reason-words/lift-sentence";
import { kindOf } from "@paygauge/api-types/reason-words/reason-sentence";
import { BandMark } from "../overrides/band-mark.tsx";
import { Term } from "../../../glossary/term.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { PointsBar } from "./points-bar.tsx";
import { LiftWords } from "./lift-words.tsx";
import { signedPoints } from "./signed-points.ts";
import { useReasonWords } from "./reason-words.ts";

interface ScoresPanelProps {
  readonly detail: SupplierDetail;
  /** Matched against a made directory. */
  readonly isDemo: boolean;
}

/** Every capability of the job with its level, its points and why: the trace of the rules, in sentences. */
export function ScoresPanel({ detail, isDemo }: ScoresPanelProps) {
  const words = useTranslations("suppliers.page");
  const texts = useTexts();
  return (
    <Panel
      title={words("scores")}
      isDemo={isDemo}
      facts={<Term id="ruleset">{words("ruleset", { version: String(detail.scoringRulesetVersion) })}</Term>}
    >
      <PlainTable
        stacked
        label={words("scores")}
        columns={[
          {
            key: "capability",
            title: <Term id="capability">{words("capability")}</Term>,
            render: (capability) => texts.capabilityNames[capability],
            namesRow: true,
            className: "max-sm:grow",
          },
          {
            key: "level",
            title: <Term id="scoreLevel">{words("level")}</Term>,
            render: (capability) => (
              <>
                <BandGlyph band={bandOf(detail.row[`${capability}Score`] ?? "None") ?? "none"} />
                <BandMark row={detail.row} capability={capability} />
              </>
            ),
          },
          {
            key: "points",
            title: <Term id="points">{words("points")}</Term>,
            render: (capability) => (
              <PointsBar
                points={detail.points[capability] ?? 0}
                level={ruledLevel(detail, capability)}
                levelPoints={detail.levelPoints}
              />
            ),
            atEnd: true,
            className: "whitespace-nowrap",
          },
          {
            key: "reasons",
            title: words("reasons"),
            render: (capability) => (
              <Reasons
                of={detail}
                reasons={detail.reasons[capability] ?? []}
                // The reasons are the rules': they tell of the level that these give.
                level={ruledLevel(detail, capability)}
              />
            ),
            className: "w-2/5 max-sm:w-full max-sm:pt-1",
          },
          {
            key: "lift",
            title: words("lift"),
            render: (capability) => (
              <>
                {/* Stacked, a cell has no head above it. */}
                <span className="text-text-2 sm:hidden">{texts.labelled(words("lift"), "")}</span>
                <LiftWords detail={detail} capability={capability} />
              </>
            ),
            className: "w-1/4 max-sm:w-full max-sm:pt-1",
          },
        ]}
        rows={capabilities.filter((each) => detail.row[`${each}Score`] !== undefined)}
        rowKey={(capability) => capability}
      />
      <p className="mt-2 text-label text-text-2">
        <ReferenceNote detail={detail} /> <MessageText message={detail.annualisation} />
      </p>
    </Panel>
  );
}

/** At which rate the ruleset's numbers were turned into the job's currency; nothing where they are in it. */
function ReferenceNote({ detail: { currency, reference } }: { readonly detail: SupplierDetail }) {
  const words = useTranslations("suppliers.page");
  const { locale } = useFormats();
  if (currency === reference.currency) return null;
  const rate = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(reference.rate);
  return words("referenceNote", { reference: reference.currency, currency, rate });
}

interface ReasonsProps {
  readonly of: SupplierDetail;
  readonly reasons: readonly ScoreReason[];
  readonly level: Parameters<typeof kindOf>[1];
}

/** Reasons in sight: the strongest; the others open below. */
const mostReasons = 3;

function Reasons({ of, reasons, level }: ReasonsProps) {
  const words = useTranslations("suppliers.page");
  // A gate or a cap decides more than any points.
  const strength = ({ points }: ScoreReason) => (points === 0 ? Number.POSITIVE_INFINITY : Math.abs(points));
  const sorted = reasons.toSorted((a, b) => (strength(a) === strength(b) ? 0 : strength(b) - strength(a)));
  const list = (shown: readonly ScoreReason[]) => <ReasonList {...{ of, level, all: reasons, shown }} />;
  // One more takes no more room than the line that would open it.
  if (sorted.length <= mostReasons + 1) return list(sorted);
  return (
    <>
      {list(sorted.slice(0, mostReasons))}
      <details>
        <summary className="ms-10 min-h-6 w-fit cursor-pointer content-center rounded-control text-label text-text-2 pointer-coarse:min-h-11">
          {words("moreReasons", { count: sorted.length - mostReasons })}
        </summary>
        {list(sorted.slice(mostReasons))}
      </details>
    </>
  );
}

interface ReasonListProps extends Omit<ReasonsProps, "reasons"> {
  readonly all: readonly ScoreReason[];
  readonly shown: readonly ScoreReason[];
}

function ReasonList({ of, all, shown, level }: ReasonListProps) {
  const say = useReasonWords(of);
  return (
    <ul className="flex flex-col gap-0.5">
      {shown.map((reason) => {
        const kind = kindOf(reason, level, all);
        return (
          <li key={`${kind} ${reason.code}`} className="flex items-baseline gap-2">
            <span className="w-8 shrink-0 text-end font-medium">
              {kind === "points" ? signedPoints(reason.points) : ""}
            </span>
            <span className={`min-w-0 wrap-anywhere ${kind === "points" ? "" : "text-text-2"}`}>
              {say(reason, kind)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
