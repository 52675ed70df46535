// Asks /healthz of the port again and again until its input ends, then writes how long workerd's thread held the slowest
// answer, ms. A process of its own: what the test does meanwhile delays nothing here.
import { readFileSync, readdirSync } from "node:fs";
import http from "node:http";
import process from "node:process";

const [port, group] = process.argv.slice(2).map(Number);
const pauseMs = 20;
let longest = 0;
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

/** Folders in /proc of the threads of workerd in the group; none where the system has no /proc. */
function threadsOfWorkerd() {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        const stat = statOf(pid);
        const [, , ofGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        if (Number(ofGroup) !== group || !stat.includes("(workerd)")) return [];
        return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
      });
  } catch {
    return [];
  }
}

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** CPU time of each thread so far, ms. */
function cpuOf(threads) {
  return new Map(
    threads.flatMap((thread) => {
      try {
        return [[thread, Number(readFileSync(`${thread}/schedstat`, "utf8").split(" ")[0]) / 1e6]];
      } catch {
        return [];
      }
    }),
  );
}

/**
 * CPU time of the busiest thread since `before`, ms. While other processes share the processors, an answer takes longer
 * than the thread works; the time it waits for them isn't the product's.
 */
function heldSince(before, waited) {
  const spent = [...cpuOf([...before.keys()])].map(([thread, ms]) => ms - (before.get(thread) ?? ms));
  return spent.length === 0 ? waited : Math.min(waited, Math.max(...spent));
}

const threads = threadsOfWorkerd();
while (!over.signal.aborted) {
  const before = cpuOf(threads);
  const asked = performance.now();
  const status = await ask();
  if (status !== 200) throw new Error(`/healthz answered ${status}.`);
  const waited = performance.now() - asked;
  if (waited > longest) longest = Math.max(longest, heldSince(before, waited));
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
console.log(longest);
