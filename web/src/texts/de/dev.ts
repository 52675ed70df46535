import type { Translation } from "../translation.ts";
import { devAnonymiseTexts } from "./dev-anonymise.ts";
import { devAnonymiserTexts } from "./dev-anonymiser.ts";
import { devDebugTexts } from "./dev-debug.ts";
import { devLayoutsTexts } from "./dev-layouts.ts";
import { devPartsTexts } from "./dev-parts.ts";
import { devResetTexts } from "./dev-reset.ts";
import { devSocketTexts } from "./dev-socket.ts";

/** Words of the developer area. */
export const devTexts = {
  title: "Entwicklungsbereich",
  lead: "Seiten für alle, die das Produkt entwickeln.",
  inaccessible:
    "Diese Seite darf niemand öffnen. Wenn Sie sie sehen, ist der Seitenschutz fehlerhaft: Melden Sie das bitte.",
  notReleased: "In dieser Version nicht verfügbar",
  ...devPartsTexts,
  anonymise: devAnonymiseTexts,
  anonymiser: devAnonymiserTexts,
  reset: devResetTexts,
  debug: devDebugTexts,
  layouts: devLayoutsTexts,
  socket: devSocketTexts,
  examples: {
    title: "Beispiele",
    lead: "Jede Komponente in jedem ihrer Vorschauzustände, in jedem Farbschema und Modus.",
    theme: "Farbschema",
    mode: "Modus",
    modes: { light: "Hell", dark: "Dunkel", print: "Druck" },
    components: "Komponenten",
    all: "Alle Komponenten",
    count: "{count, plural, one {# Beispiel} other {# Beispiele}}",
    unknown: "Komponente nicht gefunden. Wählen Sie eine aus der Liste.",
    example: "{component}: {state}",
  },
} as const satisfies Translation["dev"];
