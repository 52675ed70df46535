import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { FigureAnswer } from "./figure-answer.ts";
import { readCall, type Reader } from "./read-call.ts";
import type { FigureQuestion } from "./read-question.ts";
import { foldedWords } from "./vocabulary/index-of.ts";
import type { Wording } from "./words.ts";

/** A question about the jobs that the user may see, whichever is on screen. */
export interface JobsAsk {
  readonly reader: Reader;
  readonly question: FigureQuestion;
  readonly words: Wording;
}

const shown = 10;
/** Jobs that are read: an answer is of the first of them. */
const pageSize = 50;

type Asked = Pick<JobsAsk, "reader" | "words">;

async function readJobs({ reader }: Asked, orderBy: string, search?: string) {
  const body = { orderBy, pageNumber: 1, pageSize, ...(search === undefined ? {} : { search }) };
  return (await readCall(reader, "jobs", { body, params: {} })).answer;
}

/** Samples are in no total across jobs, and jobs without figures state none. */
const isCounted = ({ isSample, suppliersCount }: JobListItem): boolean => !isSample && suppliersCount > 0;

const moneyOf = ({ words }: Asked, minor: string, { currency, minorDigits }: JobListItem): string =>
  words.formats.money(minor, currency, minorDigits);

const source = (search?: string) => ({
  page: "analysis" as const,
  href: linkTo("analysis", undefined, search === undefined ? {} : { q: search }),
  run: null,
});

/** The jobs with the largest potential, or spend, with their buyers: amounts of one currency are compared. */
export async function answerClients(ask: JobsAsk): Promise<FigureAnswer> {
  const { words, question } = ask;
  const { byPotential } = question;
  const { collection } = await readJobs(ask, byPotential ? "-potentialMinor" : "-spendMinor");
  const counted = collection.filter((job) => isCounted(job) && (!byPotential || job.potentialMinor !== null));
  if (counted.length === 0) return { sentences: [words.say("noClients")], sources: [source()] };
  const currencies = [...new Set(counted.map(({ currency }) => currency))];
  const lines = currencies.flatMap((currency) => {
    const own = counted.filter((job) => job.currency === currency).slice(0, question.limit ?? shown);
    return own.map((job, at) =>
      words.say(byPotential ? "clientPotential" : "clientSpend", {
        place: at + 1,
        buyer: job.buyerName,
        job: job.name,
        money: moneyOf(ask, (byPotential ? job.potentialMinor : job.spendMinor) ?? "0", job),
      }),
    );
  });
  const head = words.say(byPotential ? "clientsByPotential" : "clientsBySpend");
  const apart = currencies.length > 1 ? [words.say("currenciesApart")] : [];
  return { sentences: [head, ...lines, ...apart], sources: [source()] };
}

/** What each job of a buyer has in spend; null where no buyer of the user's jobs is called so. */
export async function answerBuyerSpend(ask: Asked, name: string): Promise<FigureAnswer | null> {
  const { words } = ask;
  const named = foldedWords(name);
  const isBuyer = ({ buyerName }: JobListItem): boolean => {
    const own = foldedWords(buyerName);
    return own.some((_, start) => named.every((word, at) => own[start + at] === word));
  };
  const { collection } = await readJobs(ask, "-updatedOn", name);
  const jobs = collection.filter((job) => job.suppliersCount > 0 && isBuyer(job));
  if (jobs.length === 0) return null;
  return {
    sentences: [
      ...jobs.slice(0, shown).map((job) =>
        words.say("buyerSpend", {
          buyer: job.buyerName,
          job: job.name,
          money: moneyOf(ask, job.spendMinor, job),
          count: job.suppliersCount,
        }),
      ),
      ...(jobs.length > 1 ? [words.say("jobsApart")] : []),
    ],
    sources: [source(name)],
  };
}
