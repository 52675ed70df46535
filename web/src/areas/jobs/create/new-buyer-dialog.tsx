import { Button, Combobox, Dialog, SelectField, TextField } from "@paygauge/ui";
import { useMemo, useState } from "react";
import * as v from "valibot";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import { buyersCalls } from "@paygauge/api-types/endpoints/buyers";
import { buyerTypes, type BuyerType } from "@paygauge/api-types/entities/buyer-types";
import { guessBuyerType } from "@paygauge/api-types/reference/buyer-type-guess";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { countryOptions } from "../../../state/countries-and-currencies.ts";

interface NewBuyerDialogProps {
  readonly issuer: IssuerOption;
  /** What was typed while looking for the buyer. */
  readonly startName: string;
  readonly onClose: () => void;
  readonly onCreated: (id: string, country: string) => void;
}

/** The type of a new buyer: the one chosen, otherwise the guess from the name, with the words of the name that show it. */
function useBuyerType(name: string) {
  const words = useTranslations("create.form");
  const [chosen, setChosen] = useState<BuyerType | "" | null>(null);
  const guess = guessBuyerType(name);
  const options = [
    { value: "", label: words("newBuyerTypes.unknown") },
    ...buyerTypes.map((value) => ({ value, label: words(`newBuyerTypes.${value}`) })),
  ];
  const type = chosen ?? guess?.type ?? "";
  const hint =
    chosen === null && guess !== null ? words("newBuyerGuess", { words: guess.because }) : words("newBuyerTypeHint");
  const choose = (value: string): void => setChosen(buyerTypes.find((each) => each === value) ?? "");
  return {
    type: type === "" ? null : type,
    field: { label: words("newBuyerType"), options, value: type, hint },
    choose,
  };
}

/** Makes a buyer without leaving the job's form. */
export function NewBuyerDialog({ issuer, startName, onClose, onCreated }: NewBuyerDialogProps) {
  const words = useTranslations("create.form");
  const { locale } = useFormats();
  const [name, setName] = useState(startName);
  const { type, field, choose } = useBuyerType(name);
  const [country, setCountry] = useState(issuer.fallbackCountryIso3);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { run, pending } = useAction("createBuyer", { operation: words("newBuyerSave"), quiet: true });
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const save = async () => {
    const read = v.safeParse(buyersCalls.createBuyer.body, { issuerId: issuer.id, name, country, buyerType: type });
    if (!read.success) {
      setProblems(Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? "name", issue.message])));
      return;
    }
    const outcome = await run({ body: read.output });
    if (outcome === null) return;
    if (!outcome.ok) {
      setProblems({ name: outcome.problem.message, ...outcome.problem.fields });
      return;
    }
    notifyDone(words("newBuyerDone", { name: read.output.name }));
    onCreated(outcome.answer.id, country);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      submitting={pending}
      title={words("newBuyerTitle")}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {words("newBuyerSave")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={words("newBuyerName")}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") void save();
          }}
          error={problems["name"]}
        />
        <Combobox
          label={words("newBuyerCountry")}
          required
          options={countries}
          value={country === "" ? undefined : country}
          onChange={setCountry}
          error={problems["country"]}
        />
        <SelectField {...field} onChange={(event) => choose(event.target.value)} error={problems["buyerType"]} />
      </div>
    </Dialog>
  );
}
