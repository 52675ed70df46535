import type { Kpi } from "@paygauge/ui";
import type { Dashboard } from "@paygauge/api-types/entities/dashboard";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { listHref } from "./list-href.ts";

type Money = Extract<Dashboard["money"], { state: "ready" }>["value"];

const most = (property: string) => ({ orderBy: { property, direction: "desc" } }) as const;

/** Returns the figures over the runs that count: suppliers, spend, and what may move to card. */
export function useMoneyItems(): (money: Money) => Kpi[] {
  const words = useTranslations("main.home.figures");
  const { count } = useFormats();
  const { opens } = useGuard();
  const link = (property: string) => (opens("analysis") ? { href: listHref("analysis", most(property)) } : {});
  return (money) => [
    {
      key: "suppliers",
      label: words("suppliers"),
      figure: count(money.suppliers),
      note: <SuppliersNote money={money} />,
      ...link("suppliersCount"),
    },
    {
      key: "spend",
      label: words("spend"),
      figure: <Amount money={money} of="spendMinor" />,
      note: <SpendNote money={money} />,
      ...link("spendMinor"),
    },
    {
      key: "potential",
      label: words("potential"),
      figure: <Amount money={money} of="potentialMinor" />,
      note: <PotentialNote money={money} />,
      ...link("potentialMinor"),
    },
  ];
}

interface AmountProps {
  readonly money: Money;
  readonly of: "spendMinor" | "potentialMinor";
}

function Amount({ money: { spend }, of }: AmountProps) {
  const { money } = useFormats();
  if (spend === null) return "0";
  const amount = money(spend[of], spend.currency, spend.minorDigits, true);
  return spend.ratesOf === null ? amount : `≈ ${amount}`;
}

function SuppliersNote({ money: { samples, repeated } }: { readonly money: Money }) {
  const words = useTranslations("main.home.figures");
  if (samples === 0 && repeated === 0) return words("suppliersNote");
  return [
    ...(samples > 0 ? [words("samplesNote", { count: samples })] : []),
    ...(repeated > 0 ? [words("repeatedNote", { count: repeated })] : []),
  ].join(", ");
}

function PotentialNote({ money: { spend } }: { readonly money: Money }) {
  const words = useTranslations("main.home.figures");
  if (spend === null || spend.withoutPotential === 0) return words("potentialNote");
  return words("potentialUnknown", { count: spend.withoutPotential });
}

function SpendNote({ money: { spend, byCurrency } }: { readonly money: Money }) {
  const words = useTranslations("main.home.figures");
  const { count } = useFormats();
  if (spend === null) return words("noSpend");
  if (spend.ratesOf === null) return words("oneCurrency", { currency: spend.currency });
  const converted = words("currencies", { count: count(byCurrency.length), year: String(spend.ratesOf) });
  if (spend.unconverted.length === 0) return converted;
  return `${converted}, ${words("withoutRate", { currencies: spend.unconverted.join(", ") })}`;
}
