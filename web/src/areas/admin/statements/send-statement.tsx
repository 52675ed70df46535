import { Combobox, ErrorState, FileDrop, ProgressBar, SelectField } from "@paygauge/ui";
import { useState } from "react";
import { statementLimits } from "@paygauge/api-types/entities/card-statements";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMayChange } from "../../../state/system.ts";
import { sendStatement } from "./send-file.ts";
import type { Statements } from "./statement-versions.tsx";

interface SendStatementProps {
  readonly issuerId: string;
  readonly data: Statements;
  readonly onSent: (importId: string) => void;
}

interface About {
  readonly buyerId: string;
  readonly currency: string;
  readonly country: string;
}

interface Sending {
  readonly file: File;
  readonly sent: number;
}

/** Whose cards, which currency and country, and the file. */
export function SendStatement({ issuerId, data, onSent }: SendStatementProps) {
  const words = useTranslations("tenants.statements");
  const formats = useFormats();
  const mayChange = useMayChange();
  const [first] = data.buyers;
  const [about, setAbout] = useState<About>({
    buyerId: data.buyers.length === 1 ? (first?.id ?? "") : "",
    currency: data.currency ?? "GBP",
    country: data.fallbackCountryIso3,
  });
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    setSending({ file, sent: 0 });
    try {
      onSent(await sendStatement({ issuerId, ...about }, file, (sent) => setSending({ file, sent })));
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setSending(null);
  };
  if (first === undefined) return <p className="text-data text-text-2">{words("noBuyers")}</p>;
  if (sending !== null)
    return (
      <ProgressBar
        label={words("sending", { name: sending.file.name })}
        value={sending.sent}
        max={sending.file.size}
        amount={formats.bytes(sending.sent)}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <AboutFields buyers={data.buyers} about={about} onChange={setAbout} />
      <FileDrop
        label={words("fileField")}
        hint={words("fileHint")}
        endings={[".csv", ".txt", ".tsv", ".xlsx", ".zip", ".gz"]}
        maxBytes={statementLimits.bytes}
        maxWords={formats.bytes(statementLimits.bytes)}
        multiple={false}
        disabled={about.buyerId === "" || !mayChange}
        onFiles={([file]) => file !== undefined && void send(file)}
      />
      {problem !== null && <ErrorState {...problemView(problem)} />}
    </div>
  );
}

interface AboutFieldsProps {
  readonly buyers: Statements["buyers"];
  readonly about: About;
  readonly onChange: (about: About) => void;
}

/** What the file does not say of itself. */
function AboutFields({ buyers, about, onChange }: AboutFieldsProps) {
  const words = useTranslations("tenants.statements");
  const { locale } = useFormats();
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SelectField
        label={words("buyer")}
        hint={words("buyerHint")}
        required
        value={about.buyerId}
        options={[{ value: "", label: words("choose") }, ...buyers.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={({ target }) => onChange({ ...about, buyerId: target.value })}
      />
      <Combobox
        label={words("currency")}
        hint={words("currencyHint")}
        value={about.currency}
        options={currencyOptions(locale)}
        onChange={(currency) => onChange({ ...about, currency })}
      />
      <Combobox
        label={words("country")}
        hint={words("countryHint")}
        value={about.country}
        options={[{ value: "", label: words("anyCountry") }, ...countryOptions(locale)]}
        onChange={(country) => onChange({ ...about, country })}
      />
    </div>
  );
}
