import type { FigureAnswer, FigureAsk } from "./figure-answer.ts";
import type { FigureType } from "./question-types.ts";
import { isEvery, setName } from "./set-name.ts";

/** Types whose answers are of a set of suppliers. */
const ofSets: readonly FigureType[] = ["count", "sum", "list", "country", "largest", "smallest", "share", "average"];

/** Adds how the question was read to an answer that states figures. */
export function withReading(ask: FigureAsk, answer: FigureAnswer): FigureAnswer {
  if (answer.sources.length === 0) return answer;
  const { words, question } = ask;
  const { type, capability } = question;
  const asked = words.asked(type);
  if (!ofSets.includes(type)) {
    const what = capability === null ? asked : words.names([asked, words.capability(capability)]);
    return { ...answer, reading: words.say("readAs", { what }) };
  }
  const what = isEvery(question) ? asked : `${asked}, ${setName(ask, question)}`;
  return { ...answer, reading: words.say("readAsSet", { what }) };
}
