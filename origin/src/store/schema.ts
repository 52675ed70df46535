/** Every table of the catalogue; drizzle-kit reads this file to write migrations/. */
export * from "./analytics-tables.ts";
export * from "./benchmark-tables.ts";
export * from "./download-tables.ts";
export * from "./draft-tables.ts";
export * from "./export-tables.ts";
export * from "./feed-tables.ts";
export * from "./hub-tables.ts";
export * from "./issuer-tables.ts";
export * from "./job-tables.ts";
export * from "./link-tables.ts";
export * from "./lock-tables.ts";
export * from "./need-tables.ts";
export * from "./people-tables.ts";
export * from "./prompt-tables.ts";
export * from "./rollup-tables.ts";
export * from "./system-tables.ts";
export * from "./view-tables.ts";
