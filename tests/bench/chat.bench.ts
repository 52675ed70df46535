/**
 * What the assistant finds: 60 questions over the help pages in three languages and the product's own documentation, 20
 * of them without an answer, and 20 follow-ups. Its peers search the same passages: FTS5 without options, and minisearch.
 * Then how long a search takes among 20,000 passages. Run by `npm run bench -- chat`.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import { startChatWorker, type ChatSearch } from "../support/chat-worker.ts";
import { answerable, followUps, unanswerable, type AnswerableQuestion } from "./chat/questions.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const root = path.resolve(import.meta.dirname, "../..");
const shown = process.env["SHOW_MISSES"] !== undefined;

/** Help pages as the product has them, and the documentation of the repository. */
function pagesOfRepository() {
  const help = globSync("chatbot/help/*/*.md", { cwd: root }).map((file) => {
    const [, , language = "", base = ""] = file.split(path.sep);
    return { language, name: base.replace(/\.md$/, ""), file };
  });
  const docs = [...globSync("docs/*.md", { cwd: root }), "README.md", "CONTRIBUTING.md"].map((file) => ({
    language: "en",
    name: file.replaceAll(path.sep, "-").replace(/\.md$/, "").toLowerCase(),
    file,
  }));
  return [...help, ...docs].map(({ file, ...page }) => ({
    ...page,
    text: readFileSync(path.join(root, file), "utf8"),
  }));
}

/** "en/levels" → "help-en-levels", "docs/access" → "help-en-docs-access". */
const idOf = (document: string): string =>
  document.startsWith("docs/") ? `help-en-${document.replace("/", "-")}` : `help-${document.replace("/", "-")}`;

type Passage = ChatSearch["passages"][number];

const documentsOf = (passages: readonly Passage[]): string[] => [...new Set(passages.map((each) => each.document_id))];
const hasDocument = (passages: readonly Passage[], { document }: AnswerableQuestion): boolean =>
  documentsOf(passages).slice(0, 3).includes(idOf(document));
const hasSection = (passages: readonly Passage[], { document, section }: AnswerableQuestion): boolean =>
  passages.slice(0, 3).some((each) => each.document_id === idOf(document) && each.headings.includes(section));

const share = (count: number, of: number): number => (100 * count) / of;

const worker = await startChatWorker();
loadLine();
const pages = pagesOfRepository();
const passages = await worker.load(pages);
console.log(
  `${pages.length} documents, ${passages} passages; ${answerable.length} questions with an answer, ${unanswerable.length} without`,
);

/** minisearch over the same sections, without options. */
function miniSearch(): (question: string) => Passage[] {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ["title", "text"],
    storeFields: [],
  });
  const sections = pages.flatMap(({ language, name, text }) =>
    text.split(/^(?=#+ )/m).map((part) => {
      const heading = /^#+ (.*)/.exec(part)?.[1] ?? "";
      return { document_id: `help-${language}-${name}`, headings: [heading], text: part };
    }),
  );
  index.addAll(sections.map(({ headings, text }, id) => ({ id, title: headings[0] ?? "", text })));
  return (question) => index.search(question).flatMap(({ id }) => sections[Number(id)] ?? []);
}

const found = [];
for (const each of answerable) found.push({ each, search: await worker.search(each.question) });
const right = found.filter(({ each, search }) => hasDocument(search.passages, each)).length;
const inSection = found.filter(({ each, search }) => hasSection(search.passages, each)).length;
const refused = found.filter(({ search }) => !search.isAnswered).length;
goalLine(
  "right document in the first three",
  { value: share(right, answerable.length), unit: "%", goal: 90, better: "more" },
  `${right} of ${answerable.length}`,
);
goalLine(
  "right section in the first three",
  { value: share(inSection, answerable.length), unit: "%", goal: 70, better: "more" },
  `${inSection} of ${answerable.length}`,
);
goalLine("refused although answered", { value: refused, unit: `of ${answerable.length}`, goal: 3, better: "less" });

