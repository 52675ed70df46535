import { defineConfig } from "drizzle-kit";

/** `../node_modules/.bin/drizzle-kit generate` writes the next migration; it needs no network. */
export default defineConfig({ dialect: "sqlite", schema: "./src/store/schema.ts", out: "./migrations" });
