import { Panel } from "@paygauge/ui";
import type { MlModel } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

interface IssuersListProps {
  readonly model: MlModel;
  readonly champion: MlModel | undefined;
}

/** What a model says of an issuer that it never learned from, with the champion's figure. */
export function IssuersList({ model, champion }: IssuersListProps) {
  const words = useTranslations("mlPrediction.issuers");
  const { score } = useFigures();
  const before = new Map(champion?.figures.issuers.map(({ issuerId, auc }) => [issuerId, auc]));
  const { issuers } = model.figures;
  return (
    <Panel title={words("title")} facts={words("facts")}>
      {issuers.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-data">
          {issuers.map(({ issuerId, name, labels, auc }) => {
            const champions = before.get(issuerId);
            return (
              <li key={issuerId} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  <span className="block text-label text-text-2">{words("labels", { labels })}</span>
                </span>
                <span className="text-end tabular-nums">
                  <span className="font-medium">{score(auc)}</span>
                  {champions !== undefined && (
                    <span className="block text-label text-text-2">
                      {words("champion", { value: score(champions) })}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-3 border-t border-line pt-3 text-label text-text-2">{words("learns")}</p>
    </Panel>
  );
}
