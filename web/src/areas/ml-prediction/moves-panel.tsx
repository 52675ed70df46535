import { Panel } from "@paygauge/ui";
import type { MlModels } from "@paygauge/api-types/entities/ml-prediction";
import { useTranslations } from "../../state/formats.ts";
import { useFigures } from "./use-figures.ts";

/** Where the label of the champion went, by whom, and why. */
export function MovesPanel({ moves }: Pick<MlModels, "moves">) {
  const words = useTranslations("mlPrediction.moves");
  const { day } = useFigures();
  return (
    <Panel title={words("title")}>
      <ol className="flex flex-col gap-1.5 text-data">
        {moves.map(({ on, byName, from, to, note, askedBy }) => (
          <li key={on} className="wrap-anywhere">
            {from === null ? words("first", { to }) : words("move", { from, to })}{" "}
            <span className="text-text-2">
              {askedBy === null
                ? words("by", { name: byName, day: day(on) })
                : words("forced", { name: byName, asked: askedBy, day: day(on) })}
            </span>
            {note !== "" && <span className="block text-label text-text-2">{note}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
