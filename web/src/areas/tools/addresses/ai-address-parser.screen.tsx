import { Button, ErrorState, PageHeader, Panel, PlainTable, TextAreaField } from "@paygauge/ui";
import { useState } from "react";
import { addressLimits, type ParsedFields } from "@paygauge/api-types/entities/addresses";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { CountryField } from "./country-field.tsx";

const fields = ["line1", "line2", "city", "state", "postcode", "countryIso2"] as const satisfies (keyof ParsedFields)[];

interface Asked {
  readonly address: string;
  readonly country: string | null;
}

/** One address in the fields of a payment file: by rules, and by the model where it invents nothing. */
export default function AiAddressParserScreen() {
  const words = useTranslations("tools.parser");
  const names = usePageNames();
  const [address, setAddress] = useState("");
  const [country, setCountry] = useState<string | null>("GB");
  const [asked, setAsked] = useState<Asked | null>(null);
  const parsed = useCall("parseAddress", asked === null ? null : { body: asked });
  return (
    <>
      <PageHeader title={names.title("aiAddressParser")} facts={words("facts")} />
      <div className="border-t border-line p-5 max-lg:p-4">
        <div className="flex max-w-250 flex-col gap-3.5">
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              setAsked({ address, country });
            }}
          >
            <TextAreaField
              label={words("address")}
              rows={3}
              maxLength={addressLimits.letters}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
            <div className="flex flex-wrap items-end gap-3">
              <CountryField country={country} onCountry={setCountry} />
              <Button
                type="submit"
                variant="primary"
                disabled={address.trim() === ""}
                pending={asked !== null && (parsed.loading || parsed.refreshing)}
              >
                {words("parse")}
              </Button>
            </div>
          </form>
          {parsed.problem !== undefined ? (
            <ErrorState {...problemView(parsed.problem)} onRetry={parsed.reload} retrying={parsed.refreshing} />
          ) : (
            asked !== null && parsed.data !== undefined && <Result {...parsed.data} />
          )}
        </div>
      </div>
    </>
  );
}

interface ResultProps {
  readonly rules: ParsedFields;
  readonly model: ParsedFields | null;
  readonly refused: "off" | "noAnswer" | "invented" | null;
  readonly isStandIn: boolean;
}

function Result({ rules, model, refused, isStandIn }: ResultProps) {
  const words = useTranslations("tools.parser");
  const names = useTranslations("tools.parser.fields");
  const percent = new Intl.NumberFormat(useFormats().locale, { style: "percent" });
  return (
    <Panel title={words("result")} facts={isStandIn ? words("standIn") : undefined}>
      <PlainTable
        label={words("result")}
        rows={fields}
        rowKey={(field) => field}
        columns={[
          { key: "field", title: words("field"), namesRow: true, render: (field) => names(field) },
          { key: "rules", title: words("rules"), className: "wrap-anywhere", render: (field) => rules[field] || "–" },
          ...(model === null
            ? []
            : [
                {
                  key: "model",
                  title: words("model"),
                  className: "wrap-anywhere",
                  render: (field: (typeof fields)[number]) => model[field] || "–",
                },
              ]),
        ]}
      />
      <p className="mt-2 text-data text-text-2">{words("confidence", { share: percent.format(rules.confidence) })}</p>
      {refused !== null && <p className="mt-1 text-data">{words(`refused.${refused}`)}</p>}
    </Panel>
  );
}
