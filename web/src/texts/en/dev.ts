import { devAnonymiseTexts } from "./dev-anonymise.ts";
import { devAnonymiserTexts } from "./dev-anonymiser.ts";
import { devDebugTexts } from "./dev-debug.ts";
import { devLayoutsTexts } from "./dev-layouts.ts";
import { devPartsTexts } from "./dev-parts.ts";
import { devResetTexts } from "./dev-reset.ts";
import { devSocketTexts } from "./dev-socket.ts";

/** Words of the developer area. */
export const devTexts = {
  title: "Developer area",
  lead: "Pages for product developers.",
  inaccessible: "No user may open this page. If you see it, the route guard has a fault: report it.",
  notReleased: "Not available in this release",
  ...devPartsTexts,
  anonymise: devAnonymiseTexts,
  anonymiser: devAnonymiserTexts,
  reset: devResetTexts,
  debug: devDebugTexts,
  layouts: devLayoutsTexts,
  socket: devSocketTexts,
  examples: {
    title: "Examples",
    lead: "Every component in all its states, in any theme and mode.",
    theme: "Theme",
    mode: "Mode",
    modes: { light: "Light", dark: "Dark", print: "Print" },
    components: "Components",
    all: "All components",
    count: "{count, plural, one {# example} other {# examples}}",
    unknown: "Component not found. Choose one from the list.",
    example: "{component}: {state}",
  },
} as const;
