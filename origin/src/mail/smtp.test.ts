import { expect, test } from "vitest";
import { smtpServerOf } from "./smtp-address.ts";
import { answerIn, headerWords, namedAddress } from "./smtp-words.ts";

const faultOf = (url: string, part = {}) => {
  const found = smtpServerOf({ MAIL_PROVIDER_URL: url, ENVIRONMENT: "production", ...part });
  return "fault" in found ? found.fault.code : null;
};

test("only implicit TLS is spoken: STARTTLS and port 25 are refused in words", () => {
  expect(faultOf("smtps://mail.example")).toBeNull();
  expect(smtpServerOf({ MAIL_PROVIDER_URL: "smtps://mail.example" })).toMatchObject({
    host: "mail.example",
    port: 465,
  });
  for (const clear of [
    "smtp://mail.example",
    "smtp://mail.example:587",
    "smtps://mail.example:25",
    "smtps://mail.example:587",
  ])
    expect([clear, faultOf(clear)]).toEqual([clear, "smtpImplicitTls"]);
  for (const wrong of ["", "mail.example", "smtps://"]) expect(faultOf(wrong)).toBe("smtpAddress");
  expect(faultOf("smtps://127.0.0.1:465")).toBe("smtpAddress");
  expect(faultOf("smtps://127.0.0.1:4650", { ENVIRONMENT: "local" })).toBeNull();
});

test("headers hold encoded words of at most 75 characters, which no value breaks out of", () => {
  expect(headerWords("How Calder pays you")).toBe("How Calder pays you");
  const long = headerWords(`Wie Käufer „Groß & Söhne“ ${"ü".repeat(80)} bezahlt`);
  for (const line of long.split("\r\n ")) {
    expect(line.length).toBeLessThanOrEqual(75);
    expect(line).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
  }
  expect(namedAddress('Eve" <x@y.example>', "a@b.example")).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?= <a@b.example>$/);
});

test("an answer is found in what was thrown, and no answer is none", () => {
  const of = (text: string) => answerIn(new Error(text));
  expect(of("Invalid RCPT TO: <a@b.example> 550 5.1.1 no such user\r\n")).toEqual({
    code: 550,
    words: "550 5.1.1 no such user",
  });
  expect(of("Invalid RCPT TO: <a@b.example> NOTIFY=NEVER 450 4.2.0 greylisted\r\n")?.code).toBe(450);
  expect(of("Failed send email body: 554-5.7.1 spam\r\n554 5.7.1 go away\r\n")).toEqual({
    code: 554,
    words: "554 5.7.1 spam 5.7.1 go away",
  });
  for (const none of ["The connection ended.", "Timeout while waiting for smtp server response", "Socket timeout!"])
    expect(of(none)).toBeNull();
});
