import { Button, ErrorState, FileField, PageHeader, Panel, TextAreaField } from "@paygauge/ui";
import { useState, type ReactNode } from "react";
import { addressLimits, type CheckedAddress } from "@paygauge/api-types/entities/addresses";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { AddressActions } from "./address-actions.tsx";
import { AddressDetail } from "./address-detail.tsx";
import { AddressExport } from "./address-export.tsx";
import { AddressRows } from "./address-rows.tsx";
import { CountryField } from "./country-field.tsx";
import { useAddresses } from "./use-addresses.ts";

interface Asked {
  readonly addresses: string[];
  readonly country: string | null;
}

/** Addresses one a line, their verdicts, and one address part by part. */
export default function AddressValidatorScreen() {
  const words = useTranslations("tools.addresses");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [checks, setChecks] = useState(0);
  const check = useCall("checkAddresses", asked === null ? null : { body: asked });
  const rows = asked === null ? undefined : check.data?.rows;
  const isChecking = check.refreshing || (asked !== null && check.loading);
  return (
    <Checked check={checks} rows={isChecking ? undefined : rows} country={asked?.country ?? null}>
      <p className="text-label text-text-2">{words(check.data?.source === "google" ? "google" : "rules")}</p>
      <Entry
        isPending={isChecking}
        onCheck={(next) => {
          setChecks(checks + 1);
          setAsked(next);
        }}
      />
      {check.problem !== undefined && (
        <ErrorState {...problemView(check.problem)} onRetry={check.reload} retrying={check.refreshing} />
      )}
    </Checked>
  );
}

interface CheckedProps {
  readonly check: number;
  readonly rows: readonly CheckedAddress[] | undefined;
  readonly country: string | null;
  readonly children: ReactNode;
}

/** The checked addresses below their entry, one of them part by part with what the user does with it. */
function Checked({ check, rows = [], country, children }: CheckedProps) {
  const words = useTranslations("tools.addresses");
  const names = usePageNames();
  const all = useAddresses({ rows, country, check });
  const { addresses, shown, show } = all;
  const one = addresses[shown];
  return (
    <>
      <PageHeader
        title={names.title("addressValidator")}
        facts={words("facts")}
        actions={addresses.length > 0 && <AddressExport addresses={addresses} />}
      />
      <div className="grid gap-3.5 border-t border-line p-5 max-lg:p-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-3.5">
          {children}
          {addresses.length > 0 && <AddressRows addresses={addresses} shown={shown} onShow={show} />}
        </div>
        {one !== undefined && (
          <AddressDetail address={one.checked} line={shown + 1}>
            <AddressActions key={shown} at={shown} addresses={all} onShow={show} />
          </AddressDetail>
        )}
      </div>
    </>
  );
}

/** Bytes of a file of addresses. */
const fileBytes = 1_048_576;

/** A line for each row of a file, its cells with commas between; quotation marks are those of the file. */
const linesOf = (content: string): string =>
  content
    .replaceAll("\uFEFF", "")
    .split(/\r?\n/)
    .map((row) => row.replaceAll('"', "").split(/[;\t]/).join(", "))
    .join("\n");

interface EntryProps {
  readonly isPending: boolean;
  readonly onCheck: (asked: Asked) => void;
}

/** Addresses, one a line, and the country of those that name none. */
function Entry({ isPending, onCheck }: EntryProps) {
  const words = useTranslations("tools.addresses");
  const [text, setText] = useState("");
  const [country, setCountry] = useState<string | null>("GB");
  const addresses = text.split("\n").filter((line) => line.trim() !== "");
  const { rows: most } = addressLimits;
  const formats = useFormats();
  const isOver = addresses.length > most;
  return (
    <Panel title={words("enter")} facts={words("enterFacts", { most })}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onCheck({ addresses, country });
        }}
      >
        <TextAreaField
          label={words("lines")}
          rows={6}
          value={text}
          error={isOver ? words("tooMany", { most, count: addresses.length }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <FileField
          label={words("file")}
          endings={[".csv", ".txt"]}
          maxBytes={fileBytes}
          maxWords={formats.bytes(fileBytes)}
          multiple={false}
          value={[]}
          onChange={([file]) => void file?.text().then((content) => setText(linesOf(content)))}
        />
        <div className="flex flex-wrap items-end gap-3">
          <CountryField country={country} onCountry={setCountry} />
          <Button type="submit" variant="primary" pending={isPending} disabled={addresses.length === 0 || isOver}>
            {words("validate", { count: addresses.length })}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
