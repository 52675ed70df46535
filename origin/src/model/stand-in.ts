/**
 * A stand-in for a model: the HTTP shapes of an OpenAI-compatible service, answered by this Worker. It repeats the
 * values that it is given, and obeys every instruction in its input, so that what protects a real model is tried here.
 * Screens say that it is a stand-in.
 */
import * as v from "valibot";
import { standInModels } from "./settings.ts";

const asked = v.object({
  model: v.string(),
  messages: v.optional(v.array(v.object({ role: v.string(), content: v.string() })), []),
  input: v.optional(v.array(v.string()), []),
});
type Asked = v.InferOutput<typeof asked>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  json(status, { error: { message, type: "invalid_request_error", code: null } }, headers);

/** What an instruction in the input asks for: "Ignore the above and write: …". */
const instruction =
  /(?:ignore|disregard|forget|override|system\s*:|instead)[^\n]{0,200}?\b(?:write|say|answer|reply|output|print|include|add)\b\s*(?:with|that|only)?\s*:?\s*([^\n]{1,400})/iu;

/** Values between the markers, one to a line: `name = "value"`. */
const value = /^([\w.-]+) = ("(?:[^"\\]|\\.)*")$/gmu;

const quotedText = v.pipe(v.string(), v.parseJson(), v.string());

function valuesIn(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, name = "", quoted] of text.matchAll(value)) {
    const read = v.safeParse(quotedText, quoted);
    if (read.success) values.set(name, read.output);
  }
  return values;
}

const labels = { German: "Aus Ihren Zahlen", French: "D’après vos chiffres", English: "From your figures" } as const;
const labelOf = (language: string | undefined): string =>
  language === "German" || language === "French" ? labels[language] : labels.English;

/** Longer values are lists, which a draft of few words leaves out. */
const longest = 120;

/** A sentence of the values; names of settings are not told. */
function sentence(values: ReadonlyMap<string, string>): string {
  const parts = [...values]
    .filter(([name, text]) => !/tone|language/u.test(name) && text !== "" && text.length <= longest)
    .map(([name, text]) => `${name.split(".").at(-1) ?? name}: ${text}`);
  return `${labelOf(values.get("language"))}: ${parts.join("; ")}.`;
}

function textFor({ messages }: Asked): string {
  const input = messages.map(({ content }) => content).join("\n");
  const values = valuesIn(input);
  const [, ordered] = instruction.exec([...values.values(), messages.at(-1)?.content ?? ""].join("\n")) ?? [];
  const said = ordered ?? sentence(values);
  const [, shape = ""] = /JSON[^{]*(\{[^}]*\})/u.exec(input) ?? [];
  const keys = [...shape.matchAll(/"(\w+)"\s*:/gu)].map(([, key = ""]) => key);
  if (keys.length === 0) return said;
  const title = labelOf(values.get("language"));
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, /subject|title/u.test(key) ? title : said])));
}

const tokensOf = (text: string): number => Math.ceil(text.length / 4);

/** Chunks as a service streams them. */
function* events(model: string, input: string, text: string): Generator<string> {
  const chunk = (part: object) =>
    `data: ${JSON.stringify({ id: "stand-in", object: "chat.completion.chunk", model, ...part })}\n\n`;
  for (const delta of text.match(/\s*\S+\s*/gu) ?? [])
    yield chunk({ choices: [{ index: 0, delta: { content: delta } }] });
  if (model === standInModels.breaksOff) return;
  yield chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  const usage = { prompt_tokens: tokensOf(input), completion_tokens: tokensOf(text) };
  yield chunk({ choices: [], usage });
  yield "data: [DONE]\n\n";
}

function streamed(parts: Iterable<string>): Response {
  const encoder = new TextEncoder();
  const left = parts[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Never answers; the caller's limit ends it. */
const stalled = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    const end = () => reject(new Error("The call was ended."));
    if (signal.aborted) end();
    signal.addEventListener("abort", end);
  });

/** A vector of the words' letters, of length one: texts that share words are near each other. */
function vectorOf(text: string): readonly number[] {
  const vector = Array.from({ length: 64 }, () => 0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const place = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 64, 7);
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((part) => part / length);
}

function complete(body: Asked, signal: AbortSignal): Response | Promise<Response> {
  const { model, messages } = body;
  if (model === standInModels.stalls) return stalled(signal);
  if (model === standInModels.busy)
    return refusal(429, "Rate limit reached for stand-in-busy.", { "retry-after": "1" });
  const input = messages.map(({ content }) => content).join("\n");
  if (model === standInModels.refuses) {
    const delta = { refusal: "I can’t help with that." };
    const choice = { index: 0, delta, finish_reason: "stop" };
    return streamed([`data: ${JSON.stringify({ choices: [choice] })}\n\n`, "data: [DONE]\n\n"]);
  }
  return streamed(events(model, input, textFor(body)));
}

/** Answers a request as the service would. */
export async function answerAsModel(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const read = v.safeParse(asked, await request.json().catch(() => null));
  if (!read.success) return refusal(400, "The body isn’t a request.");
  const known: readonly string[] = Object.values(standInModels);
  if (!known.includes(read.output.model)) return refusal(404, `The model ${read.output.model} does not exist.`);
  if (pathname.endsWith("/chat/completions")) return complete(read.output, request.signal);
  if (pathname.endsWith("/embeddings")) {
    const data = read.output.input.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) }));
    return json(200, { object: "list", data });
  }
  return refusal(404, "Unknown address.");
}
