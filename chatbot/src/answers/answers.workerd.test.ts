import { expect, it } from "vitest";
import { ask, callAs, documents, upload } from "../support/call-chatbot.ts";
import { whenRead } from "../support/when-read.ts";

it("answers from the help pages in three languages before anybody uploads a document", async () => {
  const questions = [
    ["What is addressable spend?", "help-en-spend", "Addressable spend"],
    ["Was sind adressierbare Ausgaben?", "help-de-spend", "Adressierbare Ausgaben"],
    ["Que sont les dépenses adressables ?", "help-fr-spend", "Dépenses adressables"],
  ] as const;
  for (const [question, document, section] of questions) {
    const { state, sources } = await ask("harbour-1", question);
    expect([state, sources[0]?.document_id, sources[0]?.headings.at(-1)]).toEqual(["answered", document, section]);
  }
  const listed = await documents();
  expect(listed.map(({ state, added_by }) => [state, added_by])).toEqual(listed.map(() => ["ready", null]));
  expect(["en", "de", "fr"].map((each) => listed.filter(({ language }) => language === each).length)).toEqual([
    14, 14, 14,
  ]);
});

it("quotes verbatim, up to three sentences, each with the number of its source", async () => {
  const { sentences, sources } = await ask(
    "harbour-1",
    "What does a campaign supplier need to be Failed or Succeeded?",
  );
  expect(sentences.length).toBeLessThanOrEqual(3);
  for (const { text, sources: numbers, is_quote } of sentences) {
    const [number = 0] = numbers;
    expect([is_quote, sources[number - 1]?.number]).toEqual([true, number]);
    expect(sources[number - 1]?.content).toContain(text);
  }
  expect(sources.map(({ number }) => number)).toEqual(sources.map((_, at) => at + 1));
});

it("says that the documents don't answer, in the language of the question, and names the nearest passage", async () => {
  const english = await ask("harbour-1", "Which rebate does Mastercard pay for narwhal tusks?");
  expect([english.state, english.answer, english.sources]).toEqual([
    "unanswered",
    "The documents don’t answer this.",
    [],
  ]);
  const german = await ask("harbour-1", "Wie hoch ist die Mehrwertsteuer in Österreich und wer zahlt sie?");
  expect(german.answer).toBe("Die Dokumente beantworten das nicht.");
  const nearest = await ask("harbour-1", "Which acquirers support level 3 in Ireland?");
  expect(nearest.closest?.source).toBe("Card acceptance and card data");
});

it("quotes documents that state different figures apart, the newest first, with their dates", async () => {
  await upload({ "kiwi terms old.txt": "The kiwi rebate is forty points, that is 40." });
  await whenRead();
  await upload({ "kiwi terms new.txt": "The kiwi rebate is fifty points, that is 50." });
  await whenRead();
  const { sentences, sources } = await ask("harbour-1", "What is the kiwi rebate?");
  expect(sentences.slice(0, 2).map(({ text }) => text)).toEqual([
    "The kiwi rebate is fifty points, that is 50.",
    "The kiwi rebate is forty points, that is 40.",
  ]);
  expect((sources[0]?.dated ?? "") > (sources[1]?.dated ?? "")).toBe(true);
});

it("never runs the syntax of the search, whatever a question holds", async () => {
  const hostile = [
    '"',
    "NEAR(a b)",
    "title:spend OR *",
    "a AND NOT b",
    "')--",
    "{spend}:x",
    "^spend",
    "\u0000spend\u0001",
    "🦓🦓🦓",
    "((((",
    "spend*",
  ];
  for (const [n, question] of hostile.entries()) {
    const answer = await callAs(`harbour-${100 + (n % 9)}`, "POST", "/chat/message", {
      body: { question: `${question} ?` },
    });
    expect([question, answer.status]).toEqual([question, 200]);
  }
});

it("counts who cites a document, and lists what a question finds", async () => {
  await upload({ "yak.txt": "A yak reminder is sent twice." });
  await whenRead();
  await ask("harbour-2", "How often is a yak reminder sent?");
  expect((await documents()).find(({ name }) => name === "yak")?.cited).toBe(1);
  const check = await callAs("staff-1", "POST", "/chat/retrieval-check", {
    body: { question: "How often is a yak reminder sent?" },
  });
  expect(await check.json()).toMatchObject({ would_answer: true, passages: [{ source: "yak" }] });
});

