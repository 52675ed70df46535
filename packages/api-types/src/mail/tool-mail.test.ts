import { describe, expect, it } from "vitest";
import { fillToolMail, readRecipients } from "./tool-mail.ts";

describe("recipients", () => {
  it("are read from lines by hand and from a list with cells, each address once", () => {
    const text =
      'Name;E-mail\nada@harbour.example\nBob Row <bob@harbour.example>\n"Row, Cora";cora@harbour.example\nADA@harbour.example,Again\n\n';
    expect(readRecipients(text)).toEqual({
      recipients: [
        { name: "", address: "ada@harbour.example" },
        { name: "Bob Row", address: "bob@harbour.example" },
        { name: "Row", address: "cora@harbour.example" },
      ],
      faults: [],
    });
  });
  it("without an address are named by their line", () => {
    expect(readRecipients("ada@harbour.example\nBob\nx@y").faults).toEqual([2, 3]);
  });
});

it("an email has its recipient's values, none of which is expanded or begins a header", () => {
  const recipient = { name: "{brand} Row\r\nBcc: x@y.example", address: "a@b.example" };
  const filled = fillToolMail(
    { subject: "To {name}", text: "{name} {sender} {other}" },
    { recipient, brand: "Harbour", sender: "Sasha", language: "en", stopLink: "https://h.example/stop" },
  );
  expect(filled.subject).toBe("To {brand} Row Bcc: x@y.example");
  expect(filled.text).toContain("{brand} Row");
  expect(filled.text.endsWith("\n-- \nHarbour\nStop these emails: https://h.example/stop")).toBe(true);
  expect(filled.text).toContain("Sasha {other}");
});
