import type { Answer, Client } from "./client.ts";

const boundary = "----paygauge-test";
const part = (words: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${words}\r\n\r\n`;

/** Uploads a document to the assistant, of everyone or of one issuer, as its form does. */
export function sendDocument(
  client: Client,
  name: string,
  content: string | Uint8Array,
  issuerId = "",
): Promise<Answer> {
  const body = Buffer.concat([
    Buffer.from(`${part('name="issuer_id"')}${issuerId}\r\n${part(`name="files"; filename="${name}"`)}`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return client.send(client.host, "/chat/documents/upload", {
    method: "POST",
    body,
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "x-csrf": "1",
      origin: `http://${client.host}:${client.port}`,
      "sec-fetch-site": "same-origin",
    },
  });
}
