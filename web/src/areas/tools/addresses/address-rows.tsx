import { PlainTable, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { verdicts, type Verdict } from "@paygauge/api-types/entities/addresses";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { DecidedAddress } from "./decided-address.ts";
import { VerdictWords } from "./verdict-words.tsx";

interface AddressRowsProps {
  readonly addresses: readonly DecidedAddress[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

/** Every checked address with its verdict, narrowed to one verdict where the user chooses it. */
export function AddressRows({ addresses, shown, onShow }: AddressRowsProps) {
  const words = useTranslations("tools.addresses");
  const formats = useFormats();
  const [only, setOnly] = useState<Verdict | "all">("all");
  const numbered = addresses.map(({ checked, ...address }, at) => ({ ...checked, ...address, at }));
  return (
    <div className="flex flex-col gap-2">
      <VerdictFilter addresses={addresses} only={only} onOnly={setOnly} />
      <PlainTable
        framed
        stacked
        label={words("results")}
        rows={numbered.filter(({ verdict }) => only === "all" || verdict === only)}
        rowKey={({ at }) => at}
        rowClass={({ at }) => (at === shown ? "bg-accent-subtle" : "")}
        columns={[
          {
            key: "verdict",
            title: words("verdict"),
            render: (address) => <VerdictWithDecision {...address} />,
          },
          {
            key: "address",
            title: words("address"),
            namesRow: true,
            className: "max-sm:w-full min-w-56 wrap-anywhere",
            render: ({ printed, entered, at }) => (
              <button
                type="button"
                aria-current={at === shown ? "true" : undefined}
                className="text-start hover:underline pointer-coarse:py-2"
                onClick={() => onShow(at)}
              >
                {printed.length === 0 ? words("noAddress") : printed.join(", ")}
                <span className="block font-normal text-text-2">{entered.slice(0, 200)}</span>
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

/** What the check says, and below it what the user decided or edited. */
function VerdictWithDecision({
  verdict,
  decision,
  isEdited,
}: Pick<DecidedAddress, "decision" | "isEdited"> & { readonly verdict: Verdict }) {
  const words = useTranslations("tools.addresses");
  return (
    <>
      <VerdictWords verdict={verdict} />
      {(decision !== null || isEdited) && (
        <span className="block text-label text-text-2">{words(decision ?? "edited")}</span>
      )}
    </>
  );
}

interface VerdictFilterProps extends Pick<AddressRowsProps, "addresses"> {
  readonly only: Verdict | "all";
  readonly onOnly: (only: Verdict | "all") => void;
}

function VerdictFilter({ addresses, only, onOnly }: VerdictFilterProps) {
  const words = useTranslations("tools.addresses");
  const names = useTranslations("tools.addresses.verdicts");
  const formats = useFormats();
  const count = (verdict: Verdict) => addresses.filter(({ checked }) => checked.verdict === verdict).length;
  return (
    <div className="w-64 max-sm:w-full">
      <SelectField
        label={words("show")}
        value={only}
        options={[
          { value: "all", label: words("all", { count: addresses.length }) },
          ...verdicts.map((value) => ({ value, label: `${names(value)} ${formats.count(count(value))}` })),
        ]}
        onChange={({ target }) => onOnly(verdicts.find((each) => each === target.value) ?? "all")}
      />
    </div>
  );
}