it("offers questions that it can answer where a job's figures are asked for in other words", async () => {
  const asked = await ask("northstar-50", "Which suppliers have more than one office?", { job_id: "job-northstar" });
  expect(asked).toMatchObject({ state: "answered", mode: "figures" });
  expect(asked.sentences.map(({ text }) => text).slice(0, 3)).toEqual([
    "I can’t work this out from the job. You can ask:",
    "How many suppliers are at High for virtual card?",
    "Which are the 10 largest suppliers?",
  ]);
  expect(asked.sentences.some(({ is_quote: isQuote }) => isQuote)).toBe(false);
  // Without a job on screen the documents are asked.
  expect((await ask("northstar-50", "Which suppliers have more than one office?")).mode).toBe("quotes");
});

it("refuses a question about a year or a place that no passage names", async () => {
  await upload({ "wombat.md": "# Wombat fees\n\nThe wombat fee in 2026 is twelve euros in Vienna." });
  await whenRead();
  expect((await ask("harbour-1", "What is the wombat fee in 2026?")).state).toBe("answered");
  expect((await ask("harbour-1", "What is the wombat fee in 2019?")).state).toBe("unanswered");
  expect((await ask("harbour-1", "What is the wombat fee in Vienna?")).state).toBe("answered");
  expect((await ask("harbour-1", "What is the wombat fee in Salzburg?")).state).toBe("unanswered");
});

it("prefers the issuer's documents where others say as much", async () => {
  const text = "# Dugong levy\n\nThe dugong levy is charged each spring.\n";
  await upload({ "a dugong for all.md": text });
  await upload({ "own dugong.md": text }, { issuerId: "issuer-harbour" });
  await whenRead();
  const { sources } = await ask("harbour-1", "When is the dugong levy charged?");
  expect(sources[0]?.source).toBe("own dugong");
});

it("answers from the version that was valid in the year of the question, and shows from when it is", async () => {
  const text = (fee: string) => `# Numbat fees\n\nThe yearly numbat fee of the programme is ${fee} euros.\n`;
  await upload({ "numbat old.md": text("300") }, { fields: { valid_from: "2023-01-01" } });
  await upload({ "numbat new.md": text("500") }, { fields: { valid_from: "2026-01-01" } });
  const listed = await whenRead();
  expect(listed.filter(({ name }) => name.startsWith("numbat")).map(({ valid_from: from }) => from)).toEqual(
    expect.arrayContaining(["2023-01-01", "2026-01-01"]),
  );
  const current = await ask("harbour-1", "What is the yearly numbat fee?");
  expect(current.sources.map(({ source, valid_from: from }) => [source, from])).toEqual([["numbat new", "2026-01-01"]]);
  const earlier = await ask("harbour-1", "What was the yearly numbat fee in 2024?");
  expect(earlier.sources.map(({ source }) => source)).toEqual(["numbat old"]);
  expect((await ask("harbour-1", "What was the yearly numbat fee in 2019?")).state).toBe("unanswered");
  const old = listed.find(({ name }) => name === "numbat old");
  await callAs("staff-1", "PUT", `/chat/documents/${old?.id}`, { body: { valid_from: "2018-01-01" } });
  expect((await ask("harbour-1", "What was the yearly numbat fee in 2019?")).state).toBe("answered");
});

it("quotes an answer that a user wrote with its author", async () => {
  await upload(
    { "When is the bilby levy due.md": "# When is the bilby levy due?\n\nThe bilby levy is due in June.\n" },
    { issuerId: "issuer-harbour", fields: { is_answer: "true" } },
  );
  await whenRead();
  const { sentences, sources } = await ask("harbour-1", "When is the bilby levy due?");
  expect(sentences[0]?.text).toBe("The bilby levy is due in June.");
  expect(sources[0]?.author).toMatch(/\S/);
  expect((await ask("northstar-1", "When is the bilby levy due?")).state).toBe("unanswered");
});
