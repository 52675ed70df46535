import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";

const memory = "/dev/shm";
const named = /^paygauge-(\d+)$/;
/** Bytes that must be free: the stores of a few systems, several times over. */
const wanted = 6 * 1024 ** 3;

/** Whether a process of this id runs. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes what ended runs left in the memory; one that was killed could not do it itself. */
function sweep() {
  for (const name of readdirSync(memory)) {
    const pid = named.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Has this process and its children keep what is temporary in memory: stores on a disk wait for it at every commit,
 * which was more than half of the time of a test. Where there is no such memory, or too little, nothing changes.
 * DISK_TMPDIR then names the former place, for what outlives the run.
 */
export function keepTemporaryInMemory() {
  try {
    sweep();
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < wanted) return;
    const folder = path.join(memory, `paygauge-${process.pid}`);
    mkdirSync(folder);
    process.env.DISK_TMPDIR = tmpdir();
    process.env.TMPDIR = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // No such memory here, or not ours to write: the disk does as well, only slower.
  }
}
