// CPU time by step of a test run. The processes of a step inherit its name, and /proc is read for them twice a second:
// browsers and runtimes that a test ends by force are never waited for, so the times of children leave them out.
import { readFileSync, readdirSync } from "node:fs";

/** Environment variable with the name of the step that a process belongs to. */
export const stepVariable = "PAYGAUGE_STEP";
const ticksPerSecond = 100;
const interval = 500;

/** The step that a process belongs to; null where it has none, or has ended. */
function stepOf(pid) {
  try {
    const entry = readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .find((each) => each.startsWith(`${stepVariable}=`));
    return entry?.slice(stepVariable.length + 1) ?? null;
  } catch {
    return null;
  }
}

/** Seconds of CPU that a process has used without its children, when it began and its parent; null where it has ended. */
function useOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return {
      seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
      began: fields[19],
      parent: fields[1],
    };
  } catch {
    return null;
  }
}

/** Starts to count; `of(step)` returns its seconds so far, null where the system has no /proc. Ends with `stop()`. */
export function countStepCpu() {
  /** Step and seconds of every process seen, by its ID and start. */
  const seen = new Map();
  /** Step of the newest process of an ID. */
  const steps = new Map();
  let hasProc = true;
  const look = () => {
    let pids = [];
    try {
      pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    } catch {
      hasProc = false;
    }
    for (const pid of pids) {
      const use = useOf(pid);
      if (use === null) continue;
      // An ID is used again; with the moment of its start it names one process.
      const name = `${pid} ${use.began}`;
      const before = seen.get(name) ?? { step: null, looks: 0 };
      // Until it runs its own program, a new process has its parent's environment; a browser writes its title over it.
      const own = before.step ?? (before.looks < 2 ? stepOf(pid) : null);
      const step = own ?? steps.get(use.parent) ?? null;
      steps.set(pid, step);
      seen.set(name, { step, seconds: use.seconds, looks: before.looks + 1 });
    }
  };
  const timer = setInterval(look, interval);
  timer.unref();
  return {
    of: (step) => {
      look();
      if (!hasProc) return null;
      return [...seen.values()].filter((each) => each.step === step).reduce((sum, { seconds }) => sum + seconds, 0);
    },
    stop: () => clearInterval(timer),
  };
}
