import type { LockPerson } from "@paygauge/api-types/entities/concurrency";
import { TestLocks } from "./test-locks.ts";

export { TestLocks };

interface BenchEnv {
  readonly TEST_LOCKS: DurableObjectNamespace<TestLocks>;
}

const entity = "e";
const person = (number: number): LockPerson => ({
  userId: `u${number}`,
  names: `Contender ${number}`,
  emailAddress: `u${number}@example.org`,
});

/** What the soak of the locks asks for: ?do=…&from=…&count=…, or a list of tokens in the body. */
export default {
  async fetch(request: Request, env: BenchEnv): Promise<Response> {
    const asked = new URL(request.url).searchParams;
    const [from, count] = [Number(asked.get("from")), Number(asked.get("count"))];
    const locks = env.TEST_LOCKS.get(env.TEST_LOCKS.idFromName("soak"));
    const contenders = Array.from({ length: count }, (_, index) => person(from + index));
    switch (asked.get("do")) {
      case "freeze":
        await locks.freeze(Date.UTC(2026, 0, 1));
        break;
      case "thaw":
        await locks.thaw();
        break;
      case "advance":
        await locks.advance(count);
        break;
      case "take": {
        const answers = await Promise.all(contenders.map((each) => locks.take(entity, each)));
        return Response.json(answers.flatMap(({ status }) => (status.fencingToken === null ? [] : [status])));
      }
      case "force":
        return Response.json((await locks.force(entity, person(from))).status);
      case "request":
        return Response.json((await locks.request(entity, person(from))).status);
      case "deny":
        return Response.json(await locks.deny(entity, `u${from}`, `u${count}`));
      case "check": {
        const tokens = await request.json<{ userId: string; fence: number }[]>();
        const answers = await Promise.all(tokens.map(({ userId, fence }) => locks.check(entity, userId, fence)));
        return Response.json(answers.map(({ reason }) => reason));
      }
    }
    return Response.json(await locks.status(entity, `u${from}`));
  },
};
