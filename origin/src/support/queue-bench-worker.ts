import { DurableObject } from "cloudflare:workers";
import type { CommandOutcome, EnqueueCommand, ListTarget, StartAnswer, StartCommand } from "../proq/contract.ts";
import { CommandOutcomes, createOutcomeTable } from "../commands/command-outcomes.ts";
import { ProQ } from "../proq/proq.ts";
import type { Target } from "../proq/targets.ts";
import type { Env } from "../env.ts";

interface BenchEnv extends Env {
  readonly BENCH_PROQ: DurableObjectNamespace<BenchProQ>;
  readonly BENCH_TARGET: DurableObjectNamespace<BenchTarget>;
}

/** The payload of a command that is to end in Error. */
const failing = "fail";

/** The product's queue, handing over to one object that takes lists. */
export class BenchProQ extends ProQ {
  /** Outcomes that were not told yet. */
  countUntold(): number {
    return this.ctx.storage.sql.exec<{ n: number }>("SELECT count(*) n FROM outbox").one().n;
  }

  /** This Worker has no catalogue. */
  override async sweep(): Promise<void> {}

  protected override targetOf(): Target {
    const { BENCH_TARGET } = this.env as BenchEnv; // this Worker's own binding
    return { takes: "lists", name: "bench", object: BENCH_TARGET.get(BENCH_TARGET.idFromName("bench")) };
  }
}

/**
 * Does each effect once, in the transaction that notes it, and completes what came in one call in one call; fails what is
 * made to fail. Notes each outcome that it applies.
 */
export class BenchTarget extends DurableObject<BenchEnv> implements ListTarget {
  #delays: number[] = [];
  readonly #outcomes: CommandOutcomes;
  /** Outcomes are not taken in this life of the object: they wait in the queue's outbox. */
  #isDeaf = false;

  constructor(ctx: DurableObjectState, env: BenchEnv) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS applied (id TEXT PRIMARY KEY) WITHOUT ROWID");
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS effects (n INTEGER PRIMARY KEY, id TEXT NOT NULL)");
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS told (n INTEGER PRIMARY KEY, id TEXT NOT NULL, outcome TEXT NOT NULL)",
    );
    createOutcomeTable(ctx.storage.sql);
    this.#outcomes = new CommandOutcomes(ctx.storage.sql);
  }

  async commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void> {
    if (this.#isDeaf) await new Promise(() => {});
    await this.#outcomes.take(outcomes, ({ commandId, outcome }) => {
      this.ctx.storage.sql.exec("INSERT INTO told (id, outcome) VALUES (?, ?)", commandId, outcome);
      return true;
    });
  }

  beDeaf(): void {
    this.#isDeaf = true;
  }

  /** The outcomes that this object applied, in order; an outcome twice if it was applied twice. */
  told(): { id: string; outcome: string }[] {
    return this.ctx.storage.sql
      .exec<{ id: string; outcome: string }>("SELECT id, outcome FROM told ORDER BY n")
      .toArray();
  }

  async startCommands(commands: readonly StartCommand[]): Promise<StartAnswer[]> {
    const at = Date.now();
    for (const { payload } of commands) this.#delays.push(at - Number(payload));
    const proq = this.env.BENCH_PROQ.get(this.env.BENCH_PROQ.idFromName("bench"));
    const isToFail = ({ payload }: StartCommand) => payload === failing;
    for (const { commandId, token } of commands.filter(isToFail))
      this.ctx.waitUntil(proq.fail(commandId, token, "It is made to fail.", false));
    const applied = this.#apply(commands.filter((each) => !isToFail(each)).map(({ commandId }) => commandId));
    const fresh = commands.filter((each) => !isToFail(each) && !applied.has(each.commandId));
    if (fresh.length > 0)
      this.ctx.waitUntil(proq.completeMany(fresh.map(({ commandId, token }) => ({ commandId, token }))));
    return commands.map(({ commandId }) => ({ state: applied.has(commandId) ? "applied" : "accepted" }));
  }

  /** Effects of those that had none yet; gives the others. */
  #apply(ids: readonly string[]): Set<string> {
    const { sql } = this.ctx.storage;
    return this.ctx.storage.transactionSync(() => {
      const list = JSON.stringify(ids);
      const known = sql.exec<{ id: string }>(
        "SELECT id FROM applied WHERE id IN (SELECT value FROM json_each(?))",
        list,
      );
      const applied = new Set(known.toArray().map(({ id }) => id));
      const fresh = JSON.stringify(ids.filter((id) => !applied.has(id)));
      sql.exec("INSERT INTO applied (id) SELECT value FROM json_each(?)", fresh);
      sql.exec("INSERT INTO effects (id) SELECT value FROM json_each(?)", fresh);
      return applied;
    });
  }

  /** Ids in the order their effects were done, an id twice if its effect was. */
  effects(): string[] {
    return this.ctx.storage.sql
      .exec<{ id: string }>("SELECT id FROM effects ORDER BY n")
      .toArray()
      .map(({ id }) => id);
  }

  countEffects(): number {
    return this.ctx.storage.sql.exec<{ n: number }>("SELECT count(*) n FROM effects").one().n;
  }

  /** Milliseconds from before the enqueue to the hand-over; forgets them. */
  delays(): number[] {
    const known = this.#delays;
    this.#delays = [];
    return known;
  }
}

