import { PlainTable, useTexts } from "@paygauge/ui";
import type { ComparedSide, PublishPreview, RunChanges } from "@paygauge/api-types/entities/comparison";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { movedOf } from "../../state/level-moves.ts";

/** What publishing changes against what is published. */
export function PublishDifference({ preview }: { readonly preview: PublishPreview }) {
  const words = useTranslations("runs.publish");
  const { before, after, changes } = preview;
  return (
    <div className="flex flex-col gap-4 text-data">
      {before === null ? (
        <p>
          <First after={after} />
        </p>
      ) : (
        <section aria-label={words("changes")}>
          <h3 className="mb-1 text-label font-semibold">
            {words("changesTo", { before: String(before.number), after: String(after.number) })}
          </h3>
          <Headline before={before} after={after} changes={changes} />
          {changes !== null && <Moves changes={changes} />}
        </section>
      )}
    </div>
  );
}

function First({ after }: { readonly after: ComparedSide }) {
  const words = useTranslations("runs.publish");
  const { money } = useFormats();
  return words("first", {
    count: after.suppliersCount,
    spend: money(after.spendMinor, after.currency, after.minorDigits, true),
  });
}

interface HeadlineProps {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  readonly changes: RunChanges | null;
}

function Headline({ before, after, changes }: HeadlineProps) {
  const words = useTranslations("runs.publish");
  const { count, money } = useFormats();
  const spend = ({ spendMinor, currency, minorDigits }: ComparedSide) => money(spendMinor, currency, minorDigits, true);
  const version = (made: keyof Pick<ComparedSide, "scoringRulesetVersion" | "confidenceRulesetVersion">) => ({
    before: String(before[made]),
    after: String(after[made]),
  });
  const lines = [
    words("suppliers", { before: count(before.suppliersCount), after: count(after.suppliersCount) }),
    ...(changes === null
      ? []
      : [words("joinedLeft", { joined: changes.joined.suppliers, left: changes.left.suppliers })]),
    words("spend", { before: spend(before), after: spend(after) }),
    ...(before.scoringRulesetVersion === after.scoringRulesetVersion
      ? []
      : [words("scoring", version("scoringRulesetVersion"))]),
    ...(before.confidenceRulesetVersion === after.confidenceRulesetVersion
      ? []
      : [words("confidence", version("confidenceRulesetVersion"))]),
    ...(before.directoryVersion === after.directoryVersion
      ? []
      : [
          words("directory", {
            before: String(before.directoryVersion ?? "–"),
            after: String(after.directoryVersion ?? "–"),
          }),
        ]),
  ];
  return (
    <ul className="list-disc ps-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Moves({ changes }: { readonly changes: RunChanges }) {
  const words = useTranslations("runs.publish");
  const texts = useTexts();
  const { count } = useFormats();
  const moved = movedOf(changes.moves);
  if (moved.length === 0) return <p className="mt-2 text-text-2">{words("noMoves")}</p>;
  return (
    <div className="mt-2">
      <PlainTable
        label={words("moves")}
        columns={[
          {
            key: "capability",
            title: words("capability"),
            render: ({ capability }) => texts.capabilityNames[capability],
            namesRow: true,
          },
          { key: "up", title: words("up"), render: ({ up }) => count(up), atEnd: true },
          { key: "down", title: words("down"), render: ({ down }) => count(down), atEnd: true },
        ]}
        rows={moved}
        rowKey={({ capability }) => capability}
      />
    </div>
  );
}
