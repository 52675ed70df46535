import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ComparedSide, LevelMove, RunComparison } from "@paygauge/api-types/entities/comparison";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { linkTo } from "@paygauge/api-types/sitemap";
import { isNotFound, saying, type FigureAnswer, type FigureAsk } from "./figure-answer.ts";
import { readCall } from "./read-call.ts";

async function readComparison({ reader, job }: FigureAsk): Promise<RunComparison | null> {
  try {
    return (await readCall(reader, "compareRuns", { params: { jobId: job.id } })).answer;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const isUp = ({ before, after }: LevelMove): boolean => scoreLevels.indexOf(after) < scoreLevels.indexOf(before);
const sumOf = (moves: readonly LevelMove[]): number => moves.reduce((sum, { suppliers }) => sum + suppliers, 0);

/** How many suppliers went up and down, of each capability where any did. */
function moveSentences(
  { words }: FigureAsk,
  moves: readonly LevelMove[],
  capabilities: readonly Capability[],
): string[] {
  const said = capabilities.flatMap((capability) => {
    const own = moves.filter((move) => move.capability === capability && move.before !== move.after);
    const up = sumOf(own.filter(isUp));
    const down = sumOf(own) - up;
    if (up + down === 0) return [];
    return [words.say("moved", { capability: words.capability(capability), up, down })];
  });
  return said.length === 0 ? [words.say("nothingMoved")] : said;
}

/** Compares the run that the user reads with the one before it. */
export async function answerCompare(ask: FigureAsk): Promise<FigureAnswer> {
  const { words, job, question } = ask;
  const { capability } = question;
  const chosen = capabilitiesOf(job);
  if (capability !== null && !chosen.includes(capability))
    return saying(words.say("notChosen", { capability: words.capability(capability) }));
  const found = await readComparison(ask);
  if (found === null) return saying(words.say("noEarlierRun"));
  const { before, after, changes } = found;
  const day = ({ finishedOn }: ComparedSide) => words.formats.day(finishedOn);
  const money = ({ spendMinor, currency, minorDigits }: ComparedSide) =>
    words.formats.money(spendMinor, currency, minorDigits);
  const more =
    changes === null
      ? [words.say("headlineAlone")]
      : [
          words.say("joined", { joined: changes.joined.suppliers, left: changes.left.suppliers }),
          ...moveSentences(ask, changes.moves, capability === null ? chosen : [capability]),
        ];
  const query = { before: before.run, after: after.run, ...(capability === null ? {} : { capability }) };
  return {
    sentences: [
      words.say("compared", {
        job: job.name,
        after: String(after.number),
        afterDay: day(after),
        before: String(before.number),
        beforeDay: day(before),
      }),
      words.say("suppliersBefore", { after: after.suppliersCount, before: before.suppliersCount }),
      words.say("spendBefore", { after: money(after), before: money(before) }),
      ...more,
    ],
    sources: [{ page: "jobComparison", href: linkTo("jobComparison", { jobId: job.id }, query), run: after }],
  };
}
