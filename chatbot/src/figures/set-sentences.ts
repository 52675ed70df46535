import { moneyOf, type FigureAsk } from "./figure-answer.ts";
import { everySupplier, isEvery, setName } from "./set-name.ts";
import { readSuppliers } from "./supplier-set.ts";
import type { SupplierSet } from "./suppliers-href.ts";

type Found = Awaited<ReturnType<typeof readSuppliers>>;

/** The sentences of a set, and the answer that they state. */
interface SetSentences {
  readonly found: Found;
  readonly sentences: readonly string[];
}

async function readBoth(ask: FigureAsk, set: SupplierSet) {
  const [found, all] = await Promise.all([readSuppliers(ask, set, 1), readSuppliers(ask, everySupplier, 1)]);
  return { found, all };
}

/** How many of all, and what is spent with them. */
export async function totalsOf(ask: FigureAsk, set: SupplierSet): Promise<SetSentences> {
  const { words, question } = ask;
  const { found, all } = await readBoth(ask, set);
  const count = found.answer.totalCount;
  const money = moneyOf(ask, found.answer.totals.spendMinor);
  const name = setName(ask, set);
  if (isEvery(set)) return { found, sentences: [words.say("total", { count, money })] };
  if (count === 0) return { found, sentences: [words.say("nobody", { set: name })] };
  const allMoney = moneyOf(ask, all.answer.totals.spendMinor);
  const sentence =
    question.wants === "sum"
      ? words.say("summed", { set: name, count, money, allMoney })
      : words.say("counted", { set: name, count, money, all: all.answer.totalCount });
  return { found, sentences: [sentence] };
}

/** The part of all suppliers, and of what is spent with them. */
export async function shareOf(ask: FigureAsk, set: SupplierSet): Promise<SetSentences> {
  const { words } = ask;
  const { found, all } = await readBoth(ask, set);
  const [own, whole] = [found.answer, all.answer];
  const spend = whole.totals.spendMinor;
  const said = {
    set: setName(ask, set),
    count: own.totalCount,
    all: whole.totalCount,
    money: moneyOf(ask, own.totals.spendMinor),
    allMoney: moneyOf(ask, spend),
    suppliers: words.formats.share(own.totalCount / Math.max(1, whole.totalCount)),
  };
  // Credits can make a total that no part of it is a share of.
  if (spend <= 0) return { found, sentences: [words.say("sharedCount", said)] };
  return {
    found,
    sentences: [words.say("shared", { ...said, spend: words.formats.share(own.totals.spendMinor / spend) })],
  };
}

/** What is spent with one supplier on average, and the average document of each kind that the files have. */
export async function averageOf(ask: FigureAsk, set: SupplierSet): Promise<SetSentences> {
  const { words } = ask;
  const found = await readSuppliers(ask, set, 1);
  const { totalCount: count, totals } = found.answer;
  const name = setName(ask, set);
  if (count === 0) return { found, sentences: [words.say("nobody", { set: name })] };
  const documents = [
    ["averageInvoice", totals.aivMinor, totals.invoices],
    ["averagePayment", totals.apvMinor, totals.payments],
    ["averageOrder", totals.apovMinor, totals.orders],
  ] as const;
  return {
    found,
    sentences: [
      words.say("averaged", {
        set: name,
        count,
        money: moneyOf(ask, Math.round(totals.spendMinor / count)),
        total: moneyOf(ask, totals.spendMinor),
      }),
      ...documents.flatMap(([key, minor, number]) =>
        minor === null ? [] : [words.say(key, { money: moneyOf(ask, minor), count: number })],
      ),
    ],
  };
}

/** The suppliers by name, the largest or the smallest first. */
export async function namesOf(ask: FigureAsk, set: SupplierSet, most: number): Promise<SetSentences> {
  const { words, question } = ask;
  const isSmallest = question.type === "smallest";
  const found = await readSuppliers(ask, set, most, isSmallest ? { orderBy: "spendMinor" } : {});
  const { totalCount: count, totals, collection } = found.answer;
  const name = setName(ask, set);
  if (count === 0) return { found, sentences: [words.say("nobody", { set: name })] };
  const rows = collection.slice(0, most);
  const said = { set: name, count, money: moneyOf(ask, totals.spendMinor), shown: rows.length };
  const isShort = rows.length < count;
  const heads = isSmallest
    ? ({ whole: "smallestOfAll", short: "smallest" } as const)
    : ({ whole: "listedOfAll", short: "listed" } as const);
  const head = words.say(isEvery(set) ? heads.whole : isShort ? heads.short : "listedAll", said);
  const lines = rows.map((row, at) =>
    words.say("line", { place: at + 1, name: row.name, money: moneyOf(ask, row.spendMinor) }),
  );
  return { found, sentences: [head, ...lines] };
}
