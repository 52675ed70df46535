// Asks /healthz of the port again and again until its input ends, then writes the slowest answer, ms. A process of its
// own: what the test does meanwhile delays nothing here.
import http from "node:http";
import process from "node:process";

const port = Number(process.argv[2]);
const pauseMs = 20;
let slowest = 0;
const over = new AbortController();
process.stdin.on("end", () => over.abort()).resume();

const ask = () =>
  new Promise((resolve, reject) => {
    const headers = { host: `brand1.localhost:${port}` };
    http
      .get({ host: "127.0.0.1", port, path: "/healthz", headers }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode));
      })
      .on("error", reject);
  });

while (!over.signal.aborted) {
  const asked = performance.now();
  const status = await ask();
  if (status !== 200) throw new Error(`/healthz answered ${status}.`);
  slowest = Math.max(slowest, performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
console.log(slowest);
