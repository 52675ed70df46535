import { isolatedText } from "@paygauge/api-types/clean-text";

const wrapped = new WeakMap<object, object>();

/** A translation function whose texts isolate the values that they are given: a name reorders no sentence around it. */
export function isolateValues<Translate extends (...args: never[]) => unknown>(translate: Translate): Translate {
  const known = wrapped.get(translate);
  // It was put there under the same function, so it has its type.
  if (known !== undefined) return known as Translate;
  const isolating = new Proxy(translate, {
    apply: (target, self, [key, values, ...rest]: unknown[]) =>
      Reflect.apply(target, self, [key, isolatedValues(values), ...rest]),
  });
  wrapped.set(translate, isolating);
  return isolating;
}

function isolatedValues(values: unknown): unknown {
  if (typeof values !== "object" || values === null) return values;
  const entries: [string, unknown][] = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? isolatedText(value) : value]),
  );
}
