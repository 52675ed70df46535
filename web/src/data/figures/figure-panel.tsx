import { AppLink, buttonStyle, CopyButton, Dialog } from "@paygauge/ui";
import { CalendarDays, FlaskConical, Percent } from "lucide-react";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useGuard } from "../../state/permissions.ts";
import { writtenLines, type FigureQuery } from "./figure-query.ts";

const mark = { "aria-hidden": true, size: 16, strokeWidth: 1.6, className: "mt-0.5 shrink-0 text-text-2" } as const;

/** How a figure is made: its rule, the sum to the minor unit, scaling and evidence, and the ways to what it adds up. */
export function FigurePanel({ of }: { readonly of: FigureQuery }) {
  const words = useTranslations("figures");
  return (
    <div className="flex w-96 max-w-full flex-col gap-3">
      <p className="-mb-3 font-semibold">{words("title")}</p>
      <Made of={of} />
    </div>
  );
}

/** The same as a dialog: of a bar, whose menu has no room for it. */
export function FigureDialog({ of, onClose }: { readonly of: FigureQuery; readonly onClose: () => void }) {
  const words = useTranslations("figures");
  return (
    <Dialog
      open
      title={words("title")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="flex flex-col gap-3 text-data">
        <Made of={of} />
      </div>
    </Dialog>
  );
}

function Made({ of }: { readonly of: FigureQuery }) {
  const rules = useTranslations("figures.rules");
  return (
    <>
      <p className="text-text-2">{rules(of.rule)}</p>
      <Sum of={of} />
      <Notes of={of} />
      <Ways of={of} />
    </>
  );
}

function Sum({ of }: { readonly of: FigureQuery }) {
  const words = useTranslations("figures");
  const labels = useTranslations("figures.lines");
  const formats = useFormats();
  const lines = writtenLines(of);
  if (lines.length === 0) return null;
  return (
    <table aria-label={words("sum")} className="w-full border-collapse tabular-nums">
      <tbody>
        {lines.map(({ key, sign, minor, suppliers }) => (
          <tr key={`${sign}${key}`} className={sign === "=" ? "border-t border-line-2 font-semibold" : ""}>
            <td aria-hidden className="w-5 py-1 text-text-2">
              {sign}
            </td>
            <th scope="row" className={`py-1 text-start ${sign === "=" ? "font-semibold" : "font-normal"}`}>
              {sign === "−" && <span className="sr-only">{words("less")} </span>}
              {labels(key)}
              {suppliers !== undefined && (
                <span className="text-label font-normal text-text-2"> {words("suppliers", { count: suppliers })}</span>
              )}
            </th>
            <td className="py-1 ps-4 text-end whitespace-nowrap">
              {formats.money(String(minor), of.currency, of.minorDigits)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ of: { notes, factor = 1, isYear = false, conversion } }: { readonly of: FigureQuery }) {
  const words = useTranslations("figures");
  const said = useTranslations("figures.notes");
  const { locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <ul className="flex flex-col gap-1 text-label">
      {conversion !== undefined && (
        <li className="flex gap-2">
          <Percent {...mark} />
          {words("conversion", { percent: percent.format(conversion) })}
        </li>
      )}
      <li className="flex gap-2">
        <CalendarDays {...mark} />
        {isYear
          ? words("overYear")
          : factor === 1
            ? words("notScaled")
            : words("scaled", { factor: number.format(factor) })}
      </li>
      {notes.map((note) => (
        <li key={note} className="flex gap-2">
          <FlaskConical {...mark} />
          {said(note)}
        </li>
      ))}
    </ul>
  );
}

function Ways({ of }: { readonly of: FigureQuery }) {
  const words = useTranslations("figures");
  const labels = useTranslations("figures.lines");
  const formats = useFormats();
  const { opens } = useGuard();
  const { suppliers, rows } = of;
  const text = writtenLines(of)
    .map(
      ({ sign, key, minor }) => `${sign}\t${labels(key)}\t${formats.money(String(minor), of.currency, of.minorDigits)}`,
    )
    .join("\n");
  const opensSuppliers = suppliers !== null && suppliers.count !== 0 && opens("jobSuppliers");
  return (
    <div className="flex flex-wrap items-center gap-2">
      {opensSuppliers && (
        <AppLink href={suppliers.href} className={buttonStyle()}>
          {suppliers.count === null ? words("showItsSuppliers") : words("showSuppliers", { count: suppliers.count })}
        </AppLink>
      )}
      {rows !== undefined && opens("jobSupplierRows") && (
        <AppLink href={rows} className={buttonStyle()}>
          {words("showRows")}
        </AppLink>
      )}
      {opensSuppliers && rows === undefined && <span className="text-label text-text-2">{words("thenRows")}</span>}
      {text !== "" && (
        <span className="ms-auto">
          <CopyButton text={text} />
        </span>
      )}
    </div>
  );
}
