import { startBareWorker, untilAnswers } from "./bare-worker.ts";

/** Commands in each list of the queue, ends that their target was not told yet, and effects that were done. */
export interface QueueStanding {
  readonly queued: number;
  readonly error: number;
  readonly completed: number;
  readonly untold: number;
  readonly effects: number;
}

/** The command queue alone in workerd, no host around it, with stores of its own and one object that does what it is handed. */
export interface QueueWorker {
  /** Where its stores lie. */
  readonly folder: string;
  /** Asks origin/src/support/queue-bench-worker.ts; the caller knows what that answers. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the answer
  tell<T = QueueStanding>(what: string, values?: Readonly<Record<string, string | number>>, body?: unknown): Promise<T>;
  /** Stops it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same stores; gives its first answer. */
  restart(): Promise<QueueStanding>;
  /** Stops it and removes its stores. */
  end(): Promise<void>;
}

/** Starts the queue alone. End it with `end`. */
export async function startQueueWorker(): Promise<QueueWorker> {
  const worker = await startBareWorker({
    name: "queue",
    main: "origin/src/support/queue-bench-worker.ts",
    objects: { BENCH_PROQ: "BenchProQ", BENCH_TARGET: "BenchTarget" },
  });
  const tell: QueueWorker["tell"] = async (what, values = {}, body) => {
    const search = new URLSearchParams({ do: what });
    for (const [name, value] of Object.entries(values)) search.set(name, String(value));
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${worker.address}/?${search.toString()}`, sent);
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ready = () => untilAnswers("The queue", () => tell("look"));
  await ready();
  return {
    folder: worker.folder,
    tell,
    kill: worker.kill,
    restart: () => {
      worker.restart();
      return ready();
    },
    end: worker.end,
  };
}
