import { caseValue, isUnstated } from "@paygauge/analysis/value/case/case-model";
import { explain, type Figure } from "@paygauge/analysis/value/case/explain";
import type { InputId, Part, PartName } from "@paygauge/analysis/value/case/explanation";
import type { IssuerKey, ParameterId } from "@paygauge/api-types/entities/case-parameters";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { useMethodNames } from "./use-method-names.ts";
import { useCaseView } from "./case-view.ts";
import { useParameterWords } from "./use-parameter-words.ts";

const isOfIssuer = (id: InputId): id is `issuer.${IssuerKey}` => id.startsWith("issuer.");

/** What an amount is called, and how it is written. */
function usePartWords() {
  const words = useTranslations("businessCase.explained");
  const levers = useTranslations("businessCase.levers");
  const issuer = useTranslations("businessCase.issuer");
  const { job } = useCaseView();
  const methodName = useMethodNames();
  const { nameOf, valueOf } = useParameterWords(job);
  const { count } = useFormats();
  const money = useCaseMoney(job);
  const partName = (part: PartName): string => {
    switch (part.of) {
      case "method":
        return methodName(part.method);
      case "lever":
        return levers(part.lever);
      case "driver":
        return nameOf(part.driver);
      case "issuerItem":
        return issuer(part.item);
      case "year":
      case "sumAfter":
        return words(`parts.${part.of}`, { year: part.year });
      default:
        return words(`parts.${part.of}`);
    }
  };
  const partText = ({ amount, unit }: Part): string => {
    if (unit === "days") return valueOf("currentPayDay", Math.round(amount));
    if (unit === "percent") return money.percent(amount);
    return unit === "count" ? count(Number(amount.toFixed(1))) : money.whole(amount);
  };
  return { partName, partText };
}

/** An input with where its value comes from. */
function useInput(): (id: InputId) => { readonly name: string; readonly source: string; readonly value: string } {
  const words = useTranslations("businessCase.explained");
  const { job, inputs, body, scenario } = useCaseView();
  const { nameOf, nameOfId, valueOf, valueOfId, sourceOf } = useParameterWords(job);
  const ofCase = (id: ParameterId) => {
    const found = caseValue(inputs, body, scenario, id);
    const { value, origin, from } = found;
    return {
      name: nameOfId(id),
      source: origin === "default" ? sourceOf(from.source) : words(`origins.${origin}`),
      value: isUnstated(found) ? "–" : valueOfId(id, value),
    };
  };
  return (id) => {
    if (!isOfIssuer(id)) return ofCase(id);
    // "issuer." and one of its keys.
    const key = id.slice("issuer.".length) as IssuerKey;
    const typed = body.issuerTyped[key];
    const known = inputs.issuer?.[key];
    return {
      name: nameOf(key),
      source: typed === undefined ? sourceOf(known?.source ?? "product") : words("origins.typed"),
      value: valueOf(key, typed ?? known?.value ?? 0),
    };
  };
}

/** How a figure came about: formula, parts and inputs with their sources. */
export function FigureExplained({ of, name }: { readonly of: Figure; readonly name: string }) {
  const words = useTranslations("businessCase.explained");
  const { result } = useCaseView();
  const { partName, partText } = usePartWords();
  const inputOf = useInput();
  const { formula, parts, inputs: ids } = explain(result, of);
  return (
    <div className="flex w-84 max-w-[calc(100vw-48px)] flex-col gap-2 p-3 text-data">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-text-2">{words(`formulas.${formula}`)}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line pt-2">
        {parts.map((part) => (
          <div key={Object.values(part.name).join(" ")} className="contents">
            <dt className="min-w-0">{partName(part.name)}</dt>
            <dd className="text-end tabular-nums">{partText(part)}</dd>
          </div>
        ))}
      </dl>
      <h4 className="border-t border-line pt-2 text-label font-semibold text-text-2">{words("inputs")}</h4>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {ids.map((id) => {
          const { name: input, source, value } = inputOf(id);
          return (
            <div key={id} className="contents">
              <dt className="min-w-0">
                {input}
                <span className="block text-label text-text-3">{source}</span>
              </dt>
              <dd className="text-end tabular-nums">{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
