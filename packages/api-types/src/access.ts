export * from "./access/access.ts";
export * from "./access/flags.ts";
export * from "./access/giving.ts";
export * from "./access/guard.ts";
export * from "./access/permissions.ts";
export * from "./access/roles.ts";
export * from "./access/switching.ts";
