import { Button, ErrorState, FactList, KpiStrip, Panel, Skeleton } from "@paygauge/ui";
import { useState } from "react";
import type { Company } from "@paygauge/api-types/entities/companies";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { CompanyState } from "./company-state.tsx";
import { CompanySuppliers } from "./company-suppliers.tsx";

/** One company as the register has it, and what it is compared with. */
export function CompanyView({ number }: { readonly number: string }) {
  const { data, problem, reload, refreshing } = useCall("company", { query: { number } });
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="form" fields={6} />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  return (
    <article className="flex flex-col gap-3.5">
      <Head company={data} />
      <Figures company={data} />
      <div className="grid gap-3.5 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-3.5">
          <CompanySuppliers company={data} />
          <Names company={data} />
        </div>
        <People number={data.number} />
      </div>
    </article>
  );
}

interface CompanyProps {
  readonly company: Company;
}

function Head({ company }: CompanyProps) {
  const words = useTranslations("tools.companies");
  const formats = useFormats();
  const { name, number, type, incorporatedOn, ceasedOn } = company;
  return (
    <header>
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title font-semibold">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-data font-normal">
          <CompanyState {...company} />
        </span>
      </h2>
      <p className="text-data text-text-2">
        {type} <span className="font-mono text-mono">{number}</span>
        {incorporatedOn !== null && <> · {words("incorporated", { day: formats.day(incorporatedOn) })}</>}
        {ceasedOn !== null && <> · {words("ceased", { day: formats.day(ceasedOn) })}</>}
      </p>
    </header>
  );
}

function Figures({ company }: CompanyProps) {
  const words = useTranslations("tools.companies");
  const formats = useFormats();
  const { addressLines, postcode, accounts, statement } = company;
  const [street = "–", ...rest] = addressLines;
  const due = (day: string | null) => (day === null ? undefined : words("due", { day: formats.day(day) }));
  const day = (value: string | null) => (value === null ? "–" : formats.day(value));
  return (
    <KpiStrip
      label={words("figures")}
      items={[
        { key: "office", label: words("office"), figure: street, note: [...rest, postcode].join(", ") },
        { key: "accounts", label: words("accounts"), figure: day(accounts.madeUpTo), note: due(accounts.nextDue) },
        { key: "statement", label: words("statement"), figure: day(statement.madeUpTo), note: due(statement.nextDue) },
        { key: "charges", label: words("charges"), figure: words(company.hasCharges ? "yes" : "no") },
      ]}
    />
  );
}

function Names({ company: { formerNames, sicCodes } }: CompanyProps) {
  const words = useTranslations("tools.companies");
  const formats = useFormats();
  if (formerNames.length === 0 && sicCodes.length === 0) return null;
  return (
    <Panel title={words("history")}>
      <FactList
        facts={[
          ...formerNames.map(
            ({ name, until }) =>
              [until === null ? words("before") : words("until", { day: formats.day(until) }), name] as const,
          ),
          [words("industry"), sicCodes.join("; ")],
        ]}
      />
    </Panel>
  );
}

/** Officers and control, read when the user asks: personal data, which is not stored. */
function People({ number }: { readonly number: string }) {
  const words = useTranslations("tools.companies.people");
  const [isAsked, setAsked] = useState(false);
  const { data, problem, reload, refreshing } = useCall("companyPeople", isAsked ? { query: { number } } : null);
  return (
    <Panel title={words("title")}>
      {!isAsked ? (
        <Button onClick={() => setAsked(true)}>{words("read")}</Button>
      ) : problem !== undefined ? (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      ) : data === undefined ? (
        <Skeleton kind="form" fields={3} />
      ) : data.officers === null ? (
        <p className="text-data">{words("none")}</p>
      ) : (
        <>
          <List title={words("officers")} rows={data.officers.map((each) => [each.name, each.role])} />
          <List
            title={words("control")}
            rows={(data.control ?? []).map((each) => [each.name, each.natures.join(", ")])}
          />
        </>
      )}
      <p className="mt-2 text-label text-text-2">{words("notKept")}</p>
    </Panel>
  );
}

interface ListProps {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

function List({ title, rows }: ListProps) {
  return (
    <section className="mb-3">
      <h4 className="text-label font-medium text-text-2">{title}</h4>
      <ul>
        {[...rows.entries()].map(([place, [name, note]]) => (
          // Two officers can have one name: their place in the answer identifies them.
          <li key={place} className="border-t border-line py-1.5 text-data">
            <span className="block font-medium">{name}</span>
            <span className="text-label text-text-2">{note.replaceAll("-", " ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
