import { readFileSync } from "node:fs";
import path from "node:path";
import { bodyTypeOf } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";

/** A way into the gateway: a method at a path, and the type of body that it takes. */
export interface WayIn {
  readonly method: string;
  readonly path: string;
  readonly type: "json" | "multipart" | "binary" | "none" | "form";
}

const worker = path.resolve(import.meta.dirname, "../../edge/src/worker.ts");
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
/** What a form without script, or the provider's server, posts. */
const formPaths = /sign-out|logout/;

/** Paths that the gateway itself declares, read from where it does: those of a group by one path in it. */
function declaredPaths(): readonly string[] {
  const lines = [...readFileSync(worker, "utf8").matchAll(/^app\.(?:get|post|put|patch|delete|all)\((.*)$/gm)];
  return lines.map(([line, words = ""]) => {
    const named = /^"([^"]+)"/.exec(words)?.[1];
    if (named === undefined) throw new Error(`A route without a path of its own: ${line}`);
    return named.startsWith("/") ? named.replace("*", "x") : "/x";
  });
}

/** Every way into the gateway: each method at each path that it declares, and each call of the product. */
export function everyWayIn(): readonly WayIn[] {
  const own = declaredPaths().flatMap((each) =>
    methods.map((method) => ({ method, path: each, type: formPaths.test(each) ? "form" : "json" }) as const),
  );
  const calls = compiledCalls.map(({ call }) => ({
    method: call.method,
    path: call.path.replaceAll(/:\w+[?*]?/g, "x"),
    type: bodyTypeOf(call),
  }));
  return [...own, ...calls];
}
