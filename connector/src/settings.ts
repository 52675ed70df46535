import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const address = (name: string) =>
  v.pipe(
    v.string(`Set ${name} to an address.`),
    v.url(`Set ${name} to an address such as https://brand.example.`),
    v.transform((text) => text.replace(/\/+$/, "")),
  );
const words = (name: string) => v.pipe(v.string(`Set ${name}.`), v.minLength(1, `Set ${name}.`));

const settingsSchema = v.object({
  CONNECTOR_URL: address("CONNECTOR_URL"),
  CONNECTOR_TOKEN_URL: address("CONNECTOR_TOKEN_URL"),
  CONNECTOR_CLIENT_ID: words("CONNECTOR_CLIENT_ID"),
  CONNECTOR_CLIENT_SECRET: words("CONNECTOR_CLIENT_SECRET or CONNECTOR_CLIENT_SECRET_FILE"),
  CONNECTOR_FOLDER: v.optional(v.string(), "connector-files"),
});

export interface Settings {
  /** Where the product is, without a slash at the end. */
  readonly site: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its key, and files on their way; readable by its own user alone. */
  readonly folder: string;
}

/** Settings of the environment. @throws Error with one sentence for each that is missing or wrong */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const file = environment["CONNECTOR_CLIENT_SECRET_FILE"];
  const secret = file === undefined ? environment["CONNECTOR_CLIENT_SECRET"] : readFileSync(file, "utf8").trim();
  const named = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, environment[name]]));
  const read = v.safeParse(settingsSchema, { ...named, CONNECTOR_CLIENT_SECRET: secret });
  if (!read.success) throw new Error(read.issues.map(({ message }) => message).join("\n"));
  return {
    site: read.output.CONNECTOR_URL,
    tokenUrl: read.output.CONNECTOR_TOKEN_URL,
    clientId: read.output.CONNECTOR_CLIENT_ID,
    clientSecret: read.output.CONNECTOR_CLIENT_SECRET,
    folder: path.resolve(read.output.CONNECTOR_FOLDER),
  };
}
