// Double of Cloudflare's browser binding, by the shapes that its types declare: quickAction("pdf", options) answers
// a PDF, or errors as JSON with their status. It opens no page: the tests do that with the address that it was given.
import { WorkerEntrypoint } from "cloudflare:workers";

const asked = [];
let mode = "ok";

export class Browser extends WorkerEntrypoint {
  quickAction(action, options) {
    asked.push({ action, options });
    const refused = (status, message) =>
      Response.json({ success: false, errors: [{ code: status, message }] }, { status });
    if (mode === "busy") return refused(429, "Rate limit exceeded");
    if (mode === "late") return refused(422, "Waiting for selector failed: 30000ms exceeded");
    if (mode === "nonsense") return new Response("<html>", { headers: { "content-type": "application/pdf" } });
    return new Response("%PDF-1.7 of a report", { headers: { "content-type": "application/pdf" } });
  }

  async fetch(request) {
    if (request.method === "POST") {
      ({ mode } = await request.json());
      asked.length = 0;
    }
    return Response.json(asked);
  }
}

export default {};
