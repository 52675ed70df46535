import { createElement, type ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { ChatLog } from "@paygauge/api-types/entities/chat";
import { openPage } from "../../support/test-page.ts";
import { assistantTexts } from "../../texts/en/assistant.ts";
import { LogView } from "./log-view.tsx";
import type { Conversation } from "./use-conversation.ts";

const href = "/jobs/j1/suppliers?f=vcardScore%7Eeq%7EHigh&s=spendMinor%7Edesc";
const source: ChatLog["sources"][number] = {
  number: 1,
  source: "Suppliers",
  page: null,
  content: "",
  kind: "call",
  page_kind: "none",
  page_count: null,
  document_id: null,
  headings: ["Calder County FY26"],
  dated: "2026-11-12T09:00:00.000Z",
  href,
  valid_from: null,
  author: null,
  is_removed: false,
};
const log: ChatLog = {
  id: "l1",
  question: "How many suppliers are High for virtual card?",
  answer: "",
  conversation_id: "c1",
  processing_time: 0.2,
  token_count: 20,
  timestamp: "2026-11-12T10:00:00.000Z",
  state: "answered",
  mode: "figures",
  sentences: [
    { text: "Virtual card at High: 42 suppliers of 463, with spend of £1.50.", sources: [1], is_quote: false },
    { text: "From run 2 of Calder County FY26, finished on 12 Nov 2026.", sources: [], is_quote: false },
  ],
  sources: [source],
  closest: null,
  searched_for: null,
  rating: null,
};
const nothing = async () => {};
const conversation: Conversation = {
  logs: [log],
  live: null,
  isLoading: false,
  isPending: false,
  ask: nothing,
  stop: nothing,
  retry: () => {},
  reset: nothing,
  rate: nothing,
};

async function drawn(part: Partial<ChatLog>) {
  const page = await openPage("/jobs/j1/suppliers");
  const view = createElement(LogView, { log: { ...log, ...part }, isLast: true, conversation, about: null });
  const messages = { assistant: assistantTexts };
  const Spoken = ({ view: children }: { readonly view: ReactNode }) =>
    IntlProvider({ locale: "en-GB", messages, timeZone: "UTC", children });
  await page.draw(createElement(Spoken, { view }));
  return { text: page.text(), links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")) };
}

test("an answer from figures has no quotation marks, and links the screen that shows them", async () => {
  const { text, links } = await drawn({});
  expect(text).toContain("From this job’s figures");
  expect(text).toContain("Virtual card at High: 42 suppliers of 463, with spend of £1.50.");
  expect(text).not.toContain("“");
  expect(text).toContain("Calder County FY26, as of 12 Nov 2026");
  expect(links).toEqual([href]);
});

test("a sentence that states no figure has no source, and isn't called one", async () => {
  const asked = "For which capability? This job has Virtual card and Boost.";
  const { text, links } = await drawn({ sentences: [{ text: asked, sources: [], is_quote: false }], sources: [] });
  expect(text).toContain(asked);
  expect(text).not.toContain("From this job’s figures");
  expect(links).toEqual([]);
});
