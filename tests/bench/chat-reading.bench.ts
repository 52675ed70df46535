/**
 * How long the assistant reads a PDF of 212 pages and 24 MB, in the whole system, and what its Worker holds meanwhile:
 * the JavaScript heap with the buffers behind it, every 50 ms. Run by `npm run bench -- chat-reading`.
 */
import * as v from "valibot";
import { pdfOf } from "../../chatbot/src/support/pdf.fixture.ts";
import { expectOk, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem } from "../support/system.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const pages = 212;
const pictureBytes = 23_000_000;
const everyMs = 50;

/** A document with 55 lines on each page and a picture that no page draws. */
function largePdf(): Buffer {
  const line = (page: number, n: number) => ({
    text: `Rule ${page}.${n}: the acceptor of class ${(page * n) % 97} pays ${n + 5} basis points on day ${page}.`,
    size: n === 0 ? 16 : 9,
  });
  const text = pdfOf(Array.from({ length: pages }, (_, page) => Array.from({ length: 55 }, (__, n) => line(page, n))));
  const [head, tail] = [Buffer.from("%PDF-1.4\n"), Buffer.from(text.subarray(9))];
  // A comment moves every offset of the table: a reader then finds the objects by itself, the harder way.
  const picture = Buffer.alloc(pictureBytes, "%picture data of a page that was scanned\n");
  return Buffer.concat([head, picture, Buffer.from("\n"), tail]);
}

const targets = v.array(v.object({ title: v.string(), webSocketDebuggerUrl: v.string() }));
const usage = v.object({
  result: v.object({ usedSize: v.number(), backingStorageSize: v.optional(v.number(), 0) }),
});

/** Watches the heap of the chatbot's Worker; the function that it returns ends it and gives the largest, MB. */
async function watchHeap(inspectorPort: number): Promise<() => number> {
  const found = v.parse(targets, await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json());
  const target = found.find(({ title }) => title.includes("chatbot"));
  if (target === undefined) throw new Error(`No Worker of the chatbot: ${found.map(({ title }) => title).join(", ")}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  let largest = 0;
  socket.addEventListener("message", ({ data }) => {
    const read = v.safeParse(usage, JSON.parse(String(data)));
    if (read.success) largest = Math.max(largest, read.output.result.usedSize + read.output.result.backingStorageSize);
  });
  let id = 0;
  const timer = setInterval(
    () => socket.send(JSON.stringify({ id: (id += 1), method: "Runtime.getHeapUsage" })),
    everyMs,
  );
  return () => {
    clearInterval(timer);
    socket.close();
    return largest / 1_000_000;
  };
}

const system = await startSystem({ seed: "without-job", isInspected: true });
try {
  loadLine();
  const sasha = await signIn(system.port, "sasha.sysadmin");
  expectOk(await sasha.call("GET", "/chat/documents"), "documents");
  const boundary = "----bench";
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="rules.pdf"\r\n\r\n`),
    largePdf(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const stop = await watchHeap(system.inspectorPort);
  const began = performance.now();
  const headers = {
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "x-csrf": "1",
    origin: `http://${sasha.host}:${system.port}`,
    "sec-fetch-site": "same-origin",
  };
  expectOk(await sasha.send(sasha.host, "/chat/documents/upload", { method: "POST", body, headers }), "upload");
  const answered = performance.now() - began;
  const list = async () =>
    (await sasha.call("GET", "/chat/documents")).json<{
      documents: { name: string; state: string; passages: number }[];
    }>();
  const { documents } = await until("a document that is read", list, (all) =>
    all.documents.some(({ name, state }) => name === "rules" && (state === "ready" || state === "failed")),
  );
  const read = documents.find(({ name }) => name === "rules");
  console.log(`${pages} pages, ${(body.length / 1e6).toFixed(1)} MB: ${read?.state}, ${read?.passages} passages`);
  goalLine("upload answered", { value: answered, unit: "ms", goal: null, better: "less" });
  goalLine("document ready", { value: (performance.now() - began) / 1000, unit: "s", goal: 60, better: "less" });
  goalLine("heap and buffers of the Worker, at most", { value: stop(), unit: "MB", goal: 128, better: "less" });
} finally {
  await system.end();
}
