import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../languages.ts";
import { mailFooter } from "./mail-footer.ts";
import { domainOf, isMailAddress, mailAddressKey, verifiedDomains } from "./mail-sender.ts";
import { mailMoves, mailStates, mayMail } from "./mail-states.ts";
import {
  faultOfTemplate,
  fillTemplate,
  headerLine,
  mailVariables,
  missingOf,
  type MailValues,
} from "./mail-template.ts";

const values = (part: Partial<MailValues> = {}): MailValues => ({
  ...(Object.fromEntries(mailVariables.map((name) => [name, `<${name}>`])) as MailValues),
  ...part,
});

test("a template names known variables alone, and every brace is one's", () => {
  expect(faultOfTemplate("Dear {contact}, {offer}")).toBeNull();
  expect(faultOfTemplate("Dear {firstName},")).toBe("{firstName}");
  expect(faultOfTemplate("Dear {contact")).toBe("{");
  expect(faultOfTemplate("{}")).toBe("{}");
});

test("a value is never expanded, and never begins another header", () => {
  const filled = fillTemplate(
    { subject: "To {supplier}", text: "Dear {contact},\n\n{payments}\n\n{buyer}" },
    values({ supplier: "A\r\nBcc: x@y.example", contact: "{buyer}", payments: "" }),
  );
  expect(filled).toEqual({ subject: "To A Bcc: x@y.example", text: "Dear {buyer},\n\n<buyer>" });
  expect(missingOf({ subject: "{fee}", text: "{contact}" }, values({ fee: null }))).toEqual(["fee"]);
  // A template saved long ago can name a variable that no longer exists: it is not sent with its braces.
  expect(missingOf({ subject: "{buyer}", text: "{cashRate} {cashRate}" }, values())).toEqual(["cashRate"]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (said) => {
      expect(headerLine(said)).not.toMatch(/[\r\n\0\u2028\u2029]/);
    }),
  );
});

test("a mail's footer says who writes, from where, why and how to stop it", () => {
  const facts = { sender: "Harbour", postalAddress: "4 Quay Street", buyer: "Calder", stopLink: "https://h.example/x" };
  for (const language of languages) {
    const footer = mailFooter(language, facts);
    for (const part of Object.values(facts)) expect(footer).toContain(part);
  }
});

test("addresses and domains have one form", () => {
  expect(domainOf("No-Reply@Harbour.Example")).toBe("harbour.example");
  expect([...verifiedDomains(" harbour.example, IRIS.example,")]).toEqual(["harbour.example", "iris.example"]);
  expect(mailAddressKey(" Jenny@Halden.example ")).toBe("jenny@halden.example");
  expect(isMailAddress("jenny@halden.example")).toBe(true);
  for (const bad of [
    "jenny",
    "a b@c.example",
    "a@b.example\r\nRCPT TO:<x@y.example>",
    "<a@b.example>",
    "a@b@c.example",
  ])
    expect(isMailAddress(bad), bad).toBe(false);
});

test("states only move forward, but for a server that asks to try later", () => {
  const rank = (state: (typeof mailStates)[number]) => mailStates.indexOf(state);
  for (const from of mailStates)
    for (const to of mailMoves[from])
      if (!(from === "Sending" && to === "Waiting")) expect(rank(to)).toBeGreaterThan(rank(from));
  expect(mayMail("NotConfirmed", "Sending")).toBe(false);
  expect(mayMail("OptedOut", "Waiting")).toBe(false);
});
