import { Hono } from "hono";
import { appPage } from "./boot/app-page.ts";
import type { EdgeHono } from "./edge-hono.ts";
import type { EdgeBindings } from "./environment.ts";
import { loginPage } from "./pages/login-page.ts";
import { environmentPage, lobbyPage, notFoundPage, serverErrorPage, unauthorizedPage } from "./pages/notice-pages.ts";
import { uploadPage } from "./pages/upload-page.ts";
import { openSocket } from "./proxy/open-socket.ts";
import { forwardCall } from "./proxy/forward-call.ts";
import { problem, refuse } from "./rules/problem.ts";
import { isCallPath, isNavigation } from "./rules/request-kind.ts";
import { decidedPathOf } from "./rules/request-path.ts";
import { identityJwks } from "./session/identity.ts";
import { changeRoles, reportActivity, setIdleEnd, setPreferences } from "./session/own-changes.ts";
import { clearDebugLines, readDebugLines, setDebugLevel } from "./session/own-debug.ts";
import { answerOwn } from "./steps/answer-own.ts";
import { backChannelSignOut } from "./sign-in/back-channel.ts";
import { beginSignIn } from "./sign-in/begin.ts";
import { finishSignIn } from "./sign-in/finish.ts";
import { signOut } from "./sign-in/sign-out.ts";
import { brandPicture } from "./steps/brand-picture.ts";
import { brandOfHost } from "./steps/brand.ts";
import { embeddedProvider } from "./steps/embedded-provider.ts";
import { fetchMetadata } from "./steps/fetch-metadata.ts";
import { gatedFiles, namedFiles, publicFiles } from "./steps/files.ts";
import { gateCall } from "./steps/gate-call.ts";
import { gateFile } from "./steps/gate-file.ts";
import { gatePage } from "./steps/gate-page.ts";
import { printedFile } from "./steps/printed-file.ts";
import { printedPage } from "./steps/printed-page.ts";
import { requestLimits } from "./steps/limits.ts";
import { inOrder } from "./in-order.ts";
import { answerLinkCall, answerRedeem, findLinkCall, findRedeem, refuseEnded } from "./steps/link-call.ts";
import { localBrands } from "./steps/local-brands.ts";
import { localSeed } from "./steps/local-seed.ts";
import { decidedPath } from "./steps/path.ts";
import {
  limitCallbacks,
  limitCalls,
  limitForgeries,
  limitGuesses,
  limitLinks,
  limitLinkUploads,
  limitProgram,
  limitSignIns,
} from "./steps/rates.ts";
import { noteProgram, programCalls } from "./steps/program-call.ts";
import { refusedPageLoad } from "./steps/refused-page.ts";
import { reportBody } from "./steps/report-body.ts";
import { requestId } from "./steps/request-id.ts";
import { security } from "./steps/security.ts";
import { session } from "./steps/session.ts";
import { answerTokenCall, findTokenCall, shortenLink } from "./steps/token-call.ts";

export { PersonSessions } from "./session/person-sessions.ts";

/** The gateway, in the order in which a request meets it. Routing reads the decided path, as the gates and proxy do. */
const app = new Hono<EdgeHono>({ getPath: (request) => decidedPathOf(request) ?? "/" });

app.use(embeddedProvider, requestId, security, refusedPageLoad, inOrder(requestLimits, decidedPath));

// Monitoring has no brand: health answers on any host and reports nothing about a brand.
app.get("/healthz", (c) => c.json({ status: "ok" }));
app.post("/internal/seed", localSeed);
app.get("/", localBrands);

app.use(inOrder(brandOfHost));

// Without a session.
app.get("/auth/jwks.json", async (c) => c.json(await identityJwks(c.env)));
app.get("/public/brand/*", brandPicture);
app.get("/public/*", publicFiles);

// From the provider's server, not from a page.
app.post("/auth/backchannel-logout", backChannelSignOut);

// By a token or a signature alone, from mail programs, calendars and providers' servers (the exceptions to S26).
app.all("/api/*", inOrder(shortenLink, findTokenCall, limitLinks, answerTokenCall));

// By the token of a program, which answers here whatever it asks: no cookie is read or set, and no page is opened.
const programLimits = { forgeries: limitForgeries, calls: limitProgram };
app.use(programCalls(programLimits, gateCall, noteProgram, limitCalls, reportBody, forwardCall));

app.use(inOrder(fetchMetadata));
app.get("/printed/:token", printedPage);
app.get("/upload/:magicLinkId", uploadPage);
// By the token of a magic link, and by the session that it opens: pages of ours alone make these calls (S26).
app.all("/api/*", inOrder(findRedeem, limitGuesses, answerRedeem));
app.all("/api/*", inOrder(findLinkCall, limitGuesses, refuseEnded, limitLinkUploads, answerLinkCall));
app.get("/auth/sign-in", inOrder(limitSignIns, beginSignIn));
app.get("/auth/callback", inOrder(limitCallbacks, finishSignIn));
app.post("/auth/preferences", setPreferences);
app.post("/auth/sign-out", signOut);

// With the session, where there is one.
app.use(session, inOrder(limitForgeries));
app.post("/auth/activity", reportActivity);
app.post("/auth/idle", setIdleEnd);
app.post("/auth/roles", changeRoles);
app.post("/auth/debug-level", setDebugLevel);
app.get("/auth/debug-lines", readDebugLines);
app.post("/auth/debug-clear", clearDebugLines);
app.get("/login", loginPage);
app.get("/lobby", lobbyPage);
app.get("/401", unauthorizedPage);
app.get("/404", notFoundPage);
app.get("/500", serverErrorPage);
app.get("/503", environmentPage);

// Calls, files, pages: each behind its gate.
app.all("/api/*", inOrder(gateCall, limitCalls, answerOwn, openSocket, reportBody, forwardCall));
app.all("/chat/*", inOrder(gateCall, limitCalls, forwardCall));
app.all("/feature-flags", inOrder(gateCall, forwardCall));
app.get("/assets/samples/*", inOrder(gateFile, namedFiles));
app.get("/assets/*", inOrder(gateFile, gatedFiles));
app.get("*", gatePage, inOrder(printedFile), appPage);

app.notFound((c) =>
  problem(refuse("methodNotUsed", { method: c.req.method }, { allow: "GET, HEAD" }), c.get("requestId")),
);

app.onError((error, c) => {
  console.error(
    JSON.stringify({ id: c.get("requestId"), error: error.name, message: error.message, stack: error.stack }),
  );
  const plain = isCallPath(c.get("path") ?? "") || !isNavigation(c.req.raw) || c.get("brand") === undefined;
  if (plain) return problem(refuse("ourSide"), c.get("requestId"));
  return serverErrorPage(c);
});

/** HEAD is answered as GET, without the body: every route, gate and page then sees one method for reading. */
export default {
  async fetch(request: Request, env: EdgeBindings, execution: ExecutionContext): Promise<Response> {
    if (request.method !== "HEAD") return app.fetch(request, env, execution);
    const answer = await app.fetch(new Request(request, { method: "GET" }), env, execution);
    await answer.body?.cancel();
    return new Response(null, answer);
  },
};
