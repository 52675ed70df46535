import { spawn } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "../..");
/** The compiler itself, and not the script that starts it: its work is counted. */
const [compiler = "tsc"] = globSync("node_modules/.pnpm/@typescript+typescript-*/node_modules/@typescript/*/lib/tsc", {
  cwd: root,
}).map((file) => path.join(root, file));

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The compiler's own language server, asked as an editor asks it: JSON-RPC over its standard streams. */
export class LanguageServer {
  readonly #process;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #next = 0;
  #held = Buffer.alloc(0);

  constructor(folder: string) {
    this.#process = spawn(compiler, ["--lsp", "--stdio"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
    this.#process.stdout.on("data", (bytes: Buffer) => this.#take(bytes));
  }

  async open(folder: string): Promise<void> {
    await this.ask("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { completion: { completionItem: { snippetSupport: false } } } },
    });
    this.tell("initialized", {});
  }

  tell(method: string, params: object): void {
    this.#send({ method, params });
  }

  /** @throws Error with the server's own message */
  async ask(method: string, params: object): Promise<unknown> {
    this.#next += 1;
    const id = this.#next;
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#send({ id, method, params });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** What it has worked so far, ms of CPU (Linux): other work of the machine isn't counted. */
  cpuMs(): number {
    const parts = readFileSync(`/proc/${this.#process.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    // Of utime and stime the kernel tells hundredths of a second.
    return (Number(parts[11]) + Number(parts[12])) * 10;
  }

  end(): void {
    this.#process.kill();
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #take(bytes: Buffer): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    for (;;) {
      const end = this.#held.indexOf("\r\n\r\n");
      if (end === -1) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#held.subarray(0, end).toString())?.[1]);
      if (this.#held.length < end + 4 + length) return;
      const message = JSON.parse(this.#held.subarray(end + 4, end + 4 + length).toString()) as Message;
      this.#held = this.#held.subarray(end + 4 + length);
      // What the server asks of an editor (settings, watchers) has no answer here, and it continues without.
      if (message.method !== undefined && message.id !== undefined) this.#send({ id: message.id, result: null });
      else if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    }
  }
}
