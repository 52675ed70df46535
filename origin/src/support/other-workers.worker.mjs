// Replaces edge, chatbot and identity provider in the origin's tests: each answers as the health check expects.
const issuer = "http://id.localhost:8787";
const answers = new Map([
  ["/healthz", { status: "ok" }],
  ["/.well-known/openid-configuration", { issuer, jwks_uri: `${issuer}/jwks` }],
  ["/jwks", { keys: [{ kty: "EC", kid: "provider" }] }],
]);

export default {
  fetch(request) {
    const answer = answers.get(new URL(request.url).pathname);
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  },
};
