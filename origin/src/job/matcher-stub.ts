import { objectNamed, type Env } from "../env.ts";
import type { Matcher } from "./matcher-object.ts";

/** The matcher that keeps an index under this name: asked for another version, it makes its index again. */
export function matcherOf(env: Pick<Env, "MATCHER">, name: string): DurableObjectStub<Matcher> {
  return objectNamed<Matcher>(env.MATCHER, name);
}
