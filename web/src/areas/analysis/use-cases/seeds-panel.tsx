import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { Badge, Button, Panel, PlainTable, useTexts, type PlainColumn } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseSeed } from "@paygauge/api-types/entities/use-cases";
import { useTranslations } from "../../../state/formats.ts";
import type { NewUseCase } from "./save-use-case-dialog.tsx";
import { useSetColumns } from "./use-set-columns.tsx";
import { WhyNobody } from "./why-nobody.tsx";

interface SeedsPanelProps {
  readonly job: Job;
  readonly seeds: readonly UseCaseSeed[];
  /** Absent: the user may not save. */
  readonly onSave?: ((from: NewUseCase) => void) | undefined;
}

const isFound = ({ isOffered, totals }: UseCaseSeed): boolean => isOffered && totals.suppliers > 0;

/** What is proposed for the job; one that finds no one says why. */
export function SeedsPanel({ job, seeds, onSave }: SeedsPanelProps) {
  const words = useTranslations("useCases.list");
  const names = useTranslations("useCases.seeds");
  const figures = useSetColumns<UseCaseSeed>(job, isFound);
  const save: PlainColumn<UseCaseSeed> = {
    key: "save",
    title: words("save"),
    titleHidden: true,
    render: (of) =>
      isFound(of) && (
        <Button
          size="sm"
          aria-label={words("saveOf", { name: names(of.seed) })}
          onClick={() => onSave?.({ name: names(of.seed), method: of.method, criteria: of.criteria, seed: of.seed })}
        >
          {words("save")}
        </Button>
      ),
    atEnd: true,
  };
  return (
    <Panel title={words("proposed")} isDemo={restsOnDemo(job.directory)} facts={words("proposedFacts")}>
      <PlainTable
        stacked
        label={words("proposed")}
        columns={[
          {
            key: "name",
            title: words("name"),
            render: (of) => <SeedName job={job} of={of} />,
            namesRow: true,
          },
          ...figures,
          ...(onSave === undefined ? [] : [save]),
        ]}
        rows={seeds}
        rowKey={({ seed }) => seed}
      />
    </Panel>
  );
}

/** What a proposal is called, its method, and why there is no one where that is so. */
function SeedName({ job, of }: { readonly job: Job; readonly of: UseCaseSeed }) {
  const words = useTranslations("useCases.list");
  const names = useTranslations("useCases.seeds");
  const texts = useTexts();
  const method = texts.capabilityNames[of.method];
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        {names(of.seed)} <Badge tone="accent">{method}</Badge>
      </span>
      {!isFound(of) && (
        <span className="text-label font-normal text-text-2">
          {of.isOffered ? (
            <WhyNobody job={job} criteria={of.criteria} why={of.why} />
          ) : (
            words("notOffered", { issuer: job.issuerName, method })
          )}
        </span>
      )}
    </span>
  );
}
