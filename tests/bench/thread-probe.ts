/** How long others wait for the thread: a question that needs no work is asked again and again, one at a time. */
import http from "node:http";

interface Waited {
  /** When it was asked, ms since 1970. */
  readonly at: number;
  readonly ms: number;
}

/** Between an answer and the next question, ms: short against the blocks that are looked for. */
const pauseMs = 5;

function askOnce(agent: http.Agent, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ agent, host: "127.0.0.1", port, path: "/healthz" }, (answer) => {
      answer.resume().on("end", () => resolve());
    });
    request.on("error", reject);
  });
}

/** Asks until told to stop; what it says of a time is how long its longest question waited. */
export class ThreadProbe {
  readonly #waits: Waited[] = [];
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  #isOver = false;
  readonly #asking: Promise<void>;

  constructor(port: number) {
    this.#port = port;
    this.#asking = this.#ask();
  }

  async #ask(): Promise<void> {
    while (!this.#isOver) {
      const [at, began] = [Date.now(), performance.now()];
      await askOnce(this.#agent, this.#port);
      this.#waits.push({ at, ms: performance.now() - began });
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  /** The longest waits of the questions in a time, longest first. Time: ms since 1970. */
  longest(from: number, to: number, most = 3): number[] {
    const within = this.#waits.filter(({ at, ms }) => at + ms >= from && at < to).map(({ ms }) => ms);
    return within.toSorted((a, b) => b - a).slice(0, most);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#asking;
    this.#agent.destroy();
  }
}
