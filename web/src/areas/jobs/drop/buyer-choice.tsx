import { Button, Combobox } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { Guessed } from "./guess-mark.tsx";
import type { DraftFactsProps } from "./draft-facts-props.ts";
import type { KnownBuyer } from "./guess-buyer.ts";

/** Marks the option of a buyer that the import makes. */
const newMark = "new:";

/** The buyer: one of the issuer's, or a new one by the name that the file or the person gives. */
export function BuyerChoice({ draft, choices, disabled, onChoose }: DraftFactsProps) {
  const form = useTranslations("create.form");
  const words = useTranslations("create.drop");
  const mayCreate = useMay("BuyerManagement_CREATE");
  const [search, setSearch] = useState("");
  const { buyer, buyers } = draft;
  const isOwn = choices.buyer !== undefined;
  const lower = search.trim().toLowerCase();
  const found = buyers.filter(({ name }) => name.toLowerCase().includes(lower));
  const isThere = (name: string) => buyers.some((each) => each.name.toLowerCase() === name.toLowerCase());
  const isOffered = (id: string) => buyer.offered.some((each) => each.id === id);
  const ranked = found.toSorted((a, b) => Number(isOffered(b.id)) - Number(isOffered(a.id)));
  const fresh = [search.trim(), buyer.id === null ? buyer.value : ""].filter(
    (name, index, all) => mayCreate && name !== "" && !isThere(name) && all.indexOf(name) === index,
  );
  const options = [
    ...fresh.map((name) => ({ value: `${newMark}${name}`, label: name, note: form("newBuyer") })),
    ...ranked.map(({ id, name, country }) => ({ value: id, label: name, note: country })),
  ];
  const choose = (value: string) => {
    setSearch("");
    onChoose({ buyer: value.startsWith(newMark) ? { name: value.slice(newMark.length) } : { id: value } });
  };
  const args = { column: String(buyer.args["column"] ?? ""), share: String(buyer.args["share"] ?? "") };
  const value = buyer.id ?? (buyer.value === "" ? undefined : `${newMark}${buyer.value}`);
  return (
    <Guessed
      confidence={isOwn ? "own" : buyer.confidence}
      evidence={
        <>
          {isOwn ? "" : words(`evidence.buyer.${buyer.evidence}`, args)}
          {buyer.id === null && buyer.value !== "" && ` ${words("newBuyer")}`}
        </>
      }
    >
      {!isOwn && buyer.offered.length > 0 && (
        <Offered buyers={buyer.offered} disabled={disabled} onChoose={(id) => onChoose({ buyer: { id } })} />
      )}
      <Combobox
        label={form("buyer")}
        placeholder={mayCreate ? words("buyerPlaceholder") : form("buyerPlaceholder")}
        disabled={disabled}
        options={options}
        value={value}
        onSearch={setSearch}
        onChange={choose}
      />
    </Guessed>
  );
}

interface OfferedProps {
  readonly buyers: readonly KnownBuyer[];
  readonly disabled: boolean;
  readonly onChoose: (id: string) => void;
}

/** Buyers that fit alike, one press each. */
function Offered({ buyers, disabled, onChoose }: OfferedProps) {
  const words = useTranslations("create.drop");
  return (
    <fieldset aria-label={words("offered")} className="order-last flex flex-wrap gap-2">
      {buyers.map(({ id, name }) => (
        <Button key={id} size="sm" disabled={disabled} onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
