import { Button, FactList, Panel, saveFile } from "@paygauge/ui";
import type { Anonymised } from "@paygauge/analysis/anonymise/anonymise-csv";
import { useFormats, useTranslations } from "../../../state/formats.ts";

interface ResultPanelProps {
  readonly content: Blob;
  readonly figures: Anonymised;
  readonly name: string;
}

/** Figures of the result, those of its rows that stay linkable, and the file to save. */
export function ResultPanel({ content, figures, name }: ResultPanelProps) {
  const words = useTranslations("dev.anonymise.result");
  const formats = useFormats();
  const { rows, suppliers, spellings, differing, recognisableRows } = figures;
  const save = () => saveFile(content, `${name.replace(/\.\w+$/, "")}-anonymised.csv`);
  return (
    <Panel
      title={words("title")}
      actions={
        <Button variant="primary" onClick={save}>
          {words("save", { bytes: formats.bytes(content.size) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <FactList
          facts={[
            [words("rows"), formats.count(rows)],
            [words("suppliers"), formats.count(suppliers)],
            [words("spellings"), formats.count(spellings)],
            [words("withheld"), formats.count(figures.withheldRows)],
            [words("leftOut"), words("leftOutCounts", { totals: figures.totalsLeftOut, lines: figures.tooLongLines })],
            [words("groups"), words("groupsCount", { count: differing })],
          ]}
        />
        <h3 className="text-data font-semibold">{words("linkable")}</h3>
        <ul className="list-disc ps-5 text-data">
          <li>{words("linkableSuppliers", { suppliers, rows })}</li>
          <li>{words("linkableSingles", { count: figures.singleRowSuppliers })}</li>
          <li>
            {recognisableRows === null
              ? words("amountsChanged")
              : words("linkableAmounts", { count: recognisableRows, rows: figures.countedRows })}
          </li>
          <li>{words("linkableKept")}</li>
          <li>{words("linkableKey")}</li>
        </ul>
      </div>
    </Panel>
  );
}
