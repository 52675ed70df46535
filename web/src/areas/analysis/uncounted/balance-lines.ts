/** Sums from the amount that was read to the spend, one list a currency. */
import type { NowhereReason, UncountedRows } from "@paygauge/api-types/entities/ledger-rows";

export interface BalanceLine {
  readonly key: "read" | "taken" | "booked" | "spend" | NowhereReason;
  readonly sign: "" | "−" | "=";
  readonly minor: string;
  readonly rows: number;
  readonly currency: string;
  readonly minorDigits: number;
}

type Balance = UncountedRows["balance"];
type Money = Pick<BalanceLine, "currency" | "minorDigits">;

function lessOf(balance: Balance, money: Money, isOf: (reason: NowhereReason) => boolean): BalanceLine[] {
  return balance.classes
    .filter(({ reason }) => isOf(reason))
    .flatMap(({ reason, rows, sumOnlyRows, amounts }) =>
      amounts
        .filter(({ currency }) => currency === money.currency)
        .map(({ importMinor }) => ({
          key: reason,
          sign: "−" as const,
          minor: importMinor,
          rows: rows + sumOnlyRows,
          ...money,
        })),
    );
}

const line = (key: BalanceLine["key"], sign: BalanceLine["sign"], minor: string, money: Money): BalanceLine => ({
  key,
  sign,
  minor,
  rows: 0,
  ...money,
});

/**
 * Read, less what is set aside, is taken in; less documents of other types, the spend. One list where all is written in the
 * job's currency; otherwise one of each currency as it is written, and one of what they are booked as.
 */
export function balanceLines(balance: Balance, { currency, minorDigits }: Money): readonly (readonly BalanceLine[])[] {
  const money = { currency, minorDigits };
  const isAside = (reason: NowhereReason) => reason !== "settled";
  const { read, bookedMinor, spendMinor } = balance;
  const [only, ...others] = read;
  const settled = lessOf(balance, money, (reason) => reason === "settled");
  const isOne =
    only !== undefined && others.length === 0 && only.currency === currency && only.acceptedMinor === bookedMinor;
  if (isOne)
    return [
      [
        line("read", "", only.fileMinor, money),
        ...lessOf(balance, money, isAside),
        ...settled,
        line("spend", "=", spendMinor, money),
      ],
    ];
  const booked =
    settled.length === 0
      ? [line("spend", "=", spendMinor, money)]
      : [line("booked", "", bookedMinor, money), ...settled, line("spend", "=", spendMinor, money)];
  return [
    ...read.map((each) => {
      const own = { currency: each.currency, minorDigits: each.minorDigits };
      return [
        line("read", "", each.fileMinor, own),
        ...lessOf(balance, own, isAside),
        line("taken", "=", each.acceptedMinor, own),
      ];
    }),
    booked,
  ];
}

/** Whether the rows, added up from the files, are what the import counted; null until they were added up. */
export function isEqual({ classes }: Balance): boolean | null {
  const amounts = classes.flatMap((each) => each.amounts);
  if (amounts.some(({ rowsMinor }) => rowsMinor === null)) return null;
  return amounts.every(({ importMinor, rowsMinor }) => importMinor === rowsMinor);
}
