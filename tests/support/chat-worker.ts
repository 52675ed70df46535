import { startBareWorker, untilAnswers } from "./bare-worker.ts";

interface Page {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}

interface FoundPassage {
  readonly document_id: string;
  readonly headings: readonly string[];
}

export interface ChatSearch {
  /** What it was searched for, where that isn't the question. */
  readonly words: string | null;
  readonly isAnswered: boolean;
  readonly coverage: number;
  readonly passages: readonly FoundPassage[];
}

/** Retrieval of the assistant alone in workerd. */
interface ChatWorker {
  /** Replaces its documents; returns the number of passages. */
  load(pages: readonly Page[]): Promise<number>;
  search(question: string, before?: string): Promise<ChatSearch>;
  /** Searches the same passages in an FTS5 table without options. */
  peer(question: string): Promise<FoundPassage[]>;
  /** A whole answer without a model. */
  answer(question: string): Promise<unknown>;
  cpuMs(): number;
  end(): Promise<void>;
}

/** Starts the assistant's retrieval alone. End it with `end`. */
export async function startChatWorker(): Promise<ChatWorker> {
  const worker = await startBareWorker({
    name: "chat",
    main: "chatbot/src/support/chat-bench-worker.ts",
    objects: { CORPUS: "BenchCorpus" },
  });
  async function post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${worker.address}${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  await untilAnswers("The assistant", () => fetch(worker.address));
  return {
    load: (pages) => post<number>("/load", pages),
    search: (question, before) => post<ChatSearch>("/search", { question, before: before ?? null }),
    peer: (question) => post<FoundPassage[]>("/peer", { question }),
    answer: (question) => post<unknown>("/answer", { question, before: null }),
    cpuMs: worker.cpuMs,
    end: worker.end,
  };
}
