/** The assistant: questions, answers with sources, conversations and documents (docs/specification.md section 3). */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageRefSchema } from "../catalogue/message-schema.ts";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { idOf, recordId } from "../ids.ts";
import { languages } from "../languages.ts";

/** Limits of the assistant: docs/specification.md section 9, and ours. */
export const chatLimits = {
  questionLength: 1000,
  logLimit: 100,
  retentionDays: 365,
  questionsPerMinute: 20,
  /** Bytes of one document's file. */
  documentBytes: 25_000_000,
  documentPages: 600,
  filesPerUpload: 20,
  documentName: 200,
  /** Quoted sentences of an answer without a model. */
  quotes: 3,
} as const;

export const chatQuestion = v.strictObject({
  question: v.pipe(
    v.string(),
    cleanText(),
    v.trim(),
    v.minLength(1, encodedMessage("chatQuestionEmpty")),
    v.maxLength(chatLimits.questionLength, encodedMessage("chatQuestionLong", { most: chatLimits.questionLength })),
  ),
  /** Absent: a new conversation. */
  conversation_id: v.optional(recordId),
  /** The job on screen, if its page context is attached. */
  job_id: v.optional(recordId),
  /** The supplier of that job on screen. */
  supplier_key: v.optional(v.pipe(idOf("supplier"), v.minLength(1))),
  /** Edited search words of a follow-up; absent: the question's, with the nouns of the last one where it has few. */
  searched_for: v.optional(v.pipe(v.string(), cleanLine(), v.trim(), v.maxLength(300))),
  /** Of the screen; answers that aren't quotes use it. */
  language: v.optional(v.picklist(languages)),
});

/** A passage that an answer quotes, numbered from 1 in the order of its first use. */
export const chatSource = v.object({
  number: v.number(),
  /** Title of the document, or of the call for a figure of the product. */
  source: v.string(),
  /** Page of a PDF; section of other documents, from 1. null: a call of the product. */
  page: v.nullable(v.number()),
  /** The passage. "" once its document is removed. */
  content: v.string(),
  kind: v.picklist(["document", "call"]),
  /** What `page` counts. */
  page_kind: v.picklist(["page", "section", "none"]),
  page_count: v.nullable(v.number()),
  document_id: v.nullable(v.string()),
  /** Heading path, outermost first. */
  headings: v.array(v.string()),
  /** When the document's text was added or replaced. */
  dated: v.nullable(v.string()),
  /** For a call: the screen that shows the same rows. */
  href: v.nullable(v.string()),
  /** The day from which the document is valid, "YYYY-MM-DD"; null: it states none. */
  valid_from: v.optional(v.nullable(v.string()), null),
  /** Who wrote the answer that is quoted; null: of documents that were uploaded. */
  author: v.optional(v.nullable(v.string()), null),
  /** The document was deleted or replaced since. */
  is_removed: v.boolean(),
});
export type ChatSource = v.InferOutput<typeof chatSource>;

/** One sentence of an answer with the numbers of its sources; `is_quote`: verbatim from its source. */
export const chatSentence = v.object({ text: v.string(), sources: v.array(v.number()), is_quote: v.boolean() });
export type ChatSentence = v.InferOutput<typeof chatSentence>;

export const chatStates = ["pending", "answered", "unanswered", "stopped", "failed"] as const;
export type ChatState = (typeof chatStates)[number];
/** "quotes": sentences of documents; "model": composed and cited; "figures": from calls of the product. */
export const chatModes = ["quotes", "model", "figures"] as const;
export type ChatMode = (typeof chatModes)[number];
export const chatRatings = ["helpful", "unhelpful"] as const;
export type ChatRating = (typeof chatRatings)[number];

/** One question with its answer, as a conversation stores it. */
const chatLog = v.object({
  id: v.string(),
  question: v.string(),
  /** The whole answer as text with [n] after what is cited. "" while pending. */
  answer: v.string(),
  conversation_id: v.string(),
  /** Seconds. */
  processing_time: v.number(),
  token_count: v.number(),
  timestamp: v.string(),
  state: v.picklist(chatStates),
  mode: v.picklist(chatModes),
  sentences: v.array(chatSentence),
  sources: v.array(chatSource),
  /** The nearest passage of an unanswered question. */
  closest: v.nullable(chatSource),
  /** What the documents were searched for; null: the question alone. */
  searched_for: v.nullable(v.string()),
  rating: v.nullable(v.picklist(chatRatings)),
});
export type ChatLog = v.InferOutput<typeof chatLog>;

