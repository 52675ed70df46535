/** Retrieval alone, for tests/bench/chat.bench.ts: the corpus object with documents of the bench and the help pages. */
import { answerFromDocuments } from "../answers/answer-question.ts";
import { searchDocuments } from "../answers/search-documents.ts";
import { isAnswered } from "../answers/quotes.ts";
import { Corpus } from "../corpus/corpus-object.ts";
import { everyone } from "../corpus/everyone.ts";
import { seedHelp, type HelpPage } from "../corpus/seed-help.ts";
import { objectNamed, type Env } from "../env.ts";
import { followUpWords } from "../search/follow-up.ts";
import { guessLanguage } from "../search/stop-words.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import * as v from "valibot";

const plain = v.object({ document_id: v.string(), headings: v.pipe(v.string(), v.parseJson(), v.array(v.string())) });

/** The product's corpus, filled at will, with the index of a peer as well. */
export class BenchCorpus extends Corpus {
  load(pages: readonly HelpPage[]): number {
    const { sql } = this.ctx.storage;
    this.ctx.storage.transactionSync(() => seedHelp(sql, pages));
    sql.exec("DROP TABLE IF EXISTS peer");
    sql.exec("CREATE VIRTUAL TABLE peer USING fts5 (headings, body)");
    sql.exec("INSERT INTO peer (rowid, headings, body) SELECT id, headings, body FROM passages");
    return soundRows(sql, v.object({ count: v.number() }), "SELECT count(*) AS count FROM passages")[0]?.count ?? 0;
  }

  /** FTS5 without options: every word of the question, in any of its passages. */
  peer(question: string): v.InferOutput<typeof plain>[] {
    const words = question.match(/[\p{L}\p{N}]+/gu) ?? [];
    const query = words.map((word) => `"${word}"`).join(" OR ");
    return soundRows(
      this.ctx.storage.sql,
      plain,
      "SELECT p.document_id, p.headings FROM peer JOIN passages p ON p.id = peer.rowid WHERE peer MATCH ? ORDER BY rank LIMIT 30",
      query,
    );
  }
}

interface Asked {
  readonly question: string;
  readonly before: string | null;
}

const scope = { issuer_id: null, model: null, embedding_model: null };

async function search(env: Env, { question, before }: Asked) {
  const screen = guessLanguage(`${question} ${before ?? ""}`, "en");
  const words = followUpWords(question, before, screen);
  const began = performance.now();
  const { ranking, terms } = await searchDocuments(env, scope, words ?? question, screen);
  return {
    words,
    terms: terms.map(({ text }) => text),
    ms: performance.now() - began,
    isAnswered: isAnswered(ranking, terms),
    coverage: ranking.passages[0]?.coverage ?? 0,
    passages: ranking.passages.map(({ document_id, headings, coverage }) => ({ document_id, headings, coverage })),
  };
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    const corpus = objectNamed<BenchCorpus>(env.CORPUS, everyone);
    if (pathname === "/load") return Response.json(await corpus.load(await request.json<HelpPage[]>()));
    if (pathname === "/") return new Response("ready");
    const asked = await request.json<Asked>();
    if (pathname === "/peer") return Response.json(await corpus.peer(asked.question));
    if (pathname === "/answer") {
      return Response.json(
        await answerFromDocuments(env, { ...asked, searchedFor: undefined, scope, language: "en" }, null),
      );
    }
    return Response.json(await search(env, asked));
  },
};
