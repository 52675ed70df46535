// An OpenID provider whose every answer can be bent (tests set the state at /double): what the edge must refuse.
const issuer = "http://id.localhost:8787";
let state = { tokens: 0, revoked: 0, codes: {}, claims: {}, header: {}, refresh: "ok" };
const made = crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);

function text(value) {
  const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function idToken(nonce) {
  const { privateKey } = await made;
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: "ES256", kid: "k1", ...state.header };
  const claims = {
    iss: issuer,
    sub: "dana-developer",
    aud: "paygauge",
    iat: now,
    exp: now + 300,
    nonce,
    email: "dana@paygauge.example",
    name: "Dana Developer",
    ...state.claims,
  };
  const signed = `${text(JSON.stringify(header))}.${text(JSON.stringify(claims))}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    privateKey,
    new TextEncoder().encode(signed),
  );
  return `${signed}.${text(new Uint8Array(signature))}`;
}

async function s256(verifier) {
  return text(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

function json(value, status = 200) {
  return new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
}

async function token(request) {
  const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
  state.tokens += 1;
  if (form.get("grant_type") === "refresh_token") {
    if (state.refresh !== "ok") return json({ error: "invalid_grant" }, 400);
    return json({ access_token: "a2", token_type: "bearer", expires_in: 600, refresh_token: `r${state.tokens}` });
  }
  const code = state.codes[form.get("code")];
  delete state.codes[form.get("code")];
  const bound =
    code &&
    code.redirectUri === form.get("redirect_uri") &&
    code.challenge === (await s256(form.get("code_verifier") ?? ""));
  if (!bound) return json({ error: "invalid_grant" }, 400);
  return json({
    access_token: "a1",
    token_type: "bearer",
    expires_in: state.expiresIn ?? 600,
    refresh_token: "r0",
    id_token: await idToken(code.nonce),
  });
}

export default {
  async fetch(request) {
    const url = new URL(request.url);
    switch (url.pathname) {
      case "/double":
        if (request.method === "POST") state = { ...state, ...(await request.json()) };
        return json(state);
      case "/.well-known/openid-configuration":
        return json({
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          revocation_endpoint: `${issuer}/token/revocation`,
          end_session_endpoint: `${issuer}/session/end`,
          authorization_response_iss_parameter_supported: true,
          code_challenge_methods_supported: ["S256"],
          id_token_signing_alg_values_supported: ["ES256"],
        });
      case "/jwks": {
        const { publicKey } = await made;
        const { kty, crv, x, y } = await crypto.subtle.exportKey("jwk", publicKey);
        return json({ keys: [{ kty, crv, x, y, kid: "k1", alg: "ES256", use: "sig" }] });
      }
      case "/token":
        return token(request);
      case "/token/revocation":
        state.revoked += 1;
        return new Response(null, { status: 200 });
      default:
        return new Response("not here", { status: 404 });
    }
  },
};
