/** One request over HTTP. Names below .localhost are this machine's, whatever its resolver says (RFC 6761). */
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { lookup as systemLookup } from "node:dns";

export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
}

const answerMs = 120_000;
/** Answers of the product are smaller; more of one is not read. */
const maxAnswer = 16 * 1024 * 1024;

const lookup: LookupFunction = (host, options, callback) => {
  if (!host.endsWith(".localhost")) systemLookup(host, options, callback);
  else if (options.all === true) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};

/** @throws Error where no whole answer comes */
export function request(address: string, { method, headers, body }: Asked): Promise<Answered> {
  const { request: begin } = address.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const sent = begin(address, { method, headers, lookup, timeout: answerMs }, (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size > maxAnswer) answer.destroy(new Error("The answer is too long."));
        else pieces.push(piece);
      });
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(pieces).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, text, retryAfter: answer.headers["retry-after"] });
      });
    });
    sent.on("timeout", () => sent.destroy(new Error(`${address} did not answer within ${answerMs / 1000} s.`)));
    sent.on("error", reject);
    sent.end(body);
  });
}
