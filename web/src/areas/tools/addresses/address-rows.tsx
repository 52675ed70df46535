import { PlainTable, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { verdicts, type CheckedAddress, type Verdict } from "@paygauge/api-types/entities/addresses";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { VerdictWords } from "./verdict-words.tsx";

interface AddressRowsProps {
  readonly rows: readonly CheckedAddress[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

/** Every checked address with its verdict, narrowed to one verdict where the user chooses it. */
export function AddressRows({ rows, shown, onShow }: AddressRowsProps) {
  const words = useTranslations("tools.addresses");
  const formats = useFormats();
  const names = useTranslations("tools.addresses.verdicts");
  const [only, setOnly] = useState<Verdict | "all">("all");
  const numbered = rows.map((row, at) => ({ ...row, at }));
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  return (
    <div className="flex flex-col gap-2">
      <div className="w-64 max-sm:w-full">
        <SelectField
          label={words("show")}
          value={only}
          options={[
            { value: "all", label: words("all", { count: rows.length }) },
            ...verdicts.map((value) => ({ value, label: `${names(value)} ${formats.count(count(value))}` })),
          ]}
          onChange={({ target }) => setOnly(verdicts.find((each) => each === target.value) ?? "all")}
        />
      </div>
      <PlainTable
        framed
        stacked
        label={words("results")}
        rows={numbered.filter(({ verdict }) => only === "all" || verdict === only)}
        rowKey={({ at }) => at}
        rowClass={({ at }) => (at === shown ? "bg-accent-subtle" : "")}
        columns={[
          { key: "verdict", title: words("verdict"), render: ({ verdict }) => <VerdictWords verdict={verdict} /> },
          {
            key: "address",
            title: words("address"),
            namesRow: true,
            className: "max-sm:w-full min-w-56 wrap-anywhere",
            render: ({ printed, input, at }) => (
              <button
                type="button"
                aria-current={at === shown ? "true" : undefined}
                className="text-start hover:underline pointer-coarse:py-2"
                onClick={() => onShow(at)}
              >
                {printed.length === 0 ? words("noAddress") : printed.join(", ")}
                <span className="block font-normal text-text-2">{input.slice(0, 200)}</span>
              </button>
            ),
          },
          { key: "country", title: words("country"), render: ({ countryIso2 }) => countryIso2 ?? "–" },
          {
            key: "score",
            title: words("score"),
            atEnd: true,
            render: ({ score }) => formats.amount(score.toFixed(2)),
          },
        ]}
      />
    </div>
  );
}
