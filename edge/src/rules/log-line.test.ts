import { expect, it } from "vitest";
import { decidePath } from "./decided-path.ts";
import { logLine } from "./log-line.ts";

/** Texts that would begin a line of their own, end a string early, colour a terminal, or be read as another line. */
const hostile = [
  "%0d%0a",
  "\r\n",
  "\n{}",
  "\u0085",
  "%c2%85",
  "\u2028",
  "%e2%80%a8",
  "\u2029",
  "\u001b[31m",
  "%1b%5b31m",
  "%00",
  '"',
  '","status":200,"x":"',
  "\\",
  "\\u000a",
  "%22%7d%0a%7b",
  "\u007f",
  "é%CC%81",
  "\u202e",
  "${jndi:ldap://x}",
];

/** Secrets by their forms, each as a user could put it into an address. */
const secrets = [
  "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJkYW5hIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg",
  "dana.developer@paygauge.example",
  "dana.developer%40paygauge.example",
  "A".repeat(96),
  "AQzx0123456789-_".repeat(8),
  `pgt_${"A".repeat(43)}`,
];
const secretForms = [/eyJ[\w-]{8,}/, /pgt_/, /@|%40/, /[\w-]{80,}/];
const roots = ["/api/v1/jobs/j1/suppliers", "/profile", "/auth/callback", "/login", "/vendors", "/assets"];
const fields = ["at", "id", "method", "path", "status", "ms"];

it("S59: of a hundred thousand lines each is one line of JSON, and none holds a secret or begins another line", () => {
  const lines = 100_000;
  let [told, refused, hidden] = [0, 0, 0];
  for (let line = 0; line < lines; line += 1) {
    const [root, bad, secret] = [roots[line % 6], hostile[line % 20], secrets[line % 5]];
    // What the gateway would decide of the address is what it logs.
    const path =
      decidePath(`${root}/${line % 3 === 0 ? bad : "s"}${line}/${line % 7 === 0 ? secret : "p"}`) ?? undefined;
    const text = logLine({
      at: 1_790_000_000_000 + line,
      id: line.toString(16).padStart(32, "0"),
      method: line % 2 === 0 ? "GET" : "POST",
      path,
      status: 200 + (line % 300),
      ms: line % 5000,
    });
    const read: Record<string, unknown> = JSON.parse(text);
    const wrong =
      // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
      /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text) ||
      secretForms.some((form) => form.test(text)) ||
      Object.keys(read).some((each) => !fields.includes(each)) ||
      read["status"] !== 200 + (line % 300);
    if (wrong) throw new Error(`Line ${line} tells what it must not: ${text}`);
    if (path === undefined) refused += 1;
    else if (text.includes("(hidden)")) hidden += 1;
    else told += 1;
  }
  // All three kinds were among them.
  expect(told + refused + hidden).toBe(lines);
  expect(Math.min(told, refused, hidden)).toBeGreaterThan(5000);
});

it("S59: the path of an ordinary request is logged in full", () => {
  const path = "/api/v1/jobs/0198c1de-9a50-7b6e-8a33-5b0d1f3a9c11/suppliers/acme-ltd";
  const text = logLine({ at: 0, id: "a", method: "GET", path, status: 200, ms: 1 });
  expect(JSON.parse(text)).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    id: "a",
    method: "GET",
    path,
    status: 200,
    ms: 1,
  });
});
