// Double of the origin in the edge's own tests: verifies the signed identity as the origin must (ES256, issuer,
// audience, expiry) and answers from a state that the tests set at /double. The real origin is met in tests/system.
const decoder = new TextDecoder();
// `held`: calls at this path wait until it is "" again; `pauseMs`: bodies come in two halves, so long apart.
// `answers`: whole answers of single paths. `lines`: header with lines of a raised log level.
let state = {
  configuration: null,
  people: {},
  seen: [],
  mode: "ok",
  held: "",
  waiting: 0,
  pauseMs: 0,
  reports: null,
  answers: {},
  lines: null,
};

function bytes(part) {
  return Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.codePointAt(0));
}

async function identityOf(request, env) {
  const token = request.headers.get("x-paygauge-identity") ?? "";
  const [head, body, signature] = token.split(".");
  if (!signature) return null;
  const { keys } = JSON.parse(env.EDGE_JWKS);
  const key = await crypto.subtle.importKey("jwk", keys[0], { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  const genuine = await crypto.subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, bytes(signature), signed);
  const claims = JSON.parse(decoder.decode(bytes(body)));
  const right =
    claims.iss === "paygauge-edge" &&
    claims.aud === "paygauge-origin" &&
    claims.exp * 1000 > Date.now() &&
    claims.exp - claims.iat <= 30;
  return genuine && right ? claims : null;
}

function json(value, status = 200, headers = {}) {
  return new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json", ...headers } });
}

function personFor(claims) {
  const me = state.people[claims.sub];
  if (!me) return null;
  if (claims.roles === null) return me;
  const standard = me.roles.standard.filter((each) => claims.roles.includes(each.role));
  return {
    ...me,
    effectiveRoles: claims.roles,
    permissions: claims.roles.flatMap((role) => me.permissionsByRole?.[role] ?? []),
    roles: { ...me.roles, standard: me.roles.standard.length > 0 ? me.roles.standard : standard },
  };
}

function inHalves(pauseMs) {
  const { readable, writable } = new FixedLengthStream(20);
  const writer = writable.getWriter();
  void (async () => {
    await writer.write(new TextEncoder().encode('{"half":1,'));
    await scheduler.wait(pauseMs);
    await writer.write(new TextEncoder().encode('"whole":2}'));
    await writer.close();
  })().catch(() => undefined);
  return new Response(readable, { headers: { "content-type": "text/plain" } });
}

/**
 * Reports: `pointers` by who asks, on which brand and with which roles; `bodies` by their digest. `away`: the job's object
 * cannot be reached; `bodyMode`: "fails", or "half" of the bytes.
 */
function reportAnswer(path, { pointers, bodies, away, bodyMode }, { sub, brand, roles }) {
  if (away) return json({ code: "ORIGIN_UNAVAILABLE" }, 503);
  if (path.endsWith("/pointer")) {
    const found = pointers[`${sub} ${brand} ${roles ?? ""}`];
    return found ? json(found) : json({ code: "NOT_FOUND" }, 404);
  }
  const body = bodies[path.slice(path.lastIndexOf("/") + 1)];
  if (bodyMode === "fails" || body === undefined) return json({ code: "SERVER_ERROR" }, 500);
  return new Response(bodyMode === "half" ? body.slice(0, body.length / 2) : body);
}

async function control(request) {
  if (request.method === "POST") state = { ...state, ...(await request.json()) };
  return json(state);
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === "/double") return control(request);
    const claims = await identityOf(request, env).catch(() => null);
    if (state.mode === "down") throw new Error("The origin is down.");
    if (state.mode === "nonsense") return json({ environment: 7, permissions: "all" });
    if (state.mode === "cut")
      return new Response('{"environment": "lo', { headers: { "content-type": "application/json" } });
    if (state.mode === "broken") return json({ detail: "broken" }, 500);
    if (!claims) return json({ code: "NOT_SIGNED_IN" }, 401);
    if (url.pathname === "/internal/edge-configuration")
      return claims.sub === "edge" ? json(state.configuration) : json({}, 404);
    if (url.pathname === "/internal/sign-in" || url.pathname === "/api/v1/users/user-permissions") {
      state.seen.push({ path: url.pathname, claims });
      const me = personFor(claims);
      return me ? json(me) : json({ code: "NOT_SIGNED_IN" }, 401);
    }
    const body = request.body ? await request.arrayBuffer() : null;
    state.seen.push({
      path: url.pathname,
      query: url.search,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      claims,
      bytes: body?.byteLength ?? 0,
    });
    state.waiting += 1;
    while (state.held !== "" && url.pathname.startsWith(state.held)) await scheduler.wait(2);
    state.waiting -= 1;
    if (state.reports && /\/reports\/[^/]+\/(?:pointer$|bodies\/)/.test(url.pathname))
      return reportAnswer(url.pathname, state.reports, claims);
    if (request.headers.get("upgrade") === "websocket") {
      const { 0: client, 1: server } = new WebSocketPair();
      server.accept();
      server.addEventListener("message", ({ data }) => server.send(`echo ${data}`));
      return new Response(null, { status: 101, webSocket: client });
    }
    if (state.lines) return json({ ok: true }, 200, { "x-paygauge-debug-lines": state.lines });
    if (state.answers[url.pathname]) return json(state.answers[url.pathname]);
    if (state.pauseMs > 0) return inHalves(state.pauseMs);
    const asked = { sub: claims.sub, brand: claims.brand, roles: claims.roles };
    return json({ ok: true, asked }, 200, {
      server: "origin/1",
      "x-powered-by": "nothing",
      "set-cookie": "origin=1",
      "access-control-allow-origin": "*",
      connection: "x-user",
      "cache-control": "public, max-age=600",
      etag: '"e1"',
    });
  },
};
