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
  if (kind === "nobody") return { permissions: [], is_staff: false, issuers: [] };
  return { permissions: chat, is_staff: false, issuers: issuers[kind] ?? [] };
}

export default {
  fetch(request) {
    const url = new URL(request.url);
    const { sub, aud, mode = "Live", flag = true } = subjectOf(request);
    if (aud !== "paygauge-reads") return refused(401, "NOT_SIGNED_IN", "notSignedIn");
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
      issuer_id: own?.id ?? (scope.is_staff ? null : (scope.issuers[0]?.id ?? null)),
      ...scope,
    });
  },
};
