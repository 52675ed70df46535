import { FactList, Panel, TextLink } from "@paygauge/ui";
import { useMemo } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import { type Buyer, buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { buyerTypes } from "@paygauge/api-types/entities/buyer-types";
import { guessBuyerType } from "@paygauge/api-types/reference/buyer-type-guess";
import { useCall } from "../../../data/use-call.ts";
import type { ControlsProps, RecordDefinition } from "../../../records/record-definition.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";

const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

function BuyerControls({ part, row, children }: ControlsProps) {
  const words = useTranslations("records.buyer");
  // The form of a buyer is given buyers alone.
  const buyer = row as Buyer | undefined;
  const page = useTranslations("records.page");
  const chooseIssuer = useTranslations("records.buyer")("chooseIssuer");
  const { locale } = useFormats();
  // Whose a buyer is can be said of a new one alone.
  const issuers = useCall("issuers", part === "create" ? allIssuers : null).data?.collection;
  const issuer = useCall("issuerOptions", part === "update" ? {} : null).data?.find(({ id }) => id === buyer?.issuerId);
  const guess = useGuessWords(buyer);
  const controls = useMemo(() => {
    const types = [
      { value: "", label: words("types.unknown") },
      ...buyerTypes.map((value) => ({ value, label: words(`types.${value}`) })),
    ];
    const identity = {
      key: "identity",
      label: words("sections.identity"),
      hint: words("sections.identityHint"),
      isSection: true,
    };
    const region = {
      key: "region",
      label: words("sections.region"),
      hint: words("sections.regionHint"),
      isSection: true,
    };
    const fromIssuer = (value: string | null | undefined) =>
      issuer === undefined || value === null || value === undefined || value === ""
        ? undefined
        : { value, source: issuer.name, change: page("changeHere"), back: page("useDefault") };
    const countries = countryOptions(locale);
    const currencies = currencyOptions(locale);
    const nameIn = (options: readonly { value: string; label: string }[], code: string | null | undefined) =>
      options.find(({ value }) => value === code)?.label ?? code;
    const options = (issuers ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return {
      issuerId: { type: "select", placeholder: chooseIssuer, options, group: identity },
      name: { group: identity },
      country: {
        type: "combobox",
        options: countries,
        group: region,
        inherited: fromIssuer(nameIn(countries, issuer?.fallbackCountryIso3)),
      },
      currency: {
        type: "combobox",
        options: currencies,
        group: region,
        inherited: fromIssuer(nameIn(currencies, issuer?.currency)),
      },
      industryCode: { group: region },
      buyerType: { type: "select", options: types, group: region, ...(guess === null ? {} : { hint: guess }) },
    };
  }, [issuers, chooseIssuer, locale, issuer, words, page, guess]);
  return children(controls);
}

type Typed = Partial<Pick<Buyer, "name" | "buyerType">>;

/** Guesses an unconfirmed type from the name; null when the name gives no evidence. */
const guessOf = ({ name = "", buyerType = null }: Typed) => (buyerType === null ? guessBuyerType(name) : null);

/** Returns the guess as a hint for the field: its evidence, and that a user must confirm it. */
function useGuessWords(row: Typed = {}): string | null {
  const words = useTranslations("records.buyer");
  const guess = guessOf(row);
  return guess && words("typeGuess", { words: guess.because, type: words(`types.${guess.type}`) });
}

/** Returns the type that the buyer's page shows; a guess is labeled as one. */
function useTypeWords(buyer: Buyer): string {
  const words = useTranslations("records.buyer");
  if (buyer.buyerType !== null) return words(`types.${buyer.buyerType}`);
  const guess = guessOf(buyer);
  return guess === null ? words("types.unknown") : words("typeShown", { type: words(`types.${guess.type}`) });
}

/** Where a buyer is used. */
function BuyerUse({ row }: { readonly row: Buyer }) {
  const words = useTranslations("records.buyer.fields");
  const title = useTranslations("records.page")("use");
  const formats = useFormats();
  const type = useTypeWords(row);
  const issuer = (
    <TextLink key="issuer" href={linkTo("issuer", { issuerId: row.issuerId })}>
      {row.issuerName}
    </TextLink>
  );
  return (
    <Panel title={title}>
      <FactList
        facts={[
          [words("issuerName"), issuer],
          [words("buyerType"), type],
          [words("jobsCount"), formats.count(row.jobsCount)],
          [words("createdOn"), formats.day(row.createdOn)],
        ]}
      />
    </Panel>
  );
}

const definition: RecordDefinition<typeof buyerResource> = {
  resource: buyerResource,
  Controls: BuyerControls,
  facts: (buyer) => buyer.issuerName,
  isInUse: (buyer) => buyer.jobsCount > 0,
  Beside: BuyerUse,
};
export default definition;
