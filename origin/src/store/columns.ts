import { integer, text } from "drizzle-orm/sqlite-core";

/** Moments are ISO 8601 in UTC ("2026-10-01T12:00:00.000Z"), so that they sort as text and travel as they are. */
export const moment = (name: string) => text(name);
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** Up to which outcome of a command the row has followed it (proq/contract.ts): each is applied to it once. */
export const settled = () => integer("settled").notNull().default(0);

/** Every row that people edit: the version goes up by one at each change and guards against lost updates. */
export const editable = () => ({
  createdOn: moment("created_on").notNull(),
  updatedOn: moment("updated_on").notNull(),
  version: integer("version").notNull().default(1),
});
