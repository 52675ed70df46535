import { expect, test } from "vitest";
import { languages } from "@paygauge/api-types/languages";
import { forDocuments, nearMisses, paraphrases } from "./paraphrases.fixture.ts";
import { managerQuestions } from "./manager-questions.fixture.ts";
import { figureTypes } from "./question-types.ts";
import { readNamedSpend, readQuestion } from "./read-question.ts";

test.each(figureTypes)("%s: five paraphrases in each language are read as such", (type) => {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const language of languages)
    for (const question of paraphrases[type][language]) {
      const read = readQuestion(question, language);
      if (read === null) missed.push(question);
      else if (read.type !== type || read.language !== language || read.name !== null)
        wrong.push(`${read.type}: ${question}`);
    }
  expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
});

test("a supplier is named by words that no vocabulary has, in a row and without another one", () => {
  const asked = [
    "Why is Pemberton Row Chemicals at Medium for virtual card?",
    "What would lift Greystone Print Group Ltd to High for STP?",
    "Why is Pemberton at Medium for virtual card in Quarry?",
    "Why is this Pemberton supplier at Medium for virtual card?",
  ];
  expect(asked.map((question) => readQuestion(question, "en")?.name ?? null)).toEqual([
    "Pemberton Row Chemicals",
    "Greystone Print Group Ltd",
    null,
    null,
  ]);
});

test("slots are read: levels from the named one up, countries, numbers and the job's own name", () => {
  const read = (question: string, job?: string) => readQuestion(question, "en", job);
  expect(read("How many suppliers are at least Medium for STP?")?.levels).toEqual(["High", "Medium"]);
  expect(read("How many suppliers are in Germany or France?")?.countries).toEqual(["DEU", "FRA"]);
  expect(read("The seven largest suppliers")?.limit).toBe(7);
  expect(read("How many suppliers does Calder County FY26 have?")).toBeNull();
  expect(read("How many suppliers does Calder County FY26 have?", "Calder County FY26")?.type).toBe("count");
});

test("two capabilities share a level or have one each; alternatives and other denials are not guessed", () => {
  const read = (question: string) => readQuestion(question, "en");
  expect(read("How many suppliers are High for STP and Boost?")).toMatchObject({
    capability: "stp",
    levels: ["High"],
    others: [{ capability: "boost", levels: ["High"] }],
  });
  expect(read("Which suppliers are High for virtual card and Low for STP?")).toMatchObject({
    capability: "vcard",
    levels: ["High"],
    others: [{ capability: "stp", levels: ["Low"] }],
  });
  expect(read("How many suppliers are High for STP or Boost?")).toBeNull();
  expect(read("Which suppliers are High or Medium for virtual card and for STP?")).toBeNull();
  expect(read("How many suppliers are not High for virtual card?")?.levels).toEqual(["Medium", "Low", "None"]);
  expect(read("How many suppliers are not at least Medium for STP?")?.levels).toEqual(["Low", "None"]);
  expect(read("How many suppliers are not in Germany?")).toBeNull();
  expect(read("How many suppliers don't take virtual cards?")?.levels).toEqual(["None"]);
  expect(read("How many suppliers could we not match?")).toBeNull();
  expect(read("How many suppliers are unmatched?")?.unmatched).toBe(true);
});

test("the name in a question about spend is what no vocabulary has", () => {
  expect(readNamedSpend("What is the total spend of Network Rail?", "en")?.name).toBe("Network Rail");
  expect(readNamedSpend("Wie viel geben wir bei Acorn Print aus?", "en")).toEqual({
    name: "Acorn Print",
    language: "de",
  });
  expect(readNamedSpend("Combien dépensons-nous chez Acorn ?", "fr")?.name).toBe("Acorn");
  expect(readNamedSpend("What is the total spend?", "en")).toBeNull();
  expect(readNamedSpend("How do I raise the spend limit of Acorn?", "en")).toBeNull();
});

test("conditions on figures are read, of sets of suppliers alone", () => {
  const read = (question: string) => readQuestion(question, "en");
  expect(read("Which suppliers spend more than 1 million?")).toMatchObject({
    type: "list",
    thresholds: [{ measure: "spendMinor", operator: "GreaterThan", value: 1_000_000 }],
  });
  expect(read("How many suppliers at High for virtual card have at least three invoices?")).toMatchObject({
    type: "count",
    capability: "vcard",
    levels: ["High"],
    thresholds: [{ measure: "invoices", operator: "GreaterThanOrEqual", value: 3 }],
  });
  expect(
    read("How many suppliers in Germany with spend above £10k and fewer than 5 payments?")?.thresholds,
  ).toHaveLength(2);
  expect(read("Which suppliers wait more than 30 days?")).toBeNull();
  expect(read("Why is Acorn at Medium for virtual card above 10 invoices?")).toBeNull();
});

test("questions for the documents are read as nothing, whatever the language of the screen", () => {
  const read = [...forDocuments, ...nearMisses].flatMap((question) =>
    languages.flatMap((language) => {
      const found = readQuestion(question, language);
      return found === null ? [] : [`${found.type}: ${question}`];
    }),
  );
  expect(read).toEqual([]);
});

test("of a manager's sixty questions at least 51 are read as meant, and none as another one", () => {
  const read = managerQuestions.map(({ language, question, expected, as }) => {
    const found = readQuestion(question, language);
    const type = found?.type ?? (readNamedSpend(question, language) === null ? null : "namedSpend");
    return { question, type, isRight: type === expected || (type !== null && type === as) };
  });
  expect(read.filter(({ type, isRight }) => type !== null && !isRight)).toEqual([]);
  expect(read.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(51);
});
