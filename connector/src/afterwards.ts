/** The end of a file on its server once the product has confirmed its digest. */
import path from "node:path";
import type { PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { Failed } from "./failed.ts";
import type { Candidate } from "./listing.ts";
import type { Server } from "./server.ts";

/** A name that is free in the folder: the file's own, or with a number before its last dot. */
async function freePlace(server: Server, folder: string, name: string): Promise<string> {
  const { name: stem, ext } = path.posix.parse(name);
  for (let number = 1; number <= 100; number += 1) {
    const place = path.posix.join(folder, number === 1 ? name : `${stem} (${number})${ext}`);
    if ((await server.look(place)) === null) return place;
  }
  throw new Failed("afterwards", `${folder} has a hundred files of this name.`);
}

/**
 * Moves or deletes the file, unless it is another one by now: nothing that was not uploaded is ever moved or deleted.
 * Repeated, it changes nothing more. @throws Failed
 */
export async function finishOnServer(
  server: Server,
  configuration: PulledConfiguration,
  file: Candidate,
): Promise<void> {
  const { afterwards, moveTo } = configuration;
  if (afterwards === "keep") return;
  const now = await server.look(file.path);
  // It was moved or deleted already, and only the connector's word of it was lost.
  if (now === null) return;
  if (now.size !== file.size || now.modifiedOn !== file.modifiedOn)
    throw new Failed("changed", `${file.path} has changed since it was read.`);
  try {
    if (afterwards === "delete") await server.remove(file.path);
    else {
      const folder = moveTo ?? "";
      await server.ensureFolder(folder);
      await server.move(file.path, await freePlace(server, folder, file.name));
    }
  } catch (error) {
    if (error instanceof Failed && error.retry) throw error;
    throw new Failed("afterwards", "The file could not be moved or deleted.", { cause: error });
  }
}
