import { Combobox } from "@paygauge/ui";
import { useState } from "react";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { BuyerQuestion } from "./buyer-question.tsx";
import { Guessed } from "./guess-mark.tsx";
import type { DraftFactsProps } from "./draft-facts-props.ts";
import { useKeptPlace } from "./use-kept-place.ts";

/** Marks the option of a buyer that the import makes. */
const newMark = "new:";

/** The buyer: asked while nothing names it, else one of the issuer's, or a new one. */
export function BuyerChoice(props: DraftFactsProps) {
  const { draft, choices, disabled, onChoose } = props;
  const words = useTranslations("create.drop");
  const mayCreate = useMay("BuyerManagement_CREATE");
  const { buyer, buyers } = draft;
  const typed = choices.buyer !== undefined && "typed" in choices.buyer ? choices.buyer.typed : "";
  const isOwn = choices.buyer !== undefined && typed === "";
  const isAsked = buyer.value === "";
  const place = useKeptPlace(isAsked, '[data-ask="currency"]');
  const args = { column: String(buyer.args["column"] ?? ""), share: String(buyer.args["share"] ?? "") };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Guessed
        at="buyer"
        confidence={isAsked ? "required" : isOwn ? "own" : buyer.confidence}
        evidence={
          <>
            {isOwn || typed !== "" ? "" : words(`evidence.buyer.${buyer.evidence}`, args)}
            {buyer.id === null && buyer.value !== "" && ` ${words("newBuyer")}`}
          </>
        }
      >
        {isAsked ? (
          <BuyerQuestion
            buyers={buyers}
            offered={buyer.offered}
            mayCreate={mayCreate}
            isLoading={!draft.areBuyersKnown}
            disabled={disabled}
            typed={typed}
            onType={(text) => onChoose({ buyer: text === "" ? undefined : { typed: text } })}
            onChoose={(chosen) => onChoose({ buyer: chosen })}
          />
        ) : (
          <BuyerField {...props} mayCreate={mayCreate} />
        )}
      </Guessed>
    </div>
  );
}

/** The buyer that was found or chosen; another one may take its place. */
function BuyerField({ draft, disabled, mayCreate, onChoose }: DraftFactsProps & { readonly mayCreate: boolean }) {
  const form = useTranslations("create.form");
  const words = useTranslations("create.drop");
  const [search, setSearch] = useState("");
  const { buyer, buyers } = draft;
  const lower = search.trim().toLowerCase();
  const found = buyers.filter(({ name }) => name.toLowerCase().includes(lower));
  const isThere = (name: string) => buyers.some((each) => each.name.toLowerCase() === name.toLowerCase());
  const fresh = [search.trim(), buyer.id === null ? buyer.value : ""].filter(
    (name, index, all) => mayCreate && name !== "" && !isThere(name) && all.indexOf(name) === index,
  );
  const options = [
    ...fresh.map((name) => ({ value: `${newMark}${name}`, label: name, note: form("newBuyer") })),
    ...found.map(({ id, name, country }) => ({ value: id, label: name, note: country })),
  ];
  const choose = (value: string) => {
    setSearch("");
    onChoose({ buyer: value.startsWith(newMark) ? { name: value.slice(newMark.length) } : { id: value } });
  };
  return (
    <Combobox
      label={form("buyer")}
      placeholder={mayCreate ? words("buyerPlaceholder") : form("buyerPlaceholder")}
      disabled={disabled}
      options={options}
      value={buyer.id ?? `${newMark}${buyer.value}`}
      onSearch={setSearch}
      onChange={choose}
    />
  );
}
