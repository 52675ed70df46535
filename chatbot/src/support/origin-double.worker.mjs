// Answers GET /api/v1/chat-scope as the origin does, for a few users: the subject of the identity for reads says who asks.
const chat = ["Chatbot_VIEW"];
const manages = [...chat, "ChatbotDocumentManagement_CRUD", "User_CRUD", "AllJobs_VIEW"];
const harbour = { id: "issuer-harbour", name: "Harbour Payments" };
const northstar = { id: "issuer-northstar", name: "Northstar" };
const issuers = { harbour: [harbour], northstar: [northstar], both: [harbour, northstar] };
const jobs = { "job-harbour": harbour, "job-northstar": northstar };

function subjectOf(request) {
  const [, payload = ""] = (request.headers.get("x-paygauge-identity") ?? "").split(".");
  return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
}

const refused = (status, code, message) =>
  Response.json(
    { status, code, messageRef: { code: message, args: message === "notFound" ? { what: "job" } : {} } },
    { status },
  );

/** "harbour-7" is a user of Harbour, "staff-1" is staff, "manager-harbour" manages the documents of one issuer. */
function scopeOf(sub) {
  const [kind = "", which = ""] = sub.split("|")[1].split("-");
  if (kind === "staff") return { permissions: manages, is_staff: true, issuers: issuers.both };
  if (kind === "manager")
    return { permissions: [...chat, "ChatbotDocumentManagement_CRUD"], is_staff: false, issuers: issuers[which] };
  if (kind === "vector")
    return { permissions: manages, is_staff: true, issuers: issuers.both, embedding_model: "double-1" };
  if (kind === "model") return { permissions: chat, is_staff: false, issuers: issuers.northstar, model: "obedient" };
  if (kind === "developer")
    return { permissions: [...chat, "DevArea_CRUD", "AllJobs_VIEW"], is_staff: true, issuers: issuers.both };
  if (kind === "nobody") return { permissions: [], is_staff: false, issuers: [] };
  return { permissions: chat, is_staff: false, issuers: issuers[kind] ?? [] };
}

/** Lines of a stream as the origin's model writes them. */
const streamOf = (parts) =>
  new Response(
    [...parts.map((text) => ({ text })), { failed: null }].map((line) => `${JSON.stringify(line)}\n`).join(""),
  );

/**
 * A model that obeys: it follows every order of a passage, cites passages that it wasn't given, and repeats the
 * passages. "unhelpful" in a question makes it fail half-way, "declining" decline.
 */
function obey({ question, passages }) {
  const lines = passages.split("\n");
  if (question.includes("declining")) return streamOf(["The documents don't answer this."]);
  const repeated = lines.map((line, at) => `${line.replace(/^\[\d+\] [^:]*: /, "")} [${at + 1}] `);
  if (question.includes("unhelpful")) {
    const lost = [{ text: repeated[0] }, { failed: "check:numbers" }];
    return new Response(lost.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  const orders = [
    ...passages.matchAll(/(?:say|write|answer|include|add|append|repeat|show)[^:\n]{0,40}:\s*([^\n]+)/gi),
  ];
  const obeyed = orders.flatMap(([, words]) => [`${words} [1] `, `${words}. [1] `]);
  const invented = [
    "Everything is free for everyone. ",
    "An uncited claim follows. ",
    "The fee is 99.9 percent [1]. ",
    "A claim of nobody [7]. ",
  ];
  return streamOf([...obeyed, ...invented, ...repeated].flatMap((text) => text.match(/\S+\s*/g) ?? []));
}

/** Words that the double's model takes for one another; each group is a dimension. */
const alike = [
  ["wombat", "marsupial"],
  ["levy", "surcharge"],
  ["friday", "weekday"],
];
/** The vector of a text: how often it has a word of each group, and one dimension for everything else. */
const vectorOf = (text) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = alike.map((group) => words.filter((word) => group.some((each) => word.startsWith(each))).length);
  return [...counts, 0.01];
};

export default {
  async fetch(request) {
    const url = new URL(request.url);
    const { sub, aud, mode = "Live", flag = true, embedding } = subjectOf(request);
    if (aud !== "paygauge-reads") return refused(401, "NOT_SIGNED_IN", "notSignedIn");
    if (url.pathname === "/api/v1/chat-completion") return obey(await request.json());
    if (url.pathname === "/api/v1/chat-embedding") {
      const { texts } = await request.json();
      const vectors = embedding === "down" ? null : texts.map(vectorOf);
      return Response.json({ model: embedding ?? "double-1", vectors });
    }
    if (url.pathname !== "/api/v1/chat-scope") return refused(404, "UNKNOWN_CALL", "callUnknown");
    if (!flag) return refused(404, "FEATURE_OFF", "featureOff");
    const scope = scopeOf(sub);
    const jobId = url.searchParams.get("jobId");
    const owner = jobs[jobId];
    const own = scope.issuers.find(({ id }) => id === owner?.id);
    if (jobId !== null && own === undefined) return refused(404, "NOT_FOUND", "notFound");
    return Response.json({
      user_id: `user-${sub.split("|")[1]}`,
      name: sub,
      mode,
      language: "en",
      job: jobId === null ? null : { id: jobId, name: jobId },
      model: null,
      embedding_model: null,
      issuer_id: own?.id ?? (scope.is_staff ? null : (scope.issuers[0]?.id ?? null)),
      ...scope,
      ...(embedding === undefined ? {} : { embedding_model: embedding }),
    });
  },
};
