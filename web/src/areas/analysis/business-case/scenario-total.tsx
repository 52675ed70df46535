import { useMemo } from "react";
import { caseResult, caseValues, countingMethods, type Scenario } from "@paygauge/analysis/value/case/case-model";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { CaseContext, useCaseView } from "./case-view.ts";
import { Figure } from "./figure.tsx";
import { useScenarioName } from "../../../state/scenario-name.ts";

/** What a scenario comes to; it opens as that scenario computes it, whichever is in sight. */
export function ScenarioTotal({ scenario }: { readonly scenario: Scenario }) {
  const words = useTranslations("businessCase.scenarios");
  const view = useCaseView();
  const { job, inputs, body, years } = view;
  const nameOf = useScenarioName();
  const money = useCaseMoney(job);
  const of = useMemo(() => {
    const values = caseValues(inputs, body, scenario);
    return { values, result: caseResult(inputs, values, years) };
  }, [inputs, body, scenario, years]);
  if (countingMethods(inputs, of.values).length === 0) return "–";
  return (
    <CaseContext value={{ ...view, scenario, ...of }}>
      <Figure of={{ kind: "total" }} name={words("totalOf", { name: nameOf(scenario) })}>
        {money.whole(of.result.total)}
      </Figure>
    </CaseContext>
  );
}
