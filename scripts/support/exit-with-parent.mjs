import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";

/** The parent of a process, 0 where the system does not tell. */
function parentOf(pid) {
  try {
    // After the name in brackets come the state and the parent.
    if (process.platform === "linux")
      return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1]);
    if (process.platform === "darwin")
      return Number(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }));
  } catch {
    // It is gone.
  }
  return 0;
}

/**
 * Holds a child that leads its own process group: passes signals on, ends the group when the child or this
 * process's parent ends (npm passes no SIGTERM on; a killed npm leaves this process with another parent).
 */
export function exitWithParent(child) {
  const parent = process.ppid;
  // npm runs its scripts through a shell, which outlives a killed npm: the shell's parent is watched as well.
  const above = parentOf(parent);
  let ending = false;

  const endGroup = (signal) => {
    try {
      process.kill(process.platform === "win32" ? child.pid : -child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  const end = () => {
    if (ending) return;
    ending = true;
    endGroup("SIGTERM");
    setTimeout(() => {
      endGroup("SIGKILL");
      process.exit(130);
    }, 4000);
  };

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  const watch = setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== above) end();
  }, 300);
  child.on("exit", (code, signal) => {
    clearInterval(watch);
    // What the child started may outlive it.
    endGroup("SIGKILL");
    process.exit(ending ? 130 : (code ?? (signal ? 1 : 0)));
  });
}

/** In a task: ends this process when the one above it is gone, so that nothing is left behind. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 300).unref();
}
