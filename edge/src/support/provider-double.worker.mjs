// An OpenID provider whose every answer can be bent (tests set the state at /double): what the edge must refuse.
const issuer = "http://id.localhost:8787";
let state = { tokens: 0, revoked: 0, codes: {}, claims: {}, header: {}, refresh: "ok" };
const toRead = crypto.subtle.generateKey(
  { name: "RSA-OAEP", modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: "SHA-256" },
  true,
  ["encrypt", "decrypt"],
);
const made = crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);

function text(value) {
  const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value;
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function bytesOf64(part) {
  return Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.codePointAt(0));
}

/** The text of a JWE in its five parts (RFC 7516): RSA-OAEP-256 and A256GCM. */
async function opened(hint) {
  const [header, wrapped, iv, ciphertext, tag] = hint.split(".");
  const { privateKey } = await toRead;
  const secret = await crypto.subtle.decrypt({ name: "RSA-OAEP" }, privateKey, bytesOf64(wrapped));
  const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["decrypt"]);
  const sealed = new Uint8Array([...bytesOf64(ciphertext), ...bytesOf64(tag)]);
  const additionalData = new TextEncoder().encode(header);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytesOf64(iv), additionalData }, key, sealed),
  );
}

/** A test says null for what is to be left out. */
const present = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** A signed token of any header and claims, good or bad. */
async function signed(header, claims) {
  const { privateKey } = await made;
  const content = `${text(JSON.stringify(header))}.${text(JSON.stringify(claims))}`;
  const bytesOf = new TextEncoder().encode(content);
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, bytesOf);
  if (state.signature === "none") return `${content}.`;
  const signatureBytes = new Uint8Array(signature);
  if (state.signature === "flipped") signatureBytes[8] ^= 1;
  return `${content}.${text(signatureBytes)}`;
}

async function idToken(nonce) {
  const now = Math.floor(Date.now() / 1000);
  const header = present({ alg: "ES256", kid: "k1", ...state.header });
  const claims = present({
    iss: issuer,
    sub: "dana-developer",
    aud: "paygauge",
    iat: now,
    exp: now + 300,
    nonce,
    email: "dana@paygauge.example",
    name: "Dana Developer",
    ...state.claims,
  });
  return signed(header, claims);
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
    while (state.held) await new Promise((resolve) => setTimeout(resolve, 10));
    if (state.refresh === "broken") return new Response("down", { status: 500 });
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
  const answer = present({
    access_token: "a1",
    token_type: "bearer",
    expires_in: state.expiresIn ?? 600,
    refresh_token: "r0",
    id_token: await idToken(code.nonce),
    ...state.answer,
  });
  if ((state.answerType ?? null) === null) return json(answer, state.answerStatus);
  return new Response("<!doctype html><p>Sign in again", { headers: { "content-type": state.answerType } });
}

export default {
  async fetch(request) {
    const url = new URL(request.url);
    switch (url.pathname) {
      case "/double":
        if (request.method === "POST") state = { ...state, ...(await request.json()) };
        return json(state);
      case "/double/sign": {
        const { header, claims } = await request.json();
        return new Response(await signed(header, claims));
      }
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
        const keys = [{ kty, crv, x, y, kid: "k1", alg: "ES256", use: "sig" }];
        if (state.readsSecrets === false) return json({ keys });
        const { n, e } = await crypto.subtle.exportKey("jwk", (await toRead).publicKey);
        return json({ keys: [...keys, { kty: "RSA", n, e, kid: "e1", alg: "RSA-OAEP-256", use: "enc" }] });
      }
      case "/session/end":
        return new Response(await opened(url.searchParams.get("id_token_hint")));
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