/** What a question is answered with; as server-sent events `begun`, `sources`, `delta`, `done` (this) and `error`. */
export const chatAnswer = chatLog;
export type ChatAnswer = ChatLog;

export const conversationQuery = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/, encodedMessage("chatLogLimit")))),
  offset: v.optional(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,5})$/, encodedMessage("chatLogOffset")))),
});

export const chatConversation = v.object({
  conversation_id: v.string(),
  /** Newest first, the page that limit and offset name. */
  logs: v.array(chatLog),
  total: v.number(),
});

export const documentKinds = ["pdf", "docx", "md", "html", "txt"] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentStates = ["queued", "reading", "ready", "failed"] as const;

export const chatDocument = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(documentKinds),
  bytes: v.number(),
  /** null: every issuer. */
  issuer_id: v.nullable(v.string()),
  issuer_name: v.nullable(v.string()),
  language: v.picklist(languages),
  state: v.picklist(documentStates),
  /** Why it failed, or what to know of a ready one, such as pages without text. */
  reason: v.nullable(messageRefSchema),
  page_kind: v.picklist(["page", "section"]),
  /** null until counted. */
  pages: v.nullable(v.number()),
  pages_read: v.number(),
  pages_without_text: v.number(),
  passages: v.number(),
  /** Passages that read like instructions to the assistant; withheld unless `may_quote_withheld`. */
  withheld: v.array(v.object({ page: v.number(), text: v.string() })),
  may_quote_withheld: v.boolean(),
  cited: v.number(),
  /** The day from which it is valid, "YYYY-MM-DD"; null: always. */
  valid_from: v.nullable(v.string()),
  /** It is an answer that a user wrote to a question. */
  is_answer: v.boolean(),
  /** Name of the user who uploaded it; null for help pages of the product. */
  added_by: v.nullable(v.string()),
  added_on: v.string(),
});
export type ChatDocument = v.InferOutput<typeof chatDocument>;

export const chatDocuments = v.object({
  documents: v.array(chatDocument),
  passages: v.number(),
  pages: v.number(),
  /** Issuers whose documents the user manages. */
  issuers: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Staff also manage the documents for everyone. */
  manages_everyone: v.boolean(),
});

export const documentsQuery = v.strictObject({
  /** "all" for those of every issuer, or an issuer. Absent: everything. */
  visible_to: v.optional(recordId),
});

/** Repeatable and required: without an id nothing is deleted. */
export const deleteDocumentsQuery = v.strictObject({
  id: v.union(
    [idOf("record"), v.pipe(v.array(idOf("record")), v.minLength(1), v.maxLength(100))],
    encodedMessage("chatDocumentIds"),
  ),
});

const validDay = v.pipe(v.string(), v.isoDate(encodedMessage("day")));

/** Fields of the upload; `files` is repeatable, one is needed. */
export const documentUpload = v.strictObject({
  /** Absent or "": every issuer. */
  issuer_id: v.optional(v.union([v.literal(""), recordId])),
  /** The document that the one file replaces. */
  replaces: v.optional(recordId),
  language: v.optional(v.picklist(languages)),
  /** The day from which the documents are valid: a question that names a year is answered from those valid in it. */
  valid_from: v.optional(validDay),
  /** The file is an answer that its user has written. */
  is_answer: v.optional(v.literal("true")),
  files: v.optional(v.union([v.file(), v.array(v.file())])),
});

export const uploadResult = v.object({
  uploaded_files: v.array(v.string()),
  failed_files: v.array(v.object({ file: v.string(), reason: v.string(), messageRef: messageRefSchema })),
  ingestion_result: v.array(
    v.object({
      document_id: v.string(),
      file: v.string(),
      state: v.picklist(documentStates),
      /** Same bytes as this document, which is kept alone. */
      same_as: v.nullable(v.string()),
    }),
  ),
});
export type UploadResult = v.InferOutput<typeof uploadResult>;

export const documentChange = v.strictObject({
  name: v.optional(v.pipe(v.string(), cleanLine(), v.trim(), v.minLength(1), v.maxLength(chatLimits.documentName))),
  /** null: every issuer. */
  issuer_id: v.optional(v.nullable(recordId)),
  /** Allows quoting of passages that read like instructions. */
  may_quote_withheld: v.optional(v.boolean()),
  /** null: it is always valid. */
  valid_from: v.optional(v.nullable(validDay)),
});

