import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Gate } from "../outbound/gate.ts";
import { providers } from "../outbound/providers.ts";
import { brokenHeader, type Outgoing } from "./outgoing.ts";
import { handToSendGrid, sendWithSendGrid } from "./sendgrid.ts";

/** Answers as SendGrid's v3 API does: 202 without a body and X-Message-Id, or a status with a list of errors. */
let server: Server;
let address = "";
let seen: { headers: IncomingMessage["headers"]; path: string; body: unknown }[] = [];
let refuses: { status: number; body: string } | null = null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    request.on("end", () => {
      seen.push({ headers: request.headers, path: request.url ?? "", body: JSON.parse(text) });
      if (refuses) response.writeHead(refuses.status, { "content-type": "application/json" }).end(refuses.body);
      else response.writeHead(202, { "x-message-id": "14c5d75ce93" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}/v3/mail/send` : "";
});
beforeEach(() => {
  seen = [];
  refuses = null;
});
afterAll(() => server.close());

const limits = new Gate(providers.mail.limits, Date.now());
const gate = {
  acquire: () => limits.acquire(Date.now()),
  // Refusals of one test don't count in the next.
  report: () => limits.report(true, Date.now()),
};
const mail = {
  toAddress: "ada@example.com",
  toName: "Ada",
  fromAddress: "no-reply@harbour.example",
  fromName: "Harbour",
  subject: "Your access",
  text: "Sign in here.",
};
const send = (part = {}) =>
  sendWithSendGrid({ MAIL_PROVIDER_URL: address, MAIL_PROVIDER_KEY: "SG.key", ...part }, gate, mail);

test("a mail leaves in the provider's own shape", async () => {
  expect(await send()).toEqual({ provider: "sendgrid", state: "Sent", providerMessageId: "14c5d75ce93" });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    path: "/v3/mail/send",
    headers: { authorization: "Bearer SG.key", "content-type": "application/json" },
    body: {
      personalizations: [{ to: [{ email: "ada@example.com", name: "Ada" }] }],
      from: { email: "no-reply@harbour.example", name: "Harbour" },
      subject: "Your access",
      content: [{ type: "text/plain", value: "Sign in here." }],
    },
  });
});

test("a file is attached whole, whatever its length", async () => {
  for (const length of [0, 1, 24_575, 24_576, 24_577, 100_000]) {
    seen = [];
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    const attachment = { fileName: "Rows.csv", type: "text/csv", bytes };
    await sendWithSendGrid({ MAIL_PROVIDER_URL: address, MAIL_PROVIDER_KEY: "SG.key" }, gate, { ...mail, attachment });
    const content = Buffer.from(bytes).toString("base64");
    expect(seen[0]?.body).toMatchObject({
      attachments: [{ content, type: "text/csv", filename: "Rows.csv", disposition: "attachment" }],
    });
  }
});

test("a refusal says what the provider says, and that nothing changed", async () => {
  const errors = [
    { message: "The from address does not match a verified Sender Identity.", field: "from", help: null },
  ];
  refuses = { status: 403, body: JSON.stringify({ errors }) };
  await expect(send()).rejects.toMatchObject({
    status: 502,
    code: "MAIL_NOT_SENT",
    message: expect.stringContaining("verified Sender Identity. Nothing was changed. Try again."),
  });
  refuses = { status: 500, body: "<html>" };
  await expect(send()).rejects.toMatchObject({ message: expect.stringContaining("the provider returned 500.") });
});

test("no key and no answer are sentences too", async () => {
  await expect(send({ MAIL_PROVIDER_KEY: undefined })).rejects.toMatchObject({ code: "MAIL_NOT_SENT" });
  await expect(send({ MAIL_PROVIDER_URL: "http://127.0.0.1:1" })).rejects.toMatchObject({
    message: expect.stringContaining("isn’t responding"),
  });
});

const outgoing: Outgoing = {
  ...mail,
  mailId: "m1",
  messageId: "<m1@harbour.example>",
  issuerId: "issuer-harbour",
  replyTo: "rosa@harbour.example",
  stopLink: "https://harbour.example/api/v1/mails/issuer-harbour/stop/pgt_x",
};
const handTo = (part = {}) =>
  handToSendGrid({ MAIL_PROVIDER_URL: address, MAIL_PROVIDER_KEY: "SG.key", ...part }, gate, outgoing);

test("a campaign's mail carries its own id, how to stop it in one click, and no pixel or rewritten link", async () => {
  expect(await handTo()).toMatchObject({ end: "sent", providerMessageId: "14c5d75ce93" });
  expect(seen[0]?.body).toMatchObject({
    reply_to: { email: "rosa@harbour.example" },
    headers: {
      "Message-ID": "<m1@harbour.example>",
      "List-Unsubscribe": "<https://harbour.example/api/v1/mails/issuer-harbour/stop/pgt_x>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    custom_args: { paygauge_issuer: "issuer-harbour", paygauge_mail: "m1" },
    tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
  });
});

test("only an answer that refuses is a refusal; everything else is not confirmed, or has not left", async () => {
  refuses = { status: 400, body: JSON.stringify({ errors: [{ message: "Bad address." }] }) };
  expect(await handTo()).toMatchObject({ end: "refused", reason: expect.stringContaining("Bad address.") });
  refuses = { status: 429, body: "{}" };
  expect(await handTo()).toMatchObject({ end: "later" });
  refuses = { status: 503, body: "{}" };
  expect(await handTo()).toMatchObject({ end: "notConfirmed" });
  expect(await handTo({ MAIL_PROVIDER_URL: "http://127.0.0.1:1" })).toMatchObject({ end: "notConfirmed" });
  expect(await handTo({ MAIL_PROVIDER_KEY: "" })).toMatchObject({ end: "refused" });
  const closed = {
    acquire: () => ({ admitted: false, reason: "open", retryAfterMs: 1 }) as const,
    report: () => undefined,
  };
  const env = { MAIL_PROVIDER_URL: address, MAIL_PROVIDER_KEY: "SG.key" };
  expect(await handToSendGrid(env, closed, outgoing)).toMatchObject({ end: "later" });
  expect(seen).toHaveLength(3);
});

test("a value that would begin another header is found, whichever it is", () => {
  expect(brokenHeader(outgoing)).toBeNull();
  for (const field of ["toAddress", "toName", "fromName", "replyTo", "subject", "stopLink", "messageId"] as const)
    for (const sign of ["\r\n", "\n", "\0", "\u2028"])
      expect(brokenHeader({ ...outgoing, [field]: `a${sign}Bcc: x@y.example` })).toBe(field);
});