const command = (id: string, group: string | null): EnqueueCommand => ({
  id,
  commandType: "Paygauge.Analysis.BenchCommand",
  category: "bench",
  targetEntityId: "bench",
  jobId: "bench",
  correlationId: id,
  payload: String(Date.now()),
  priority: 10,
  processingGroup: group,
  stuckTimeOutInSeconds: 120,
});

type Queue = DurableObjectStub<BenchProQ>;

/** `lanes` senders, each with one command a call. */
async function enqueueSingly(proq: Queue, prefix: string, count: number, lanes: number): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await proq.enqueue([command(`${prefix}${(next += 1)}`, null)]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function enqueueInLists(proq: Queue, prefix: string, count: number, groups: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const list = Array.from({ length: Math.min(500, count - from) }, (_, index) =>
      command(`${prefix}${from + index}`, groups === 0 ? null : `g${(from + index) % groups}`),
    );
    await proq.enqueue(list);
  }
}

/**
 * What bench and kill test ask for: ?do=…&prefix=…&count=…, or a list of commands in the body. They measure the time
 * themselves, since a Worker's clock does not advance.
 */
export default {
  async fetch(request: Request, env: BenchEnv): Promise<Response> {
    const asked = new URL(request.url).searchParams;
    const [prefix, count, more] = [asked.get("prefix") ?? "", Number(asked.get("count")), Number(asked.get("more"))];
    const proq = env.BENCH_PROQ.get(env.BENCH_PROQ.idFromName("bench"));
    const target = env.BENCH_TARGET.get(env.BENCH_TARGET.idFromName("bench"));
    switch (asked.get("do")) {
      case "run":
        await proq.setRunning(count === 1);
        break;
      case "singly":
        await enqueueSingly(proq, prefix, count, more);
        break;
      case "lists":
        await enqueueInLists(proq, prefix, count, more);
        break;
      case "pairs":
        for (let index = 0; index < count; index += 1) await enqueueSingly(proq, `${prefix}${index}-`, 1, 1);
        break;
      case "enqueue":
        return Response.json(await proq.enqueue(await request.json<EnqueueCommand[]>()));
      case "deaf":
        await target.beDeaf();
        break;
      case "told":
        return Response.json(await target.told());
      case "effects":
        return Response.json(await target.effects());
      case "delays":
        return Response.json(await target.delays());
    }
    const untold = await proq.countUntold();
    return Response.json({ ...(await proq.listCounts()), untold, effects: await target.countEffects() });
  },
};
