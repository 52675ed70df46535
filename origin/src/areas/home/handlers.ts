import type { Handlers } from "../../call-context.ts";
import { dashboardOf, partReaders } from "./dashboard-parts.ts";

export const homeHandlers = {
  dashboard: ({ env, db, person }) => dashboardOf(partReaders, { env, db, person }),
} satisfies Partial<Handlers>;
