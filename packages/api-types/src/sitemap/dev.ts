import { holders } from "../access/access.ts";
import type { Page } from "./page.ts";

export const devPages = {
  dev: { path: "/dev", frame: "standard", title: "Developer area", access: holders("DevArea_CRUD"), example: "/dev", released: false },
  devExamples: { path: "/dev/examples/:example*", frame: "standard", title: "Examples", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/examples", released: false },
  devDebugLogging: { path: "/dev/exercise/debug-logging", frame: "standard", title: "Debug logging", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/exercise/debug-logging", released: false },
  devWebsocket: { path: "/dev/experiments/websocket-poc", frame: "standard", title: "Websocket experiment", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/experiments/websocket-poc", released: false },
  devAnonymizeCsv: { path: "/dev/tools/anonymize-csv", frame: "standard", title: "Anonymize CSV", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/tools/anonymize-csv", released: false },
  devResetAllJobs: { path: "/dev/tools/reset-all-jobs", frame: "standard", title: "Reset all jobs", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/tools/reset-all-jobs", released: false },
  devDatabaseAnonymizer: { path: "/dev/tools/database-anonymizer", frame: "standard", title: "Database anonymizer", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/tools/database-anonymizer", released: false },
  devLayouts: { path: "/dev/layouts/:layout*", frame: "standard", title: "Layouts", access: holders("DevArea_CRUD"), parent: "dev", example: "/dev/layouts", released: false },
  devInaccessible: { path: "/dev/inaccessible", frame: "standard", title: "Inaccessible", access: holders("InaccessibleArea_ALL"), parent: "dev", example: "/dev/inaccessible", released: false },
} as const satisfies Record<string, Page>;
