import { objectNamed, type Env } from "../env.ts";
import type { ProQ } from "./proq.ts";

/** The one queue of commands. */
export function queueOf(env: Pick<Env, "PROQ">): DurableObjectStub<ProQ> {
  return objectNamed<ProQ>(env.PROQ, "proq");
}
