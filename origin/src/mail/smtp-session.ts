import { LogLevel, WorkerMailer } from "worker-mailer";

interface Reading {
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
}

/**
 * Reads one whole answer. worker-mailer's own reading asks a connection that has ended again and again, without a pause in
 * which anything else could run; a connection that ends is an error here.
 */
async function readAnswer(this: Reading): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await this.reader.read();
    if (done) throw new Error("The connection ended.");
    text += decoder.decode(value, { stream: true });
    if (text.length > 65_536) throw new Error("The answer is too long.");
    const last = text.split(/\r?\n/).at(-2) ?? "";
    if (text.endsWith("\n") && !/^\d{3}-/.test(last)) return text;
  }
}
Object.defineProperty(WorkerMailer.prototype, "read", { value: readAnswer });

/** Where a server is, and how one signs in there. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

/** How long one answer of the server may take, ms. */
const answerMs = 10_000;

/** A session with implicit TLS: nothing is said in the clear, and STARTTLS is never asked for. @throws Error */
export function openSession({ host, port, user, password }: SmtpServer): Promise<WorkerMailer> {
  return WorkerMailer.connect({
    host,
    port,
    secure: true,
    startTls: false,
    authType: ["plain", "login"],
    ...(user !== "" && { credentials: { username: user, password } }),
    logLevel: LogLevel.NONE,
    socketTimeoutMs: answerMs,
    responseTimeoutMs: answerMs,
  });
}