const none = [];
for (const question of unanswerable) none.push({ question, search: await worker.search(question) });
const refusedRightly = none.filter(({ search }) => !search.isAnswered).length;
goalLine("refused of those without an answer", {
  value: refusedRightly,
  unit: `of ${unanswerable.length}`,
  goal: 16,
  better: "more",
});

const pairs = [];
for (const each of followUps) pairs.push({ each, search: await worker.search(each.question, each.after) });
const followed = pairs.filter(({ each, search }) => hasDocument(search.passages, each)).length;
goalLine("follow-ups: right document in the first three", {
  value: followed,
  unit: `of ${followUps.length}`,
  goal: 16,
  better: "more",
});

if (shown) {
  for (const { each, search } of [...found, ...pairs]) {
    const state = `${hasDocument(search.passages, each) ? "" : "DOC "}${hasSection(search.passages, each) ? "" : "SECTION "}${search.isAnswered ? "" : "REFUSED"}`;
    if (state.trim() !== "")
      console.error(
        state,
        search.coverage.toFixed(2),
        each.question,
        "→",
        each.document,
        "|",
        search.words ?? "",
        search.passages
          .slice(0, 3)
          .map((p) => `${p.document_id}#${p.headings.at(-1)}`)
          .join(", "),
      );
  }
  for (const { question, search } of none)
    console.error(
      search.isAnswered ? "ANSWERED" : "",
      search.coverage.toFixed(2),
      question,
      search.passages
        .slice(0, 1)
        .map((p) => `${p.document_id}#${p.headings.at(-1)}`)
        .join(),
    );
}

const mini = miniSearch();
const peers = {
  "FTS5 as it comes": (question: string) => worker.peer(question),
  minisearch: async (question: string) => mini(question),
};
for (const [name, search] of Object.entries(peers)) {
  let [documents, sections] = [0, 0];
  for (const each of answerable) {
    const own = await search(each.question);
    documents += hasDocument(own, each) ? 1 : 0;
    sections += hasSection(own, each) ? 1 : 0;
  }
  goalLine(
    `beside it, ${name}: document`,
    { value: share(documents, answerable.length), unit: "%", goal: null, better: "more" },
    `section ${share(sections, answerable.length).toFixed(0)} %`,
  );
}

/** Documents of many sections of the same words, as often as the real documents have each, in an order by chance. */
function manyPages(count: number) {
  const words = pages
    .filter(({ language }) => language === "en")
    .flatMap(({ text }) => text.match(/[A-Za-z]{2,}/g) ?? []);
  let seed = 1;
  const word = (): string => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return words[seed % words.length] ?? "";
  };
  const sentence = (length: number): string => Array.from({ length }, word).join(" ");
  return Array.from({ length: count }, (_, at) => {
    const sections = Array.from({ length: 100 }, () => `## ${sentence(3)}\n\n${sentence(80)}.\n`);
    return { language: "en", name: `made-${at}`, text: `# Made ${at}\n\n${sections.join("\n")}` };
  });
}

const large = await worker.load([...pages, ...manyPages(200)]);
async function timesOf(ask: (question: string) => Promise<unknown>): Promise<{ wall: number[]; cpu: number }> {
  const wall: number[] = [];
  for (const { question } of answerable) await ask(question);
  const began = worker.cpuMs();
  for (let round = 0; round < 5; round += 1) {
    for (const { question } of answerable) {
      const start = performance.now();
      await ask(question);
      wall.push(performance.now() - start);
    }
  }
  return { wall, cpu: (worker.cpuMs() - began) / wall.length };
}
const searches = await timesOf((question) => worker.search(question));
goalLine(
  `search among ${large} passages, p95`,
  { value: quantile(searches.wall, 0.95), unit: "ms", goal: 15, better: "less" },
  `${searches.cpu.toFixed(1)} ms of a processor`,
);
const answers = await timesOf((question) => worker.answer(question));
goalLine("answer without a model, p95", { value: quantile(answers.wall, 0.95), unit: "ms", goal: 300, better: "less" });
await worker.end();
