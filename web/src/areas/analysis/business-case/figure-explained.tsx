import { useTexts } from "@paygauge/ui";
import { caseValue } from "@paygauge/api-types/value/case/case-model";
import { explain, type Figure, type PartName } from "@paygauge/api-types/value/case/explain";
import { useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useCaseView } from "./case-view.ts";
import { useParameterWords } from "./use-parameter-words.ts";

/** How a figure came about: formula, parts and inputs with their sources. */
export function FigureExplained({ of, name }: { readonly of: Figure; readonly name: string }) {
  const words = useTranslations("businessCase.explained");
  const levers = useTranslations("businessCase.levers");
  const { job, inputs, body, scenario, result } = useCaseView();
  const { capabilityNames } = useTexts();
  const { nameOfId, valueOfId, sourceOf } = useParameterWords(job);
  const money = useCaseMoney(job);
  const { formula, parts, inputs: ids } = explain(result, of);
  const partName = (part: PartName): string => {
    if (part.of === "method") return capabilityNames[part.method];
    if (part.of === "lever") return levers(part.lever);
    if (part.of === "year" || part.of === "sumAfter") return words(`parts.${part.of}`, { year: part.year });
    return words(`parts.${part.of}`);
  };
  return (
    <div className="flex w-84 max-w-[calc(100vw-48px)] flex-col gap-2 p-3 text-data">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-text-2">{words(`formulas.${formula}`)}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-2">
        {parts.map((part) => (
          <div key={Object.values(part.name).join(" ")} className="contents">
            <dt className="min-w-0">{partName(part.name)}</dt>
            <dd className="text-end tabular-nums">{money.whole(part.amount)}</dd>
          </div>
        ))}
      </dl>
      <h4 className="border-t border-line pt-2 text-label font-semibold text-text-2">{words("inputs")}</h4>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {ids.map((id) => {
          const { value, origin, from } = caseValue(inputs, body, scenario, id);
          return (
            <div key={id} className="contents">
              <dt className="min-w-0">
                {nameOfId(id)}
                <span className="block text-label text-text-3">
                  {origin === "default" ? sourceOf(from.source) : words(`origins.${origin}`)}
                </span>
              </dt>
              <dd className="text-end tabular-nums">{valueOfId(id, value)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
