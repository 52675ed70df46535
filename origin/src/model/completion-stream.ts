/** Chat completions as an OpenAI-compatible service streams them: server-sent events, each a chunk, then "[DONE]". */
import { EventSourceParserStream } from "eventsource-parser/stream";
import * as v from "valibot";
import { OutboundError } from "../outbound/outbound.ts";

const chunk = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.optional(v.object({ content: v.nullish(v.string()), refusal: v.nullish(v.string()) })),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  usage: v.nullish(v.object({ prompt_tokens: v.number(), completion_tokens: v.number() })),
  error: v.nullish(v.object({ message: v.optional(v.string()) })),
});

const chunkText = v.pipe(v.string(), v.parseJson(), chunk);

/** What a stream held, once it ended as it should. */
export const streamedCompletion = v.object({
  text: v.string(),
  refused: v.boolean(),
  finishReason: v.string(),
  promptTokens: v.number(),
  completionTokens: v.number(),
});
type StreamedCompletion = v.InferOutput<typeof streamedCompletion>;

interface Reading {
  /** Called with every part of the text. */
  readonly onText: (text: string) => void;
  /** Characters that are read at most. */
  readonly maxLength: number;
}

function parsed(data: string): v.InferOutput<typeof chunk> {
  const read = v.safeParse(chunkText, data);
  if (!read.success) throw new OutboundError("Model", "shape");
  // Some services report a failure inside a stream that began well.
  if (read.output.error) throw new OutboundError("Model", "brokenOff");
  return read.output;
}

/** Reads a stream to its end. @throws OutboundError brokenOff, shape, tooLarge */
export async function readCompletionStream(
  body: ReadableStream<Uint8Array>,
  { onText, maxLength }: Reading,
): Promise<StreamedCompletion> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  let text = "";
  let refused = false;
  let finishReason = "";
  let usage = { prompt_tokens: 0, completion_tokens: 0 };
  let isDone = false;
  try {
    for await (const { data } of events) {
      isDone = data === "[DONE]";
      if (isDone) break;
      const { choices, usage: counted } = parsed(data);
      usage = counted ?? usage;
      const [choice] = choices;
      refused ||= Boolean(choice?.delta?.refusal) || choice?.finish_reason === "content_filter";
      finishReason = choice?.finish_reason ?? finishReason;
      const part = choice?.delta?.content ?? "";
      text += part;
      if (text.length > maxLength) throw new OutboundError("Model", "tooLarge");
      if (part !== "") onText(part);
    }
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError("Model", "brokenOff");
  }
  if (!isDone || finishReason === "") throw new OutboundError("Model", "brokenOff");
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage;
  return { text, refused, finishReason, promptTokens, completionTokens };
}
