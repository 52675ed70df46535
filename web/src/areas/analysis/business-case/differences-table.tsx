import { PlainTable } from "@paygauge/ui";
import type { CaseBody } from "@paygauge/analysis/value/case/case-model";
import { caseDifferences, type CaseDifference } from "@paygauge/analysis/value/case/compare";
import type { IssuerKey, ParameterId } from "@paygauge/api-types/entities/case-parameters";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseView } from "./case-view.ts";
import { useScenarioName } from "../../../state/scenario-name.ts";
import { useParameterWords } from "./use-parameter-words.ts";

interface DifferencesTableProps {
  readonly before: CaseBody;
  readonly after: CaseBody;
  readonly beforeTitle: string;
  readonly afterTitle: string;
}

/** Two bodies side by side, place by place; nothing where they are the same. */
export function DifferencesTable({ before, after, beforeTitle, afterTitle }: DifferencesTableProps) {
  const words = useTranslations("businessCase.versions");
  const textOf = useDifferenceWords();
  const nameOf = useScenarioName();
  const rows = caseDifferences(before, after);
  if (rows.length === 0) return <p className="text-data text-text-2">{words("same")}</p>;
  const scenarioOf = (id: string | null): string => {
    const found = [...after.scenarios, ...before.scenarios].find((each) => each.id === id);
    return found === undefined ? words("base") : nameOf(found);
  };
  return (
    <PlainTable
      label={words("differences")}
      columns={[
        {
          key: "what",
          title: words("what"),
          namesRow: true,
          render: (row: CaseDifference) => (
            <>
              {textOf.name(row.id)}
              <span className="block text-label font-normal text-text-3">{scenarioOf(row.scenario)}</span>
            </>
          ),
        },
        { key: "before", title: beforeTitle, atEnd: true, render: (row) => textOf.value(row.id, row.before) },
        { key: "after", title: afterTitle, atEnd: true, render: (row) => textOf.value(row.id, row.after) },
      ]}
      rows={rows}
      rowKey={({ scenario, id }) => `${scenario ?? ""} ${id}`}
    />
  );
}

function useDifferenceWords() {
  const words = useTranslations("businessCase.versions");
  const { job } = useCaseView();
  const { nameOf, nameOfId, valueOf, valueOfId } = useParameterWords(job);
  const issuerKey = (id: string): IssuerKey | null => (id.startsWith("issuer.") ? (id.slice(7) as IssuerKey) : null);
  return {
    name: (id: CaseDifference["id"]): string => {
      if (id === "useCases" || id === "name" || id === "there") return words(`places.${id}`);
      const key = issuerKey(id);
      return key === null ? nameOfId(id as ParameterId) : nameOf(key);
    },
    value: (id: CaseDifference["id"], value: number | string | null): string => {
      if (value === null) return words("none");
      if (typeof value === "string") return value === "" ? words("there") : value;
      const key = issuerKey(id);
      return key === null ? valueOfId(id as ParameterId, value) : valueOf(key, value);
    },
  };
}
