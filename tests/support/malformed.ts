import { bodyTypeOf } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";

/** A repeatable choice of whole numbers below a bound. */
export type Below = (bound: number) => number;

const pick = <T>(below: Below, from: readonly T[]): T => {
  const found = from[below(from.length)];
  if (found === undefined) throw new Error("Nothing to choose from.");
  return found;
};

const pieces = [
  "\r\n",
  "\n",
  "\0",
  " ",
  ":",
  "{",
  "}",
  "[",
  '"',
  "\\",
  "%00",
  "%2f",
  "..",
  "é",
  "\ud800",
  "ÿ",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: 5\r\n",
  "Host: evil.example\r\n",
  "0\r\n\r\n",
  "Connection: x-user\r\n",
  "1e999",
  "-1",
  "__proto__",
  "null",
  "=1+1",
  "\u202e",
] as const;

/** A text with some of its parts cut out, doubled, swapped for others or for noise. */
function bent(below: Below, text: string): string {
  let made = text;
  for (let times = 1 + below(4); times > 0; times -= 1) {
    const at = below(made.length + 1);
    const length = below(8);
    switch (below(4)) {
      case 0:
        made = made.slice(0, at) + made.slice(at + length);
        break;
      case 1:
        made = made.slice(0, at) + made.slice(Math.max(0, at - length), at) + made.slice(at);
        break;
      case 2:
        made = made.slice(0, at) + pick(below, pieces) + made.slice(at);
        break;
      default:
        made = made.slice(0, at) + String.fromCharCode(below(256)) + made.slice(at + 1);
    }
  }
  return made;
}

/** Bodies that a call may be sent: right ones, almost right ones, and noise. */
function bodyOf(below: Below, type: ReturnType<typeof bodyTypeOf>): string {
  const json =
    '{"pageNumber":1,"pageSize":25,"orderBy":"name","filters":{"filterItems":[{"propertyName":"name","itemComparisonOperator":"Contains","itemValue":"a"}]}}';
  const form = '--b\r\nContent-Disposition: form-data; name="id"\r\n\r\nuser-isla-issuer\r\n--b--\r\n';
  const table = 'Supplier,Amount,Date\r\n"A ""Ltd""",1.00,2025-01-01\r\nB Ltd,2.00,2025-01-02\r\n';
  return bent(below, type === "multipart" ? form : type === "binary" ? table : json);
}

const types = {
  json: "application/json",
  multipart: "multipart/form-data; boundary=b",
  binary: "application/octet-stream",
  none: "text/plain",
};
const calls = compiledCalls.filter(({ call }) => call.access.who !== "edge" && call.service === undefined);

/** What of a request is bent. */
export const bentParts = ["framing", "headers", "body", "cookie"] as const;
type BentPart = (typeof bentParts)[number];

/** The bytes of a request of a signed-in user, one part of it malformed. */
export function malformed(below: Below, part: BentPart, host: string, cookie: string): string {
  const { call, path } = pick(below, calls);
  const type = bodyTypeOf(call);
  const isUnsafe = call.method !== "GET";
  const body = isUnsafe && type !== "none" ? bodyOf(below, part === "body" ? type : "json") : "";
  const session = part === "cookie" ? bent(below, cookie) : cookie;
  const lines = [
    `${call.method} ${path.replaceAll(/:\w+/g, "sample-job")} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${session}`,
    "Sec-Fetch-Mode: cors",
    "Sec-Fetch-Site: same-origin",
    ...(isUnsafe
      ? [
          `Origin: http://${host}`,
          "X-CSRF: 1",
          `Content-Type: ${types[type]}`,
          `Content-Length: ${Buffer.byteLength(body, "latin1")}`,
        ]
      : []),
    "Connection: close",
  ];
  const own =
    part === "headers"
      ? [...lines.slice(0, 2), ...lines.slice(2).map((line) => (below(3) === 0 ? bent(below, line) : line))]
      : lines;
  const text = `${own.join("\r\n")}\r\n\r\n${body}`;
  return part === "framing" ? bent(below, text) : text;
}
