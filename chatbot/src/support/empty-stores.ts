import { reset } from "cloudflare:test";
import { beforeAll } from "vitest";

// Files share a process and its stores: each begins with empty ones.
beforeAll(() => reset());

// A line for each request would go to the reporter one by one.
console.log = () => {};
