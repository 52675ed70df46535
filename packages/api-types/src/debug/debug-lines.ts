/** Lines of a raised log level: what they can hold, and the limits of what is stored. */
import * as v from "valibot";

export const debugAreas = ["edge", "origin", "chatbot", "queue"] as const;
export type DebugArea = (typeof debugAreas)[number];
export const debugLevels = ["info", "debug", "trace"] as const;
export type DebugLevel = (typeof debugLevels)[number];

export const debugLimits = {
  minutes: 30,
  /** Lines stored for one user; the oldest are removed. */
  lines: 5000,
  /** Lines of one area about one request. */
  linesOfRequest: 40,
  /** Characters of the header in which a Worker returns its lines. */
  headerLength: 8192,
  /** A line is deleted after this time, ms. */
  storedMs: 3_600_000,
  /** Lines and commands of one answer. */
  page: 1000,
  commands: 50,
} as const;

/** Header of a Worker's answer with its lines; the gateway takes it off. */
export const debugHeader = "x-paygauge-debug-lines";

/** Every event, with the level that it needs. */
export const debugEvents = {
  received: "debug",
  sessionRead: "trace",
  gated: "debug",
  admitted: "debug",
  scopeRead: "trace",
  requestRead: "trace",
  handled: "debug",
  sent: "debug",
  upstreamAnswered: "debug",
  refused: "debug",
  answered: "debug",
  queued: "debug",
} as const satisfies Record<string, "debug" | "trace">;
export type DebugEvent = keyof typeof debugEvents;
const eventNames = Object.keys(debugEvents).filter((name): name is DebugEvent => Object.hasOwn(debugEvents, name));

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Names of the product itself: camel case, with dots between. No data has a place in a line. */
const ownName = v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9]*(?:\.[a-zA-Z][a-zA-Z0-9]*)*$/), v.maxLength(80));

/** What a line says next to its time, area and event. */
const facts = {
  /** ID of a call or a page. */
  call: v.optional(ownName),
  status: v.optional(v.pipe(whole, v.maxValue(599))),
  /** Code of a refusal. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/), v.maxLength(60))),
  /** How long that took. */
  ms: v.optional(whole),
  count: v.optional(whole),
  commandType: v.optional(ownName),
};
export const debugFacts = v.strictObject(facts);
export type DebugFacts = v.InferOutput<typeof debugFacts>;

const sentLine = v.strictObject({
  at: whole,
  area: v.picklist(debugAreas),
  event: v.picklist(eventNames),
  ...facts,
});
export type SentLine = v.InferOutput<typeof sentLine>;
export const sentLines = v.pipe(v.array(sentLine), v.maxLength(debugLimits.linesOfRequest * 4));

/** A stored line: of one request. `sequence` grows from line to line. */
export const debugLine = v.object({ ...sentLine.entries, sequence: whole, correlationId: v.string() });
export type DebugLine = v.InferOutput<typeof debugLine>;

/** A level that is not here is "info": nothing is stored. */
export const raisedLevels = v.strictObject({
  edge: v.optional(v.picklist(["debug", "trace"])),
  origin: v.optional(v.picklist(["debug", "trace"])),
  chatbot: v.optional(v.picklist(["debug", "trace"])),
  queue: v.optional(v.picklist(["debug", "trace"])),
});

export type RaisedLevels = v.InferOutput<typeof raisedLevels>;

/** The level of a session until a time, ms. */
export const raisedDebug = v.object({ levels: raisedLevels, until: whole });
export type RaisedDebug = v.InferOutput<typeof raisedDebug>;

/** Levels and minutes as a user chooses them; every area on "info" ends it. */
export const debugBody = v.strictObject({
  levels: v.strictObject({
    edge: v.picklist(debugLevels),
    origin: v.picklist(debugLevels),
    chatbot: v.picklist(debugLevels),
    queue: v.picklist(debugLevels),
  }),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(debugLimits.minutes)),
});
