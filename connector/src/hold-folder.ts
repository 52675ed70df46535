import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";

function isRunning(pid: number): boolean {
  // 0 and below mean groups of processes.
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Holds a folder for this process: two of them would take each other's files. What a killed one left is taken over.
 * @returns how to release it. @throws Error while another process holds it
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "running");
  const hold = () => writeFileSync(file, String(process.pid), { flag: "wx", mode: 0o600 });
  try {
    hold();
  } catch {
    const pid = Number(readFileSync(file, "utf8"));
    if (pid !== process.pid && isRunning(pid))
      throw new Error(
        `Another connector (process ${pid}) works in ${folder}. Stop it, or set CONNECTOR_FOLDER to another folder.`,
      );
    rmSync(file);
    hold();
  }
  return () => rmSync(file, { force: true });
}