/** The text of one page or section, in blocks. */
export const documentPage = v.object({
  document_id: v.string(),
  name: v.string(),
  kind: v.picklist(documentKinds),
  page: v.number(),
  page_kind: v.picklist(["page", "section"]),
  pages: v.number(),
  dated: v.string(),
  blocks: v.array(v.object({ kind: v.picklist(["heading", "text"]), text: v.string() })),
});
export type DocumentPage = v.InferOutput<typeof documentPage>;

export const conversationsQuery = v.strictObject({
  days: v.optional(v.picklist(["7", "30", "90", "365"])),
  /** "unanswered": what to write next. */
  only: v.optional(v.picklist(["all", "unanswered", "unhelpful"])),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/, encodedMessage("chatLogLimit")))),
  offset: v.optional(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,5})$/, encodedMessage("chatLogOffset")))),
});

/** Questions of all users grouped by wording, without names. */
export const chatQuestions = v.object({
  questions: v.array(
    v.object({
      question: v.string(),
      times: v.number(),
      unanswered: v.number(),
      unhelpful: v.number(),
      last_asked: v.string(),
      /** The issuer whose users alone asked it; null: of several, or of staff. */
      issuer_id: v.nullable(v.string()),
    }),
  ),
  /** Groups that match. */
  total: v.number(),
  /** Of the whole period. */
  asked: v.number(),
  users: v.number(),
  answered: v.number(),
  rated: v.number(),
  helpful: v.number(),
});

export const retrievalQuestion = v.strictObject({
  question: v.pipe(v.string(), cleanText(), v.trim(), v.minLength(1), v.maxLength(chatLimits.questionLength)),
  /** Whose documents are searched in addition to those for everyone. */
  issuer_id: v.optional(recordId),
});

export const retrievalAnswer = v.object({
  searched_for: v.string(),
  /** Best first. */
  passages: v.array(chatSource),
  would_answer: v.boolean(),
});

export const chatHealth = v.object({
  status: v.picklist(["ok", "degraded"]),
  /** Ready documents that this user's questions search. */
  documents: v.number(),
  mode: v.picklist(["quotes", "model"]),
  /** Alias of the configured model; null without one. */
  model: v.nullable(v.string()),
});

/** Question and passages that a model answers from; each passage begins with its number in brackets. */
export const completionQuestion = v.strictObject({
  question: v.pipe(v.string(), cleanText(), v.minLength(1), v.maxLength(chatLimits.questionLength)),
  passages: v.pipe(v.string(), cleanText(), v.minLength(1), v.maxLength(20_000)),
  language: v.picklist(languages),
});

/** Passages that are turned into vectors in one call, and characters of each. */
export const embeddingLimits = { texts: 32, characters: 4000 } as const;

export const embeddingTexts = v.strictObject({
  texts: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(embeddingLimits.characters))),
    v.minLength(1),
    v.maxLength(embeddingLimits.texts),
  ),
});

export const embeddingVectors = v.object({
  /** null: none is configured. */
  model: v.nullable(v.string()),
  /** In the order of the texts; null: the model doesn't answer. */
  vectors: v.nullable(v.array(v.array(v.number()))),
});

/** One line of the stream that a model's answer arrives in: text as it is written, then how it ended. */
export const completionLine = v.union([
  v.object({ text: v.string() }),
  /** `failed`: why the text can't be used; null where it can. */
  v.object({ failed: v.nullable(v.string()) }),
]);

/** For whom the assistant answers, as the origin decides it. */
export const chatScope = v.object({
  user_id: v.string(),
  name: v.string(),
  permissions: v.array(v.string()),
  is_staff: v.boolean(),
  /** Writes are refused in ReadOnly; questions are not. */
  mode: v.string(),
  /** Issuers that the user belongs to; of staff, every one. */
  issuers: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Whose documents a question searches in addition to those for everyone: the page's issuer, else the user's own; null: none. */
  issuer_id: v.nullable(v.string()),
  job: v.nullable(v.object({ id: v.string(), name: v.string() })),
  language: v.nullable(v.picklist(languages)),
  /** Model that writes answers; null: they are quoted. The local stand-in writes none. */
  model: v.nullable(v.string()),
  /** Model that turns passages and questions into vectors; null: documents are searched by their words alone. */
  embedding_model: v.nullable(v.string()),
});
export type ChatScope = v.InferOutput<typeof chatScope>;
