import { root } from "./places.mjs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Prints the addresses of the brands and the seeded users. */
export async function printWelcome(port) {
  const { seededPeople } = await import(pathToFileURL(path.join(root, "packages/api-types/src/seeded-people.ts")).href);
  const line = (text = "") => console.log(text);
  line();
  line("Paygauge is running.");
  line(`  http://localhost:${port} (a page of the brands)`);
  for (const n of [1, 2, 3, 4, 5]) line(`  http://brand${n}.localhost:${port}`);
  line();
  line("Sign in as a sample user (no password needed; the sign-in page lists them all):");
  for (const person of seededPeople.slice(0, 12)) line(`  ${person.username.padEnd(26)} ${person.note}`);
  if (seededPeople.length > 12) line(`  … and ${seededPeople.length - 12} more on the sign-in page`);
  line();
  line("Stop with Ctrl-C.");
}
