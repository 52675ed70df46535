import { cardMethods } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import {
  directorySentences,
  moneyOf,
  runOf,
  runSentence,
  saying,
  type FigureAnswer,
  type FigureAsk,
} from "./figure-answer.ts";
import { readCall } from "./read-call.ts";
import { everySupplier, setName } from "./set-name.ts";
import { isUnmatched, readSuppliers } from "./supplier-set.ts";
import { suppliersHref } from "./suppliers-href.ts";

const shown = 10;

/** Whom to approach first: of the method with the largest part of the opportunity, those at High, by spend. */
export async function answerFirst(ask: FigureAsk): Promise<FigureAnswer> {
  const { reader, job, words } = ask;
  const [{ answer: summary }, isOpen] = await Promise.all([
    readCall(reader, "jobSummary", { params: { jobId: job.id } }),
    isUnmatched(ask),
  ]);
  const method = summary.best?.method ?? cardMethods.find((each) => capabilitiesOf(job).includes(each));
  if (method === undefined) return saying(words.say("noCardMethod"));
  const set = { ...everySupplier, capability: method, levels: ["High"] } as const;
  const found = await readSuppliers(ask, set, shown);
  const { totalCount: count, totals, collection } = found.answer;
  const run = runOf(job, found.run);
  const name = setName(ask, set);
  const said = { set: name, count, money: moneyOf(ask, totals.spendMinor) };
  return {
    sentences: [
      count === 0 ? words.say("nobodyFirst", { set: name }) : words.say("firstOf", said),
      ...collection
        .slice(0, shown)
        .map((row, at) => words.say("line", { place: at + 1, name: row.name, money: moneyOf(ask, row.spendMinor) })),
      ...directorySentences(ask, isOpen),
      ...runSentence(ask, run),
    ],
    sources: [{ page: "jobSuppliers", href: suppliersHref(job.id, set), run }],
  };
}
