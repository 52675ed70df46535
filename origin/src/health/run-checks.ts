import { message, type Message } from "@paygauge/api-types/catalogue/message";
import { healthLimits, type CheckResult } from "@paygauge/api-types/entities/system-health";
import { HealthFault, type Check, type CheckContext, type Finding } from "./check.ts";
import { scrubberOf } from "./scrub.ts";

type Context = Omit<CheckContext, "signal">;

interface Running {
  readonly context: Context;
  readonly scrub: (message: Message) => Message;
  /** When all checks must have ended. */
  readonly endsAt: number;
  readonly onResult: (result: CheckResult) => void;
}

/** The finding, or what says that there was none in time. */
async function within(ms: number, check: Check, context: Context): Promise<Finding> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fault = new HealthFault(message("healthLate", { seconds: Math.round(ms / 1000) }));
    timer = setTimeout(() => {
      reject(fault);
      controller.abort(fault);
    }, ms);
  });
  try {
    return await Promise.race([check.run({ ...context, signal: controller.signal }), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function runOne(check: Check, { context, scrub, endsAt, onResult }: Running): Promise<CheckResult> {
  const started = Date.now();
  const end = (state: CheckResult["state"], said: Message | null): CheckResult => {
    const at = new Date(context.now()).toISOString();
    const result = { check: check.name, state, message: said && scrub(said), ms: Date.now() - started, at };
    onResult(result);
    return result;
  };
  try {
    const finding = await within(Math.min(healthLimits.checkMs, Math.max(0, endsAt - started)), check, context);
    return end(finding.state, finding.message);
  } catch (error) {
    // What an unknown error says may be anything: it goes to the log of the platform, never to a screen.
    if (error instanceof HealthFault) return end("failed", error.said);
    console.error(JSON.stringify({ event: "health-check", check: check.name, message: scrub(String(error)) }));
    return end("failed", message("healthNoAnswer"));
  }
}

/** At most so many at once. */
async function inLanes<T>(most: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at];
      if (task) results[at] = await task();
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, lane));
  return results;
}

function skip(check: Check, { context, onResult }: Running): CheckResult {
  const at = new Date(context.now()).toISOString();
  const result = { check: check.name, state: "notChecked", message: message("healthDepends"), ms: 0, at } as const;
  onResult(result);
  return result;
}

/**
 * Runs checks; never rejects, and ends within `healthLimits.wholeMs` whatever hangs. Parts that need the catalogue wait for
 * its result, so that its failure is not reported as theirs.
 */
export async function runChecks(
  { components, services }: { readonly components: readonly Check[]; readonly services: readonly Check[] },
  context: Context,
  onResult: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const running: Running = {
    context,
    scrub: scrubberOf(context.env),
    endsAt: Date.now() + healthLimits.wholeMs,
    onResult,
  };
  const first = components.filter(({ needsCatalogue }) => needsCatalogue !== true);
  const started = new Map(first.map((check) => [check.name, runOne(check, running)]));
  const afterCatalogue = components.filter(({ needsCatalogue }) => needsCatalogue === true);
  const dependents = afterCatalogue.map(async (check) => {
    const catalogue = await started.get("catalogue");
    return catalogue?.state === "failed" ? skip(check, running) : runOne(check, running);
  });
  const [parts, later, outside] = await Promise.all([
    Promise.all(started.values()),
    Promise.all(dependents),
    inLanes(
      healthLimits.atOnce,
      services.map((check) => () => runOne(check, running)),
    ),
  ]);
  return [...parts, ...later, ...outside];
}
